import { basename, dirname, join, relative } from 'node:path';
import type { Listed, ReadFiles } from '../ports/files.ts';
import { cut } from '../text/safe-text.ts';

/** A file's name for a message: in quotation marks, and cut if it is long. */
export const quotedName = (name: string): string => JSON.stringify(cut(name, 80));

/** The path beside a folder of what takes its place, or of what was there before: a name that nobody gives a file. */
export const beside = (folder: string, what: 'draft' | 'former') =>
  join(dirname(folder), `.${basename(folder)}.cib-${what}`);

/** Temporary files: drafts that a killed process left, and the lock of a running process. */
export const isTemporary = (name: string) => /^\..*\.(?:draft|lock)$/.test(name);

/** What stands where a plain file belongs, in words that follow "is". */
export const NOT_PLAIN: Readonly<Record<Exclude<Listed['kind'], 'file'>, string>> = {
  executable: 'executable',
  folder: 'a folder',
  link: 'a symbolic link',
  submodule: 'a submodule',
  other: 'not a regular file',
};

/** What a link or a device is, in words that follow "is": it leads out of its folder, or has no end. Undefined for others. */
export const irregular = ({ kind }: Listed): string | undefined =>
  kind === 'link' || kind === 'other' ? NOT_PLAIN[kind] : undefined;

/**
 * The first link or device on the way from a folder to a path in it, in words such as `a/b is a symbolic link`. Undefined without one,
 * and for a path outside of the folder. In somebody else's repository a link may lead to a secret or to any folder of this machine.
 */
export async function irregularOn(files: ReadFiles, folder: string, path: string): Promise<string | undefined> {
  const inside = relative(folder, path);
  if (/^\.\.(?:\/|$)/.test(inside)) return undefined;
  let at = folder;
  for (const part of inside.split('/')) {
    if (!(await files.isDirectory(at))) return undefined;
    const listed = (await files.entries(at)).find(({ name }) => name === part);
    const what = listed && irregular(listed);
    at = `${at}/${part}`;
    if (what !== undefined) return `${at} is ${what}`;
  }
  return undefined;
}
