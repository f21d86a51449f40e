import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { Fault } from '../errors/fault.ts';
import type { FolderLock } from '../ports/files.ts';
import { shellWord } from '../text/escape.ts';

const LOCK = /^\.(\d+)-(\w+?)(?:-(\d+))?\.lock$/;
const DRAFT = /^\..+\.(\d+)-(\w+?)(?:-(\d+))?-[\da-f]{8}\.draft$/;

/** The name of this process in that of a lock or a draft: its id, its start, and on Linux the PID namespace, as containers have their own. */
async function ownName(): Promise<string> {
  return [process.pid, await startOf(process.pid), ...(await ownSpace())].join('-');
}

async function ownSpace(): Promise<readonly string[]> {
  if (process.platform !== 'linux') return [];
  return /\d+/.exec(await fs.readlink('/proc/self/ns/pid').catch(() => '')) ?? [];
}

/** Whether the process of such a name runs; undefined for one of another PID namespace, of which nothing can be seen. */
async function isRunning(id: string, start = '', space?: string): Promise<boolean | undefined> {
  const [own] = await ownSpace();
  if (space !== undefined && space !== own) return undefined;
  const now = await startOf(Number(id));
  return now !== undefined && (now === start || [now, start].includes(UNKNOWN));
}

let owner: Promise<string> | undefined;
const swept = new Set<string>();

/**
 * A new name beside a file for its draft. Two processes may write the same file at once. What a killed process left in the folder is
 * removed, once for each folder, before this process writes there.
 */
export async function draftName(path: string): Promise<string> {
  const folder = dirname(path);
  owner ??= ownName();
  if (!swept.has(folder)) {
    swept.add(folder);
    for (const name of await fs.readdir(folder).catch(() => [])) {
      const [, id, start, space] = DRAFT.exec(name) ?? [];
      if (id !== undefined && (await isRunning(id, start, space)) === false)
        await fs.rm(join(folder, name), { force: true }).catch(() => {});
    }
  }
  return join(folder, `.${basename(path).slice(0, 60)}.${await owner}-${randomBytes(4).toString('hex')}.draft`);
}

/**
 * Locks a folder for this process. A process writes its lock before it looks for others, so that if two start at the same time, at
 * least one sees the other. A lock names its process by `ownName`, so that the lock of a killed process is recognised.
 *
 * @throws Fault `out.busy` if another process has locked the folder
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const whole = resolve(folder);
  let made = await makeFolder(whole);
  const mine = `.${await ownName()}.lock`;
  const release = async () => {
    await fs.rm(join(whole, mine), { force: true });
    await removeEmpty(whole, made);
  };
  const opened = await fs.open(join(whole, mine), 'wx').catch((cause: NodeJS.ErrnoException) => {
    throw cause.code === 'EEXIST' ? busy(folder, process.pid) : cause;
  });
  await opened.close();
  try {
    for (const name of await fs.readdir(whole)) {
      const [, id, start, space] = LOCK.exec(name) ?? [];
      if (id === undefined || name === mine) continue;
      const running = await isRunning(id, start, space);
      if (running === undefined) throw busyElsewhere(folder, id, name);
      if (running) throw busy(folder, id);
      await fs.rm(join(whole, name), { force: true });
      // A killed process left the folder.
      made ??= whole;
    }
    return { place: `${hostname()}:${await fs.realpath(whole)}`, release };
  } catch (thrown) {
    await release();
    throw thrown;
  }
}

function busy(folder: string, id: string | number): Fault {
  return new Fault('out.busy', `Process ${id} is running in ${folder}.`, {
    hint: 'Wait until it exits, or give --out another folder.',
  });
}

const busyElsewhere = (folder: string, id: string, lock: string) =>
  new Fault('out.busy', `Process ${id} is running in ${folder}, in another container or outside of this one.`, {
    hint: `Wait until it exits, or give --out another folder. If it was killed, remove its lock: rm ${shellWord(join(folder, lock))}`,
  });

/** Stands for the start time of a running process if the system does not give it: Windows has no `ps`. */
const UNKNOWN = 'unknown';

const unknownIfRunning = (id: number) => {
  try {
    process.kill(id, 0);
    return UNKNOWN;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM' ? UNKNOWN : undefined;
  }
};

/** The start time of a process, in letters and digits; undefined if there is no such process. */
async function startOf(id: number): Promise<string | undefined> {
  if (process.platform !== 'linux') {
    const [{ execFile }, { promisify }] = await Promise.all([import('node:child_process'), import('node:util')]);
    const listed = promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(id)], {
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    });
    return listed.then(
      ({ stdout }) => stdout.replace(/\W+/g, '') || unknownIfRunning(id),
      () => unknownIfRunning(id),
    );
  }
  const stat = await fs.readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
  if (stat === '') return unknownIfRunning(id);
  // After the name, which may contain anything: the state is the third field, the start in clock ticks the 22nd.
  const fields = stat.slice(stat.lastIndexOf(') ') + 2).split(' ');
  return /^[ZX]?$/.test(fields[0] ?? '') ? undefined : fields[19];
}

