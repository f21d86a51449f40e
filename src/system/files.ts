import type { Dirent } from 'node:fs';
import { appendFileSync, constants, linkSync, lstatSync, readFileSync, readSync, renameSync, statSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Fault } from '../errors/fault.ts';
import type { Files, FolderLock, Listed } from '../ports/files.ts';
import { DESCRIPTOR, draftName, linkTarget, lockFolder, makeFolder, replaceable } from './folders.ts';

const CHUNK = 65_536;
/** Files of up to so many bytes are read synchronously, which takes a fraction of the time of Node's threads. */
const SMALL = 1_048_576;

/** Windows has no links that need no rights, and no such flag. */
const { O_APPEND, O_CREAT, O_NOFOLLOW = 0, O_WRONLY } = constants;

/** The file system. Every error is thrown as a Fault with the path in its message. */
export const nodeFiles: Files = {
  exists: async (path) => stat(path) !== undefined,
  isDirectory: async (path) => stat(path)?.isDirectory() ?? false,
  list: async (path) => {
    if (stat(path) === undefined) return [];
    return (await reading(path, fs.readdir(path))).sort();
  },
  entries: async (path) => {
    const found = await reading(path, fs.readdir(path, { withFileTypes: true }));
    return found.map((entry) => ({ name: entry.name, kind: kindOf(entry) })).sort((a, b) => (a.name < b.name ? -1 : 1));
  },
  size: async (path) => {
    try {
      return statSync(path).size;
    } catch (cause) {
      throw unreadable(path, cause);
    }
  },
  // Synchronous: it takes microseconds, and there are tens of thousands of files.
  identity: async (path) => {
    const found = lstatSync(path, { bigint: true, throwIfNoEntry: false });
    return found === undefined ? '' : [found.size, found.mtimeNs, found.ctimeNs].join(' ');
  },
  bytes: readWhole,
  text: async (path) => (await readWhole(path)).toString(),
  async *stream(path) {
    refuseEndless(path);
    const file = await reading(path, fs.open(path, 'r'));
    try {
      // One buffer is used for all pieces. Otherwise hundreds of megabytes would wait for the garbage collector.
      const buffer = Buffer.allocUnsafe(CHUNK);
      for (;;) {
        const { bytesRead } = await reading(path, file.read(buffer, 0, CHUNK));
        if (bytesRead === 0) return;
        yield buffer.subarray(0, bytesRead);
      }
    } finally {
      await file.close();
    }
  },
  write: (path, content) => create(path, ({ write }) => write(content)),
  create,
  target: linkTarget,
  replaceable,
  async journal(path, keep) {
    await writing(path, makeFolder(dirname(path)));
    const file = await writing(path, fs.open(path, O_APPEND | O_CREAT | O_WRONLY | O_NOFOLLOW));
    await writing(path, file.truncate(keep));
    let failure: Fault | undefined;
    return {
      // Synchronous: it takes microseconds, and keeps the order of the calls.
      append: (text) => {
        // A failed write may have left an incomplete line, so nothing may be appended after it.
        if (failure) throw failure;
        try {
          appendFileSync(file.fd, text);
        } catch (cause) {
          failure = unwritable(path, cause);
          throw failure;
        }
      },
      close: () => file.close(),
    };
  },
  async open(path) {
    const file = await reading(path, fs.open(path, 'r'));
    return {
      // Synchronous: it takes microseconds, and there are a million entries.
      read(offset, length) {
        const bytes = new Uint8Array(length);
        try {
          return bytes.subarray(0, readSync(file.fd, bytes, 0, length, offset));
        } catch (cause) {
          throw unreadable(path, cause);
        }
      },
      close: () => file.close(),
    };
  },
  reserve: (name) => lockOf(join(tmpdir(), `cib-${process.getuid?.() ?? 'user'}-${name}`)),
  lock: lockOf,
  async link(path, existing) {
    // Most folders exist already, and to look first would take as long as the link.
    try {
      return linkSync(existing, path);
    } catch {
      await writing(path, makeFolder(dirname(path)));
    }
    // The file system has no hard links, such as exFAT, or the file has too many.
    await fs.link(existing, path).catch(() => writing(path, fs.copyFile(existing, path)));
  },
  remove: (path) => writing(path, fs.rm(path, { recursive: true, force: true })),
  async replace(place, made, former) {
    if (stat(place) === undefined) return writing(place, fs.rename(made, place));
    await writing(former, fs.rm(former, { recursive: true, force: true }));
    await writing(place, swap(place, made, former));
    await writing(former, fs.rm(former, { recursive: true, force: true }));
  },
  // Uses `chmod`, because a umask would remove permissions from those given to `mkdir`.
  passable: (path) =>
    writing(
      path,
      fs.mkdir(path).then(() => fs.chmod(path, 0o711)),
    ),
  temporary: (prefix) =>
    fs.mkdtemp(join(tmpdir(), prefix)).catch((cause: Error) => {
      throw new Fault(
        'file.unwritable',
        `No folder for temporary files can be made in ${tmpdir()}: ${cause.message}.`,
        { cause, hint: 'Set TMPDIR to an existing, writable folder with free space.' },
      );
    }),
};

