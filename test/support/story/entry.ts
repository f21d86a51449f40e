import { readdirSync, readFileSync } from 'node:fs';
import { cib } from '../cli.ts';
import { temporaryFolder } from '../folder.ts';
import type { Changes } from '../github/github.ts';

export interface Submission {
  readonly slug: string;
  readonly name: string;
  readonly version: string;
  /** By digest. */
  readonly image: string;
}

/** What a submitter does at home: a run, and an entry of it. The files, as the board's repository will have them. */
export async function measuredEntry({ slug, name, version, image }: Submission): Promise<Changes> {
  const bundle = `${temporaryFolder()}/cib`;
  const { status, stderr } = await cib('run', '--suite', 'cib', '--adapter', `image:${image}`, '--out', bundle);
  if (status !== 0) throw new Error(stderr);
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
    ...Object.fromEntries(readdirSync(bundle).map((file) => [`${folder}/cib/${file}`, readFileSync(`${bundle}/${file}`)])),
  };
}
