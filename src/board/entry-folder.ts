import { Fault } from '../errors/fault.ts';
import type { Listed, ReadFiles } from '../ports/files.ts';

const REFUSED: Partial<Record<Listed['kind'], string>> = {
  link: 'is a symbolic link',
  other: 'is not a regular file',
};

/**
 * The folders of a board's entries, by their slugs, if there are any. Files beside them are left out.
 *
 * @returns the slugs, with a fault for a slug that is a link: it could lead to another entry, or out of the board
 */
export async function entryFolders(files: ReadFiles, entries: string) {
  const found: { readonly slug: string; readonly fault: Fault | undefined }[] = [];
  if (!(await files.isDirectory(entries))) return found;
  for (const { name: slug, kind } of await files.entries(entries)) {
    const path = `${entries}/${slug}`;
    if (await files.isDirectory(path)) found.push({ slug, fault: refusal(path, kind) });
  }
  return found;
}

/**
 * Refuses an entry that contains a link or a device, before it is read: it could show another file of this machine, or have no
 * end. Reading a bundle refuses those inside it.
 *
 * @throws `entry.invalid`
 */
export async function requirePlainEntry(files: ReadFiles, folder: string): Promise<void> {
  for (const { name, kind } of await files.entries(folder)) {
    const fault = refusal(`${folder}/${name}`, kind);
    if (fault) throw fault;
  }
}

function refusal(path: string, kind: Listed['kind']): Fault | undefined {
  const what = REFUSED[kind];
  if (what === undefined) return undefined;
  return new Fault('entry.invalid', `${path} ${what}.`, {
    hint: 'Copy the files themselves into the entry. An entry has only folders and plain files.',
  });
}
