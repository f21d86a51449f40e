import { resolve } from 'node:path';
import type { Manifest } from '../evidence/manifest.ts';
import type { ReadFiles } from '../ports/files.ts';
import { shellWord } from '../text/escape.ts';
import { safeText } from '../text/safe-text.ts';

/** A path, quoted as a word of a command. */
export const pathWord = (path: string): string => shellWord(safeText(path, 1_000));

/** The options by which a command gets the data of a bundle. */
export const dataOptions = ({ dataset, count }: { readonly dataset?: string; readonly count?: number }): string =>
  `${dataset === undefined ? '' : ` --dataset ${pathWord(dataset)}`}${count === undefined ? '' : ` --count ${count}`}`;

/** The first free name of an output folder: `results`, otherwise `results-2`, and so on. */
export async function freeName(files: ReadFiles, preferred: string): Promise<string> {
  // `.` has no name to which a number can be added.
  const named = /^(?:.*\/)?\.{1,2}\/*$/.test(preferred) ? resolve(preferred) : preferred.replace(/\/+$/, '');
  if (!(await files.exists(named))) return named;
  // The end of a date is no number of a run.
  const [, first] = /^(.+)-\d{1,2}$/.exec(named) ?? [];
  const base = first !== undefined && (await files.exists(first)) ? first : named;
  for (let number = 2; ; number += 1) {
    const name = `${base}-${number}`;
    if (!(await files.exists(name))) return name;
  }
}

/** What to do after a partial run, in words: the same run without the options that made it one. */
export const wholeRun = async (files: ReadFiles, folder: string): Promise<string> =>
  `the same run without --limit, --count, --family, --arm or --shard, with --out ${pathWord(await freeName(files, folder))}`;

/** What to do if none of a run's tasks could be measured. */
export const declareMore = async (files: ReadFiles, folder: string): Promise<string> =>
  `no task was measured: declare what they need in the adapter’s \`capabilities\` (docs/protocol.md says what each suite needs), and run again with --out ${pathWord(await freeName(files, folder))}`;

/**
 * The command that puts a bundle of a system onto a board, where a run without an image of a registry gets no rank; and the file
 * that it needs if there is none. The figures of the project's own systems are computed by the board itself, so for them it is the
 * command that shows them, with `options` such as the dataset.
 */
export async function entryStep(
  files: ReadFiles,
  folder: string,
  { system, image }: Pick<Manifest, 'system' | 'image'>,
  options: string,
): Promise<string> {
  if (system.kind !== 'system') return `cib score ${pathWord(folder)}${options}`;
  const kit = 'memory-adapter/entry.json';
  const from = (await files.exists(kit)) ? kit : 'entry.json';
  const fields = `slug, licence, network${image ? '' : ', platform'}`;
  const first = (await files.exists(from)) ? '' : `write entry.json with ${fields} (docs/guide-submit.md), and then: `;
  const command = `${first}cib entry ${pathWord(folder)} --from ${from} --out ${pathWord(await freeName(files, 'entry'))}`;
  return image?.repo_digest
    ? command
    : `for a rank, push an image and run on it (docs/guide-submit.md). Without one: ${command}`;
}
