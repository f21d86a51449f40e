import { expect, it } from 'vitest';
import { setCommitStatus } from '../../src/github/commit-status.ts';
import { commitFiles, compareCommits, readBlob, readTree } from '../../src/github/git-data.ts';
import { boardAndFork, clientOf } from '../support/github/scene.ts';

const at = { owner: 'board-org', repo: 'board' };
const bytes = (text: string) => new TextEncoder().encode(text);

async function writer() {
  const scene = await boardAndFork();
  const { client, waits } = await clientOf(
    scene.github,
    scene.github.jobToken(scene.board, { contents: 'write', statuses: 'write' }),
  );
  const commit = (files: Record<string, string | null>, branch = 'receipts') =>
    commitFiles(client, at, {
      branch,
      from: scene.github.push(scene.board, 'main', {}),
      message: 'Add a receipt',
      files: new Map(Object.entries(files).map(([path, text]) => [path, text === null ? null : bytes(text)])),
    });
  const read = async (sha: string) => {
    const blobs = (await readTree(client, at, sha)).filter(({ type }) => type === 'blob');
    const texts = blobs.map(
      async (one) => [one.path, Buffer.from(await readBlob(client, at, one.sha)).toString()] as const,
    );
    return Object.fromEntries(await Promise.all(texts));
  };
  return { ...scene, client, waits, commit, read };
}

it('commits files onto a branch that is made for it, then on top of it, and reads them back', async () => {
  const { commit, read, client } = await writer();
  const one = await commit({ 'receipts/1.json': '{"é":1}\n' });
  const two = await commit({ 'receipts/2.json': '2\n', 'README.md': null, 'not/there': null });
  expect(await read(two)).toEqual({ 'receipts/1.json': '{"é":1}\n', 'receipts/2.json': '2\n' });
  expect(await compareCommits(client, at, one, two)).toEqual({ status: 'ahead', mergeBase: one, ahead: 1, behind: 0 });
});

it('makes no commit where the files are so already', async () => {
  const { commit, github } = await writer();
  const one = await commit({ a: 'x' });
  expect(await commit({ a: 'x', gone: null })).toBe(one);
  expect([github.asked('git/create-commit'), github.asked('git/update-ref')]).toEqual([1, 0]);
});

it('overwrites nothing where somebody else was faster', async () => {
  const { commit, github, board, read } = await writer();
  await commit({ a: 'x' });
  let theirs = '';
  github.before('git/update-ref', () => {
    theirs = github.push(board, 'receipts', { b: 'theirs' });
  });
  await expect(commit({ a: 'ours' })).rejects.toMatchObject({ code: 'github.conflict', party: 'user' });
  expect(await read(theirs)).toMatchObject({ a: 'x', b: 'theirs' });
  expect(await read(await commit({ a: 'ours' }))).toMatchObject({ a: 'ours', b: 'theirs' });
  github.before('git/create-ref', () => github.push(board, 'fresh', { b: 'theirs' }));
  await expect(commit({ a: 'x' }, 'fresh')).rejects.toMatchObject({ code: 'github.conflict' });
});

it.each(['git/create-blob', 'git/create-tree', 'git/create-commit', 'git/create-ref', 'git/update-ref'])(
  'ends as if nothing had happened where the answer to %s is lost [H1]',
  async (operation) => {
    const { commit, github, read } = await writer();
    await commit({ a: 'x' }, 'there');
    github.lose(operation, { status: 502, message: 'Bad Gateway' });
    const sha = await commit({ a: 'new' }, operation === 'git/create-ref' ? 'fresh' : 'there');
    expect(await read(sha)).toMatchObject({ a: 'new' });
  },
);

it('refuses a tree of which GitHub lists only a part', async () => {
  const { github, client, board } = await writer();
  const sha = github.push(board, 'main', { a: '1', b: '2', c: '3' });
  github.world.limits.treeEntries = 2;
  await expect(readTree(client, at, sha)).rejects.toMatchObject({ code: 'github.truncated' });
});

it('reads the tree of a commit in a fork with modes as they are, and bytes that are no text', async () => {
  const { github, client, fork } = await writer();
  const raw = Buffer.from([0, 255, 10, 128]);
  const sha = github.push(fork, 'entry', { 'bin/raw': raw });
  const found = (await readTree(client, at, sha)).find(({ path }) => path === 'bin/raw');
  expect(found).toMatchObject({ mode: '100644', type: 'blob', size: 4 });
  expect(Buffer.from(await readBlob(client, at, found?.sha ?? ''))).toEqual(raw);
});

it('sets a status once, on the exact commit, with what GitHub takes of its description', async () => {
  const { github, client, pull } = await writer();
  const status = { sha: pull.headSha, context: 'context-integrity', state: 'success' } as const;
  const description = `line\n${'🎲'.repeat(100)}`;
  await setCommitStatus(client, at, { ...status, description });
  await setCommitStatus(client, at, { ...status, description });
  github.lose('repos/create-commit-status', 'hang-up');
  await setCommitStatus(client, at, { ...status, state: 'failure', description: 'no' });
  expect(github.world.statuses.map(({ state, sha, context }) => [state, sha, context])).toEqual([
    ['success', pull.headSha, 'context-integrity'],
    ['failure', pull.headSha, 'context-integrity'],
  ]);
  const kept = github.world.statuses[0]?.description ?? '';
  expect([kept.length <= 140, kept.isWellFormed(), kept.startsWith('line 🎲')]).toEqual([true, true, true]);
});
