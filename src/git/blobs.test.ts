import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/support/folder.ts';
import { gitRepository } from '../../test/support/git.ts';
import type { Child } from '../ports/processes.ts';
import { nodeProcesses } from '../system/processes.ts';
import { gitBlobs } from './blobs.ts';
import { gitTree } from './tree.ts';

/** Processes that note each reader that they start. As the first one they start `first`, if it is given. */
function noting(first = 'git') {
  const started: Child[] = [];
  const spawn: typeof nodeProcesses.spawn = (command, args, options) => {
    if (!args.includes('--batch')) return nodeProcesses.spawn(command, args, options);
    const child = nodeProcesses.spawn(started.length === 0 ? first : command, args, options);
    started.push(child);
    return child;
  };
  return { started, processes: { ...nodeProcesses, spawn } };
}

function twoFolders() {
  const repository = gitRepository();
  for (const name of ['one', 'two']) {
    mkdirSync(`${repository.folder}/${name}`);
    writeFileSync(`${repository.folder}/${name}/file`, name);
  }
  return { repository: repository.folder, head: repository.commit() };
}

it('reads folders of several commits with one process, which ends by itself', async () => {
  const { repository, head } = twoFolders();
  const { started, processes } = noting();
  const [first, second] = [await gitTree(processes, repository, head), await gitTree(processes, repository, 'HEAD')];
  await Promise.all(started.map(({ exited }) => exited));
  const before = started.length;
  const texts = [first.text('one/file'), second.text('two/file'), first.text('two/file'), second.text('one/file')];
  expect(await Promise.all(texts)).toEqual(['one', 'two', 'two', 'one']);
  expect(started).toHaveLength(before + 1);
  expect(await started.at(-1)?.exited).toMatchObject({ code: 0 });
});

it('reads with a new process after one that ended early', async () => {
  const { repository, head } = twoFolders();
  const { started, processes } = noting('false');
  const read = (name: string) => gitBlobs(processes, repository).read(`${head}:${name}/file`, 10);
  const [first, second] = [read('one'), read('two')];
  await expect(first).rejects.toMatchObject({ code: 'file.unreadable' });
  expect(Buffer.from((await second) ?? '').toString()).toBe('two');
  expect(started).toHaveLength(2);
});

it('says why there is no commit: no Git, no repository, no such revision', async () => {
  const { repository } = twoFolders();
  const absent = { ...nodeProcesses, inherited: () => ({ PATH: '/nowhere' }) };
  await expect(gitTree(absent, repository, 'HEAD')).rejects.toMatchObject({ code: 'git.missing' });
  await expect(gitTree(nodeProcesses, temporaryFolder(), 'HEAD')).rejects.toMatchObject({
    code: 'revision.unknown',
    message: expect.stringMatching(/^Git finds no repository in \/.*: fatal: not a git repository/),
  });
  await expect(gitTree(nodeProcesses, repository, 'none')).rejects.toMatchObject({
    code: 'revision.unknown',
    message: expect.stringContaining('Needed a single revision'),
  });
});
