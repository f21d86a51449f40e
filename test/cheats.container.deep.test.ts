// Deep: runs all suites on held-out data, to show that a gap appears; cheats.test.ts uses data of other seeds.
import { expect, it } from 'vitest';
import { loadSuite, SUITE_IDS } from '../src/suites/catalogue.ts';
import { describeWithDocker } from './support/docker.ts';
import { gapOf, publicAnswers } from './support/gap.ts';

const ranked = (await Promise.all(SUITE_IDS.map(loadSuite))).filter(({ description }) => description.headline);

describeWithDocker('an adapter in a container', () => {
  for (const suite of ranked) {
    const { id } = suite.description;

    it(`shows a contamination gap of ${id} if it memorised the public answers`, async () => {
      const gap = await gapOf(suite, 'memorise', publicAnswers(suite));
      expect(gap.system.public).toBeGreaterThan(0.95);
      expect(gap.ci95?.[0]).toBeGreaterThan(0);
    });

    it(`shows a contamination gap of ${id} if it memorised them without the names`, async () => {
      expect((await gapOf(suite, 'memorise-blanked', publicAnswers(suite))).ci95?.[0]).toBeGreaterThan(0);
    });

    it(`shows no contamination gap of ${id} if it memorised nothing`, async () => {
      const { ci95 } = await gapOf(suite, 'lexical');
      expect(ci95?.[0]).toBeLessThanOrEqual(0);
      expect(ci95?.[1]).toBeGreaterThanOrEqual(0);
    });
  }
});
