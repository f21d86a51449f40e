import { Fault } from '../errors/fault.ts';

const KEPT = 'What was finished before is kept.';

/** The reason why a path cannot be written and what to do, by the error code of the system. */
const REASONS: Readonly<Record<string, readonly [reason: string, hint: string]>> = {
  EACCES: ['you may not write there', `Give a folder that you may write to, or change its permissions. ${KEPT}`],
  EPERM: ['you may not write there', `Give a folder that you may write to, or change its permissions. ${KEPT}`],
  EROFS: ['the file system is read-only', 'Give a folder on another file system.'],
  EEXIST: ['a file of that name is there', 'Give the path of a folder.'],
  ENOTDIR: ['a part of the path is a file, not a folder', 'Give the path of a folder.'],
  EISDIR: ['a folder of that name is there', 'Give the path of a file.'],
  ENOENT: ['its file system takes no new folders', 'Give a folder on another file system.'],
  ENOSPC: ['the disk is full', `Free some space. ${KEPT}`],
  EDQUOT: ['your quota of disk space is used up', `Free some space. ${KEPT}`],
  ENAMETOOLONG: ['the name is too long', 'Give a shorter path.'],
};

/** A path that cannot be written. */
export function unwritable(path: string, cause: unknown): Fault {
  const { code = '', message } = cause as NodeJS.ErrnoException;
  const known = Object.hasOwn(REASONS, code) ? REASONS[code] : undefined;
  const [reason, hint] = known ?? [message, `Check permissions and free space. ${KEPT}`];
  return new Fault('file.unwritable', `${path} cannot be written: ${reason}${known ? ` (${code})` : ''}.`, {
    cause,
    hint,
  });
}
