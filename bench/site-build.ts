import { globSync } from 'node:fs';
import { readBare } from './bytes.ts';
import { place } from './place.ts';
import type { Benchmark } from './ratio.ts';
import { whole } from './whole.ts';

const ENTRIES = 'leaderboard/entries';

/** The board's own site with nothing noted from a build before: every bundle is verified, every page written. */
export async function siteBuild(): Promise<readonly Benchmark[]> {
  const folder = place();
  const files = globSync(`${ENTRIES}/*/*/*.{json,jsonl}`);
  let builds = 0;
  return [
    {
      name: 'cib site, the board of this repository',
      yardstick: 'sha256sum and a bare JSON parse',
      target: 40,
      rounds: 3,
      async subject() {
        builds += 1;
        return 1000 * (await whole('site', '--entries', ENTRIES, '--no-cache', '--out', `${folder}/${builds}`)).seconds;
      },
      measure: () => readBare(files),
    },
  ];
}
