// Deep: builds every real image, to show that the packages of an example still give what its entry says.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { examples, systems } from '../scripts/own-entries.ts';
import type { Manifest } from '../src/evidence/manifest.ts';
import { cib } from './support/cli.ts';
import { builtImage, describeWithDocker } from './support/docker.ts';
import { temporaryFolder } from './support/folder.ts';
import { transcriptOf } from './support/transcript.ts';

const bundleOf = (slug: string, suite: string) => `leaderboard/entries/${slug}/${suite}`;
const manifestOf = (bundle: string) => JSON.parse(readFileSync(`${bundle}/manifest.json`, 'utf8')) as Manifest;

const isByMeaning = (slug: string) => readFileSync(`leaderboard/entries/${slug}/entry.json`, 'utf8').includes('MiniLM');

/** A line with sorted sources: on another processor two similarities can differ in the last digit, and change places. */
const withoutOrder = (line: string) =>
  JSON.stringify(JSON.parse(line), (key, value) => (key === 'evidence' ? value.toSorted() : value));

const participants = [...examples, ...systems];

/** The number of tasks of a suite that are run; a task of Worlds has hundreds of events. */
const tasksOf = (suite: string) => (suite === 'worlds' ? 1 : 3);

describeWithDocker('an example system', () => {
  it.for(participants)(
    '$slug gives the replies of its entry again, built from its folder',
    { timeout: 300_000 },
    async ({ slug, adapter, suites }, { skip }) => {
      builtImage(adapter.slice('dir:'.length), skip);
      for (const suite of suites) {
        const bundle = bundleOf(slug, suite);
        const out = `${temporaryFolder()}/bundle`;
        const words = ['--suite', suite, '--adapter', adapter, '--limit', String(tasksOf(suite))];
        const ran = await cib('run', ...words, '--nonce', manifestOf(bundle).nonce, '--out', out);
        expect(ran, suite).toMatchObject({ status: 0, stderr: '' });
        const read = isByMeaning(slug) ? withoutOrder : (line: string) => line;
        const stands = new Set((await transcriptOf(bundle)).map(read));
        const fresh = (await transcriptOf(out)).map(read);
        expect(fresh.length, suite).toBeGreaterThan(0);
        expect(
          fresh.filter((line) => !stands.has(line)),
          suite,
        ).toEqual([]);
      }
    },
  );
});
