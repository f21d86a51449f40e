// Only this finds an example whose packages no longer give what its entry says: it builds every real image.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { systems } from '../scripts/own-entries.ts';
import type { Manifest } from '../src/evidence/manifest.ts';
import { SUITE_IDS } from '../src/suites/catalogue.ts';
import { cib } from './support/cli.ts';
import { builtImage, describeWithDocker } from './support/docker.ts';
import { temporaryFolder } from './support/folder.ts';
import { transcriptOf } from './support/transcript.ts';

const folderOf = (slug: string) => `examples/adapters/${slug}`;
const bundleOf = (slug: string, suite: string) => `leaderboard/entries/${slug}/${suite}`;
const manifestOf = (bundle: string) => JSON.parse(readFileSync(`${bundle}/manifest.json`, 'utf8')) as Manifest;

const slugs = systems.map(({ slug }) => slug);

/** How many tasks of a suite are run; of Worlds one, with some hundred events. */
const tasksOf = (suite: string) => (suite === 'worlds' ? 1 : 3);

describeWithDocker('a run of a real entry', () => {
  it.each(slugs)(
    '%s: comes out again from its folder alone',
    async (slug) => {
      if (builtImage(folderOf(slug)) === undefined) return;
      for (const suite of SUITE_IDS) {
        const bundle = bundleOf(slug, suite);
        const out = `${temporaryFolder()}/bundle`;
        const words = ['--suite', suite, '--adapter', `dir:${folderOf(slug)}`, '--limit', String(tasksOf(suite))];
        const ran = await cib('run', ...words, '--nonce', manifestOf(bundle).nonce, '--out', out);
        expect(ran, suite).toMatchObject({ status: 0, stderr: '' });
        const stands = new Set(await transcriptOf(bundle));
        const fresh = await transcriptOf(out);
        expect(fresh.length, suite).toBeGreaterThan(0);
        expect(
          fresh.filter((line) => !stands.has(line)),
          suite,
        ).toEqual([]);
      }
    },
    300_000,
  );
});
