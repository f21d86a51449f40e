import type { ReadFiles } from '../../ports/files.ts';
import { ENTRY_LIMITS, type EntryFile } from '../rules/files.ts';

/** A pointer of Git LFS is shorter. */
const SMALL = 1024;

/** The files of a folder at any depth; one more than an entry may have is enough. */
export async function entryFiles(source: ReadFiles, folder: string): Promise<readonly EntryFile[]> {
  const files: EntryFile[] = [];
  const open = [folder];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    for (const { name, kind } of await source.entries(at)) {
      const path = `${at}/${name}`;
      if (files.length > ENTRY_LIMITS.files) return files;
      if (kind === 'folder') open.push(path);
      else files.push({ path, kind, ...(await look(source, path, kind)) });
    }
  }
  return files;
}

async function look(source: ReadFiles, path: string, kind: EntryFile['kind']) {
  const size = await source.size(path);
  if (kind !== 'file' || size > SMALL) return { size, beginning: '' };
  return { size, beginning: Buffer.from(await source.bytes(path)).toString('latin1') };
}