function lockOf(folder: string): Promise<FolderLock> {
  return lockFolder(folder).catch((cause: unknown) => {
    throw cause instanceof Fault ? cause : unwritable(folder, cause);
  });
}

/** Synchronous, so that no signal handler runs between the two renames; only a kill can interrupt them. */
async function swap(place: string, made: string, former: string): Promise<void> {
  renameSync(place, former);
  try {
    renameSync(made, place);
  } catch (cause) {
    renameSync(former, place);
    throw cause;
  }
}

/** Writes a draft beside the final file, on the same file system, and keeps the permissions of a file in that place. */
async function create<T>(
  path: string,
  fill: (writer: { write(content: string | Uint8Array): Promise<void> }) => Promise<T>,
): Promise<T> {
  refuseSpecial(path);
  await writing(path, makeFolder(dirname(path)));
  const former = lstatSync(path, { throwIfNoEntry: false });
  const draft = await writing(path, draftName(path));
  const file = await writing(path, fs.open(draft, 'wx'));
  let buffered = '';
  // Synchronous: an asynchronous write copies each text into a buffer, which waits for the garbage collector. Signals
  // and timers are handled after it.
  const flush = async (bytes?: Uint8Array) => {
    const text = buffered;
    buffered = '';
    appendFileSync(file.fd, text);
    if (bytes) appendFileSync(file.fd, bytes);
    await setImmediate();
  };
  const finish = async () => {
    await flush();
    if (former?.isFile()) await file.chmod(former.mode & 0o777);
    await file.sync();
    await file.close();
    await fs.rename(draft, path);
  };
  try {
    const filled = await fill({
      async write(content) {
        if (typeof content !== 'string') return writing(path, flush(content));
        buffered += content;
        if (buffered.length >= CHUNK) await writing(path, flush());
      },
    });
    await writing(path, finish());
    return filled;
  } catch (thrown) {
    await file.close().catch(() => {});
    await fs.rm(draft, { force: true });
    throw thrown;
  }
}

/** Permissions are not read, because they depend on how the folder was copied. Only Git knows which files are executable. */
function kindOf(entry: Dirent): Listed['kind'] {
  if (entry.isFile()) return 'file';
  if (entry.isDirectory()) return 'folder';
  return entry.isSymbolicLink() ? 'link' : 'other';
}

