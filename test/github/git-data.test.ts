import { expect, it } from 'vitest';
import { blobId, treeOfFiles } from '../../src/git/object.ts';
import { setCommitStatus } from '../../src/github/commit-status.ts';
import { branchTip, commitFolder, createBranch, moveBranch, readTree } from '../../src/github/git-data.ts';
import { boardAndFork, clientOf } from '../support/github/scene.ts';

const at = { owner: 'board-org', repo: 'board' };
const bytes = (text: string) => new TextEncoder().encode(text);

async function writer() {
  const scene = await boardAndFork();
  const { client, waits } = await clientOf(
    scene.github,
    scene.github.jobToken(scene.board, { contents: 'write', statuses: 'write' }),
  );
  /** Commits the files of one folder to a branch, which is created if it does not exist. */
  const commit = async (files: Record<string, string>, branch = 'receipts') => {
    const tip = await branchTip(client, at, branch);
    const parent = tip ?? scene.github.push(scene.board, 'main', {});
    const inside = Object.entries(files).map(([path, text]) => ({
      path,
      id: blobId(bytes(text)),
      bytes: async () => bytes(text),
    }));
    const folder = { path: 'folder', tree: treeOfFiles(inside), files: inside };
    const sha = await commitFolder(client, at, { parent, folder, message: 'Add a folder' });
    if (tip === undefined) await createBranch(client, at, branch, sha);
    else await moveBranch(client, at, branch, sha);
    return sha;
  };
  const read = async (sha: string) => {
    const { data } = await client.request('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', {
      ...at,
      tree_sha: sha,
      recursive: '1',
    });
    return Object.fromEntries(data.tree.filter(({ type }) => type === 'blob').map((one) => [one.path, one.sha]));
  };
  return { ...scene, client, waits, commit, read };
}

const holds = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path, blobId(bytes(text))]));

it('commitFolder creates a branch for a folder, then replaces the folder in a second commit', async () => {
  const { commit, read } = await writer();
  await commit({ one: '1\n' });
  const two = await commit({ two: '{"é":2}\n' });
  expect(await read(two)).toEqual({ 'README.md': expect.any(String), ...holds({ 'folder/two': '{"é":2}\n' }) });
});

it('commitFolder overwrites no commit that somebody else pushed before it', async () => {
  const { commit, github, board, read } = await writer();
  await commit({ a: 'x' });
  let theirs = '';
  github.before('git/update-ref', () => {
    theirs = github.push(board, 'receipts', { b: 'theirs' });
  });
  await expect(commit({ a: 'ours' })).rejects.toMatchObject({ code: 'github.conflict', facts: { party: 'user' } });
  expect(await read(theirs)).toMatchObject(holds({ 'folder/a': 'x', b: 'theirs' }));
  expect(await read(await commit({ a: 'ours' }))).toMatchObject(holds({ 'folder/a': 'ours', b: 'theirs' }));
  github.before('git/create-ref', () => github.push(board, 'fresh', { b: 'theirs' }));
  await expect(commit({ a: 'x' }, 'fresh')).rejects.toMatchObject({ code: 'github.conflict' });
});

it.each(['git/create-blob', 'git/create-tree', 'git/create-commit', 'git/create-ref', 'git/update-ref'])(
  'commitFolder gives the same result if the answer to %s is lost [H1]',
  async (operation) => {
    const { commit, github, read } = await writer();
    await commit({ a: 'x' }, 'there');
    github.lose(operation, { status: 502, message: 'Bad Gateway' });
    const sha = await commit({ a: 'new' }, operation === 'git/create-ref' ? 'fresh' : 'there');
    expect(await read(sha)).toEqual({ 'README.md': expect.any(String), ...holds({ 'folder/a': 'new' }) });
  },
);

it('readTree refuses a tree of which GitHub lists only a part', async () => {
  const { github, client, board } = await writer();
  const sha = github.push(board, 'main', { a: '1', b: '2', c: '3' });
  github.world.limits.treeEntries = 2;
  await expect(readTree(client, at, sha)).rejects.toMatchObject({ code: 'github.truncated' });
});

it('readTree reads a fork’s commit with modes as they are, and bytes that are not text', async () => {
  const { github, client, fork } = await writer();
  const raw = Buffer.from([0, 255, 10, 128]);
  const sha = github.push(fork, 'entry', { 'bin/raw': raw });
  const found = (await readTree(client, at, sha)).find(({ path }) => path === 'bin/raw');
  expect(found).toMatchObject({ mode: '100644', type: 'blob', size: 4, sha: blobId(raw) });
});

it('setCommitStatus sets a status once, on the exact commit, with a description that GitHub accepts', async () => {
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
