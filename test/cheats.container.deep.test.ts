// Only this finds a suite whose held-out data does not show what was learned by heart; cheats.test.ts learns other seeds' data.
import { expect, it } from 'vitest';
import { loadSuite, SUITE_IDS } from '../src/suites/catalogue.ts';
import { describeWithDocker } from './support/docker.ts';
import { gapOf, publicAnswers } from './support/gap.ts';

const ranked = (await Promise.all(SUITE_IDS.map(loadSuite))).filter(({ description }) => description.headline);

describeWithDocker('a cheat in a container', () => {
  for (const suite of ranked) {
    const { id } = suite.description;

    it(`that learned the public answers of ${id} by heart shows a contamination gap`, async () => {
      const gap = await gapOf(suite, 'memorise', publicAnswers(suite));
      expect(gap.system.public).toBeGreaterThan(0.95);
      expect(gap.ci95?.[0]).toBeGreaterThan(0);
    });

    it(`shows a gap of ${id} too if it learned them without the names`, async () => {
      expect((await gapOf(suite, 'memorise-blanked', publicAnswers(suite))).ci95?.[0]).toBeGreaterThan(0);
    });

    it(`shows none of ${id} if it is honest`, async () => {
      const { ci95 } = await gapOf(suite, 'lexical');
      expect(ci95?.[0]).toBeLessThanOrEqual(0);
      expect(ci95?.[1]).toBeGreaterThanOrEqual(0);
    });
  }
});
