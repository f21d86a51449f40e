import { irregular } from '../bundles/plain-files.ts';
import { Fault } from '../errors/fault.ts';
import { BUNDLE } from '../evidence/bundle.ts';
import type { Listed, ReadFiles } from '../ports/files.ts';

/**
 * The folders of a board's entries, by their slugs, if there are any. Files beside them are left out.
 *
 * @returns the slugs, with a fault for a slug that is a link: it could lead to another entry, or out of the board
 */
export async function entryFolders(files: ReadFiles, entries: string) {
  const found: { readonly slug: string; readonly fault: Fault | undefined }[] = [];
  if (!(await files.isDirectory(entries))) return found;
  for (const listed of await files.entries(entries)) {
    const path = `${entries}/${listed.name}`;
    if (await files.isDirectory(path)) found.push({ slug: listed.name, fault: refusal(path, listed) });
  }
  return found;
}

/**
 * Refuses a path that is no folder of entries.
 *
 * @throws Fault `input.missing`; `input.invalid` for one entry or bundle, whose folders would be taken for entries
 */
export async function requireEntries(files: ReadFiles, folder: string): Promise<void> {
  const hint =
    'Give the entries of a board with --entries: a folder with a folder for each entry. In a clone of a board they are in leaderboard/entries.';
  if (!(await files.isDirectory(folder))) throw new Fault('input.missing', `There is no folder ${folder}.`, { hint });
  for (const [name, what] of [
    ['entry.json', 'one entry'],
    [BUNDLE.manifest, 'a bundle'],
  ])
    if (await files.exists(`${folder}/${name}`))
      throw new Fault('input.invalid', `${folder} is ${what}, not a folder of entries.`, { hint });
}

/** Notes if a folder of entries has none: it may be the wrong one. */
export async function noteIfNoEntry(files: ReadFiles, folder: string, note: (line: string) => void): Promise<void> {
  if ((await entryFolders(files, folder)).length === 0) note(`There is no entry in ${folder}.`);
}

/**
 * Refuses an entry that contains a link or a device, before it is read: it could show another file of this machine, or have no
 * end. Reading a bundle refuses those inside it.
 *
 * @throws `entry.invalid`
 */
export async function requirePlainEntry(files: ReadFiles, folder: string): Promise<void> {
  for (const listed of await files.entries(folder)) {
    const fault = refusal(`${folder}/${listed.name}`, listed);
    if (fault) throw fault;
  }
}

function refusal(path: string, listed: Listed): Fault | undefined {
  const what = irregular(listed);
  if (what === undefined) return undefined;
  return new Fault('entry.invalid', `${path} is ${what}.`, {
    hint: 'Copy the files themselves into the entry. An entry has only folders and plain files.',
  });
}