/** Synchronous, as `identity` is. */
function stat(path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (cause) {
    if (['ENOTDIR', 'ELOOP'].includes((cause as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw unreadable(path, cause);
  }
}

async function readWhole(path: string): Promise<Buffer> {
  const found = refuseEndless(path);
  const isSmall = found?.isFile() && found.size <= SMALL;
  return reading(path, (async () => (isSmall ? readFileSync(path) : fs.readFile(path)))());
}

/** A device has no end, and a named pipe may wait for ever. An open pipe may be given: `--dataset <(cib generate …)`. */
function refuseEndless(path: string) {
  const found = stat(path);
  const isPipe = found?.isFIFO();
  if (isPipe ? DESCRIPTOR.test(path) : !found?.isCharacterDevice() && !found?.isBlockDevice()) return found;
  const what = isPipe ? 'named pipe' : 'device';
  throw new Fault('file.unreadable', `${path} cannot be read: it is a ${what}.`, { hint: 'Give a file or a folder.' });
}

/** The final rename would replace a device such as /dev/null, or a pipe, by a file. */
function refuseSpecial(path: string): void {
  const found = stat(path);
  if (!DESCRIPTOR.test(path) && (found === undefined || found.isFile() || found.isDirectory())) return;
  throw new Fault('file.unwritable', `${path} cannot be written: it is a device or a pipe.`, {
    hint: 'Give the path of a file.',
  });
}

/** What is wrong with a path that leads to nothing that can be read as asked, by the error code of the system. */
const ABSENT: Readonly<Record<string, (path: string, call?: string) => readonly [message: string, hint: string]>> = {
  ENOENT: (path) => [`There is no file or folder ${path}.`, 'Check the path.'],
  EISDIR: (path) => [`${path} is a folder, not a file.`, 'Give a file.'],
  ENOTDIR: (path, call) =>
    call === 'scandir'
      ? [`${path} is a file, not a folder.`, 'Give a folder.']
      : [`There is no file or folder ${path}: a part of its path is a file.`, 'Check the path.'],
  ELOOP: (path) => [`${path} is a symbolic link that leads back to itself.`, 'Check the path.'],
};

function unreadable(path: string, cause: unknown): Fault {
  const { code = '', message: said, syscall } = cause as NodeJS.ErrnoException;
  const [absent, hint = ''] = ABSENT[code]?.(path, syscall) ?? [];
  if (absent !== undefined) return new Fault('file.missing', absent, { cause, hint });
  const denied = code === 'EACCES' || code === 'EPERM';
  return new Fault('file.unreadable', `${path} cannot be read: ${denied ? `you may not read it (${code}).` : said}`, {
    cause,
    ...(denied && { hint: 'Change its permissions, or give a copy that you may read.' }),
    ...((code === 'EMFILE' || code === 'ENFILE') && { hint: MORE_FILES }),
  });
}

async function reading<T>(path: string, work: Promise<T>): Promise<T> {
  return work.catch((cause: unknown) => {
    throw unreadable(path, cause);
  });
}

async function writing<T>(path: string, work: Promise<T>): Promise<T> {
  return work.catch((cause: unknown) => {
    throw unwritable(path, cause);
  });
}

const KEPT = 'What was finished before is kept.';
const MORE_FILES = 'Allow more open files (ulimit -n).';

/** The reason why a path cannot be written and what to do, by the error code of the system. */
const REASONS: Readonly<Record<string, readonly [reason: string, hint: string]>> = {
  EACCES: ['you may not write there', `Give a folder that you may write to, or change its permissions. ${KEPT}`],
  EPERM: ['you may not write there', `Give a folder that you may write to, or change its permissions. ${KEPT}`],
  EROFS: ['the file system is read-only', 'Give a folder on another file system.'],
  EBUSY: ['it is a mount point, or another program uses it', 'Give a folder in it.'],
  EEXIST: ['a file, or a symbolic link that leads nowhere, has that name', 'Give the path of a folder.'],
  ENOTDIR: ['a part of the path is a file, not a folder', 'Give the path of a folder.'],
  EISDIR: ['a folder of that name is there', 'Give the path of a file.'],
  ELOOP: ['a symbolic link is in its place, or leads back to itself', 'Remove the link, or give another path.'],
  EMFILE: ['too many files are open', MORE_FILES],
  ENFILE: ['too many files are open', MORE_FILES],
  ENOENT: ['its folder was removed, or its file system takes no new folders', 'Give another folder.'],
  ENOSPC: ['the disk is full', `Free some space. ${KEPT}`],
  EDQUOT: ['your quota of disk space is used up', `Free some space. ${KEPT}`],
  ENAMETOOLONG: ['the name is too long', 'Give a shorter path.'],
};

/** The fault of a path that could not be written, with the reason in words. */
export function unwritable(path: string, cause: unknown): Fault {
  const { code = '', message } = cause as NodeJS.ErrnoException;
  const known = Object.hasOwn(REASONS, code) ? REASONS[code] : undefined;
  const [reason, hint] = known ?? [message, `Check permissions and free space. ${KEPT}`];
  return new Fault('file.unwritable', `${path} cannot be written: ${reason}${known ? ` (${code})` : ''}.`, {
    cause,
    hint,
  });
}
