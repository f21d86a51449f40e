import { join } from 'node:path';
import { Fault } from '../errors/fault.ts';
import { BUNDLE } from '../evidence/bundle.ts';
import type { ReadFiles } from '../ports/files.ts';

const MOST_NAMED = 8;
/** Limits the search, since the given folder may be a home folder. */
const MOST_LOOKED_AT = 500;

/** The fault of a folder that lacks a file of a bundle. It says what a bundle has, and which folders below are bundles. */
export async function notABundle(files: ReadFiles, folder: string, lacking: string): Promise<Fault> {
  const unfinished = await files.exists(`${folder}/run.json`);
  const found = await bundlesBelow(files, folder);
  const listed = found.slice(0, MOST_NAMED).join(', ');
  const more = found.length > MOST_NAMED ? ` and ${found.length - MOST_NAMED} more` : '';
  const hints = unfinished
    ? ['It holds an unfinished run: finish it with `cib run … --resume`, or run again in a new folder.']
    : [
        `A bundle is a folder that \`cib run --out\` wrote, with ${Object.values(BUNDLE).join(', ')}.`,
        ...(found.length === 0 ? [] : [`Bundles below this folder: ${listed}${more}.`]),
      ];
  return new Fault('bundle.incomplete', `${folder} is not a bundle: it has no ${lacking}.`, { hint: hints.join('\n') });
}

/** Searches two levels down: an entry has one bundle per suite, and a folder of entries has entries. */
async function bundlesBelow(files: ReadFiles, folder: string): Promise<readonly string[]> {
  const found: string[] = [];
  let left = MOST_LOOKED_AT;
  const look = async (parent: string, deeper: number): Promise<void> => {
    for (const { name, kind } of await files.entries(parent)) {
      if (kind !== 'folder' || left === 0) continue;
      left -= 1;
      const path = join(parent, name);
      if (await files.exists(`${path}/${BUNDLE.manifest}`)) found.push(path);
      else if (deeper > 0) await look(path, deeper - 1);
    }
  };
  await look(folder, 1);
  return found;
}