/** @returns the file that a symbolic link leads to; any other path as it is, such as that of an open file */
export async function linkTarget(path: string): Promise<string> {
  if (path.endsWith('/')) {
    throw new Fault('usage', `${path} ends with a slash, as the path of a folder does, and a file is written.`, {
      hint: 'Give the path of a file.',
    });
  }
  const found = await fs.lstat(path).catch(() => undefined);
  if (!found?.isSymbolicLink() || DESCRIPTOR.test(path)) return path;
  return fs.realpath(path).catch((cause: unknown) => {
    throw new Fault('file.unwritable', `${path} cannot be written: it is a symbolic link that leads to no file.`, {
      cause,
      hint: 'Remove the link, or give the path of a file.',
    });
  });
}

/**
 * The folder that is replaced for a path that a person gave: that to which a symbolic link leads. Refuses what cannot be renamed, and
 * the current folder: a shell in it would stay in the former one, which is removed.
 *
 * @throws Fault `file.unwritable`; `usage` for the current folder or one above it
 */
export async function replaceable(path: string): Promise<string> {
  const plain = path.replace(/(?<=.)(?:\/\.?)+$/, '');
  const found = await fs.lstat(plain).catch(() => undefined);
  if (found === undefined) return plain;
  const refusal = (why: string, hint: string, cause?: unknown) =>
    new Fault('file.unwritable', `${path} cannot be written: it is ${why}.`, { cause, hint });
  const real = await fs.realpath(plain).catch(({ code }: NodeJS.ErrnoException) => {
    const leads = code === 'ELOOP' ? 'back to itself' : 'to no folder';
    throw refusal(`a symbolic link that leads ${leads}`, 'Remove the link, or give the path of a folder.');
  });
  const way = relative(real, process.cwd());
  if (!/^\.\.(?:[/\\]|$)/.test(way) && !isAbsolute(way)) {
    const where = way === '' ? 'is the current folder' : 'contains the current folder';
    throw new Fault('usage', `${path} ${where}, and the command puts a new folder in its place.`, {
      hint: 'Call the command from another folder, or give another path.',
    });
  }
  if (await isMountPoint(real)) throw refusal('a mount point, which cannot be replaced', 'Give a folder in it.');
  return found.isSymbolicLink() || /(?:^|\/)\.\.$/.test(plain) ? real : plain;
}

/** Whether a file system is mounted at a folder. False where the system has no such list. */
async function isMountPoint(folder: string): Promise<boolean> {
  const mounts = await fs.readFile('/proc/self/mountinfo', 'utf8').catch(() => '');
  const plain = (text = '') => text.replace(/\\(\d{3})/g, (_, octal) => String.fromCharCode(Number.parseInt(octal, 8)));
  return mounts.split('\n').some((line) => plain(line.split(' ')[4]) === folder);
}

/** Links to what is open, which can be a file. */
export const DESCRIPTOR = /^\/(?:dev\/(?:std(?:in|out|err)$|fd\/)|proc\/self\/fd\/)/;

/** Removes the folders that the lock created, if they are empty. */
async function removeEmpty(folder: string, made: string | undefined): Promise<void> {
  if (made === undefined) return;
  for (let path = folder; path.startsWith(made); path = dirname(path)) {
    if (
      !(await fs.rmdir(path).then(
        () => true,
        () => false,
      ))
    )
      return;
  }
}

/**
 * Creates a folder and its parents, one level at a time. If the file system does not allow folders, as below /proc, `recursive`
 * of Node does not end.
 *
 * @returns the first folder that was made; undefined if all existed
 */
export async function makeFolder(path: string): Promise<string | undefined> {
  const whole = resolve(path);
  const missing: string[] = [];
  for (let folder = whole; !(await isThere(folder)); folder = dirname(folder)) missing.unshift(folder);
  for (const folder of missing) {
    await fs.mkdir(folder).catch(async (cause: NodeJS.ErrnoException) => {
      // Another process may have created it in the meantime.
      if (cause.code !== 'EEXIST' || !(await isThere(folder))) throw cause;
    });
  }
  return missing[0];
}

async function isThere(folder: string): Promise<boolean> {
  const found = await fs.stat(folder).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT' && dirname(folder) !== folder) return undefined;
    throw cause;
  });
  if (found === undefined || found.isDirectory()) return found !== undefined;
  throw Object.assign(new Error(`${folder} is a file`), { code: 'ENOTDIR' });
}
