import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { temporaryFolder } from '../folder.ts';
import type { Changes } from '../github/github.ts';

export interface System {
  readonly slug: string;
  readonly name: string;
  readonly version: string;
}

/** What a submitter does at home: a run of the image, and an entry of it. The files, as the board will have them. */
export async function measuredEntry({ slug, name, version }: System, image: string): Promise<Changes> {
  const bundle = `${temporaryFolder()}/cib`;
  // As it was released: what runs from src is another harness, which the board does not know.
  const words = ['dist/cli.js', 'run', '--suite', 'cib', '--adapter', `image:${image}`, '--out', bundle];
  await promisify(execFile)(process.execPath, words);
  const entry = {
    schema: 'entry/1',
    slug,
    kind: 'system',
    name,
    version,
    licence: 'MIT',
    adapter: `image:${image}`,
    platform: 'linux/amd64',
    network: false,
    reads_labels: false,
    suites: { cib: 'cib' },
  };
  const folder = `leaderboard/entries/${slug}`;
  return {
    [`${folder}/entry.json`]: `${JSON.stringify(entry, null, 2)}\n`,
    ...Object.fromEntries(
      readdirSync(bundle).map((file) => [`${folder}/cib/${file}`, readFileSync(`${bundle}/${file}`)]),
    ),
  };
}
