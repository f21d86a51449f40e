import { execFileSync } from 'node:child_process';
import { closeSync, lstatSync, openSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../test/support/folder.ts';
import { nodeFiles } from './files.ts';

describe('nodeFiles, in a folder that somebody else prepared,', () => {
  it('writes no other file through a link in its place or in that of a draft [E10]', async () => {
    const folder = temporaryFolder();
    writeFileSync(`${folder}/other`, 'kept');
    symlinkSync('other', `${folder}/.file.4194305-1-0123abcd.draft`);
    symlinkSync('other', `${folder}/file`);
    await nodeFiles.write(`${folder}/file`, 'new');
    expect(readFileSync(`${folder}/other`, 'utf8')).toBe('kept');
    expect(readFileSync(`${folder}/file`, 'utf8')).toBe('new');
    expect(lstatSync(`${folder}/file`).isFile()).toBe(true);
  });

  it('appends to no other file through a link in the place of a journal [E10]', async () => {
    const folder = temporaryFolder();
    writeFileSync(`${folder}/other`, 'kept');
    symlinkSync('other', `${folder}/journal`);
    await expect(nodeFiles.journal(`${folder}/journal`, 0)).rejects.toMatchObject({ code: 'file.unwritable' });
    expect(readFileSync(`${folder}/other`, 'utf8')).toBe('kept');
  });

  it.each([
    ['a pipe', 'mkfifo', (folder: string) => [folder]],
    ['a link to a device', 'ln', (folder: string) => ['-s', '/dev/null', folder]],
  ])('replaces no device and no pipe: %s', async (_what, program, words) => {
    const path = `${temporaryFolder()}/special`;
    execFileSync(program, words(path));
    const before = lstatSync(path);
    await expect(nodeFiles.write(path, 'new')).rejects.toMatchObject({ code: 'file.unwritable' });
    expect(lstatSync(path)).toMatchObject({ ino: before.ino, mode: before.mode });
  });

  it('replaces no link to an open file', async () => {
    const open = openSync(`${temporaryFolder()}/open`, 'w');
    await expect(nodeFiles.write(`/dev/fd/${open}`, 'new')).rejects.toThrow('it is a device or a pipe');
    closeSync(open);
  });

  it('removes the draft that a kill left, and none of another process or PID namespace', async () => {
    const folder = temporaryFolder();
    writeFileSync(`${folder}/.file.4194305-1-0123abcd.draft`, 'a longer text');
    writeFileSync(`${folder}/.file.4194305-1-7-0123abcd.draft`, '');
    const drafted = () => readdirSync(folder).filter((name) => name.includes(`.${process.pid}-`));
    const first = nodeFiles.create(`${folder}/file`, async ({ write }) => {
      await write('first');
      expect(drafted()).toHaveLength(1);
      await nodeFiles.write(`${folder}/file`, 'second');
      expect(drafted()).toHaveLength(1);
    });
    await first;
    expect(readFileSync(`${folder}/file`, 'utf8')).toBe('first');
    expect(readdirSync(folder)).toEqual(['.file.4194305-1-7-0123abcd.draft', 'file']);
  });
});

it('lock does not take the lock of a process that runs, where there is no `ps` to tell its start', async () => {
  const folder = temporaryFolder();
  writeFileSync(`${folder}/.${process.ppid}-unknown.lock`, '');
  const { platform } = process;
  vi.stubEnv('PATH', '');
  Object.defineProperty(process, 'platform', { value: 'win32' });
  try {
    await expect(nodeFiles.lock(folder)).rejects.toMatchObject({ code: 'out.busy' });
    rmSync(`${folder}/.${process.ppid}-unknown.lock`);
    writeFileSync(`${folder}/.4194305-unknown.lock`, '');
    const lock = await nodeFiles.lock(folder);
    expect(readdirSync(folder)).toEqual([`.${process.pid}-unknown.lock`]);
    await lock.release();
  } finally {
    Object.defineProperty(process, 'platform', { value: platform });
    vi.unstubAllEnvs();
  }
});

it('lock respects a lock of another PID namespace, and says how to remove it', async () => {
  const folder = temporaryFolder();
  const lock = `${folder}/.4194305-1-7.lock`;
  writeFileSync(lock, '');
  const says = { code: 'out.busy', hint: expect.stringContaining(`If it was killed, remove its lock: rm ${lock}`) };
  await expect(nodeFiles.lock(folder)).rejects.toMatchObject(says);
  expect(readdirSync(folder)).toEqual(['.4194305-1-7.lock']);
});

it('lock knows a process by its start in every time zone, where `ps` tells it', async () => {
  const folder = temporaryFolder();
  const { platform } = process;
  Object.defineProperty(process, 'platform', { value: 'darwin' });
  try {
    vi.stubEnv('TZ', 'Asia/Tokyo');
    const lock = await nodeFiles.lock(folder);
    vi.stubEnv('TZ', 'America/New_York');
    await expect(nodeFiles.lock(folder)).rejects.toMatchObject({ code: 'out.busy' });
    await lock.release();
  } finally {
    Object.defineProperty(process, 'platform', { value: platform });
    vi.unstubAllEnvs();
  }
});

it('temporary says that TMPDIR is wrong', async () => {
  vi.stubEnv('TMPDIR', '/no/such/folder');
  onTestFinished(() => void vi.unstubAllEnvs());
  const hint = expect.stringContaining('Set TMPDIR to an existing, writable folder');
  await expect(nodeFiles.temporary('cib-')).rejects.toMatchObject({ code: 'file.unwritable', hint });
});
