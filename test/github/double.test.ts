import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/folder.ts';
import { startGitHub } from '../support/github/github.ts';
import { boardAndFork, clientOf } from '../support/github/scene.ts';

/** Runs Git as a user would, without blocking the server, which is in this process. */
async function git(folder: string, ...words: readonly string[]): Promise<string> {
  const { execFile } = await import('node:child_process');
  const env = { PATH: process.env.PATH, HOME: folder, GIT_TERMINAL_PROMPT: '0', GIT_CONFIG_NOSYSTEM: '1' };
  const settings = ['-c', 'user.name=test', '-c', 'user.email=test@example.invalid'];
  return new Promise((resolve, reject) => {
    execFile('git', ['-C', folder, ...settings, ...words], { env }, (error, stdout) =>
      error ? reject(error) : resolve(stdout.trim()),
    );
  });
}

it('the GitHub double lets git clone, push and fetch what the API shows, and moves the head of a pull request', async () => {
  const { github, fork, board, pull, stranger, client } = await boardAndFork();
  const token = github.personalToken(stranger, { contents: 'write' });
  const [folder, remote] = [temporaryFolder(), `${github.url.replace('//', `//x:${token}@`)}/stranger/board.git`];
  await git(folder, 'clone', '--quiet', '--branch', 'entry', remote, 'clone');
  const clone = `${folder}/clone`;
  writeFileSync(`${clone}/new.txt`, 'new\n');
  await git(clone, 'add', '.');
  await git(clone, 'commit', '--quiet', '--message', 'New');
  await git(clone, 'push', '--quiet', 'origin', 'entry');
  const sha = await git(clone, 'rev-parse', 'HEAD');

  const asked = { owner: 'board-org', repo: 'board', pull_number: pull.number };
  const { data } = await client.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', asked);
  expect(data.head).toMatchObject({ sha, ref: 'entry', repo: { id: fork.id, fork: true } });
  const files = await client.request('GET /repos/{owner}/{repo}/pulls/{pull_number}/files', asked);
  expect(files.data.map(({ filename, status }) => [filename, status])).toEqual([
    ['leaderboard/entries/mine/entry.json', 'added'],
    ['new.txt', 'added'],
  ]);
  // The parent repository has a fork's commit, too, also under the ref of the pull request.
  await git(folder, 'init', '--quiet', 'other');
  const from = `${github.url}/board-org/board.git`;
  await git(`${folder}/other`, 'fetch', '--quiet', from, sha);
  expect(await git(`${folder}/other`, 'ls-remote', from, `refs/pull/${pull.number}/head`)).toContain(sha);

  const foreign = `${github.url.replace('//', `//x:${token}@`)}/board-org/board.git`;
  await expect(git(clone, 'push', foreign, 'entry:main')).rejects.toThrow(/403/);
  expect(board.defaultBranch).toBe('main');
});

it('the GitHub double gives an artifact as a zip with its digest', async () => {
  const { github, pull, client } = await boardAndFork();
  const run = github.run(pull);
  const artifact = github.upload(run, 'bundle', { 'a.txt': 'one', 'sub/b.txt': 'two' });
  const asked = { owner: 'board-org', repo: 'board', run_id: run.id, name: 'bundle' };
  const { data } = await client.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts', asked);
  const zip = await client.request('GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}', {
    owner: 'board-org',
    repo: 'board',
    artifact_id: artifact.id,
    archive_format: 'zip',
  });
  const bytes = Buffer.from(zip.data as ArrayBuffer);
  expect(data.artifacts[0]?.digest).toBe(`sha256:${createHash('sha256').update(bytes).digest('hex')}`);
  const folder = temporaryFolder();
  writeFileSync(`${folder}/a.zip`, bytes);
  execFileSync('python3', ['-m', 'zipfile', '-e', `${folder}/a.zip`, folder]);
  expect(readFileSync(`${folder}/sub/b.txt`, 'utf8')).toBe('two');
});

it('the GitHub double fails the test on a request that GitHub does not describe', async () => {
  const { github, client } = await boardAndFork();
  const at = { owner: 'board-org', repo: 'board' };
  const cases: readonly (readonly [string, object, RegExp])[] = [
    ['GET /no/such/thing', {}, /describes no such operation/],
    ['GET /repos/{owner}/{repo}/topics', at, /not in this double/],
    ['GET /repos/{owner}/{repo}/pulls', { ...at, labels: 'x' }, /query labels is not described/],
    ['GET /repos/{owner}/{repo}/pulls', { ...at, state: 'shut' }, /query state/],
    [
      'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
      { ...at, issue_number: 1, text: 'x' },
      /body field text/,
    ],
    [
      'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
      { ...at, issue_number: 1, body: 1 },
      /must be string/,
    ],
  ];
  for (const [route, parameters, problem] of cases) {
    await client.request(route, { ...parameters, request: { retries: 0 } }).catch(() => {});
    expect(github.takeProblems().join('\n'), route).toMatch(problem);
  }
});

it('the GitHub double allows a token what its permissions say, in its own repositories', async () => {
  const github = await startGitHub();
  const owner = github.user('owner');
  const [open, closed] = [github.repository(owner, 'open'), github.repository(owner, 'closed', { private: true })];
  const other = github.repository(github.user('other'), 'elsewhere');
  const comment = async (name: string, who: string, token: string) =>
    (await clientOf(github, token)).client.request('POST /repos/{owner}/{repo}/statuses/{sha}', {
      owner: who,
      repo: name,
      sha: github.push(name === 'open' ? open : name === 'closed' ? closed : other, 'main', {
        a: String(Math.random()),
      }),
      state: 'success' as const,
    });
  const writes = github.jobToken(open, { statuses: 'write' });
  await comment('open', 'owner', writes);
  for (const [name, who, token, code] of [
    ['open', 'owner', github.jobToken(open, { statuses: 'read' }), 'github.permission'],
    ['open', 'owner', github.jobToken(open, {}), 'github.permission'],
    ['elsewhere', 'other', writes, 'github.permission'],
    ['closed', 'owner', writes, 'github.permission'],
    ['open', 'owner', 'ghs_nobody', 'github.token'],
  ] as const) {
    await expect(comment(name, who, token), `${name} ${code}`).rejects.toMatchObject({ code });
  }
  expect(github.world.statuses).toHaveLength(1);
});

it('the GitHub double lets a person fork once and open a pull request once', async () => {
  const github = await startGitHub();
  github.repository(github.user('board-org', 'Organization'), 'board');
  const ada = github.user('ada');
  const { client } = await clientOf(github, github.personalToken(ada, { contents: 'write', 'pull-requests': 'write' }));
  const at = { owner: 'board-org', repo: 'board' };
  await client.request('POST /repos/{owner}/{repo}/forks', at);
  const fork = github.world.repositories.find(({ owner }) => owner === ada);
  if (fork === undefined) throw new Error('There is no fork.');
  github.push(fork, 'entry', { file: 'x' });
  const proposal = { ...at, title: 'Mine', head: 'ada:entry', base: 'main' };
  // To open a pull request takes only read permission on the board: the fork is the person's own.
  await expect(client.request('POST /repos/{owner}/{repo}/pulls', proposal)).resolves.toMatchObject({ status: 201 });
  await expect(client.request('POST /repos/{owner}/{repo}/pulls', proposal)).rejects.toThrow(
    /already exists for ada:entry/,
  );
  expect(existsSync(fork.folder)).toBe(true);
});

it('the GitHub double shows a merge in the default branch', async () => {
  const { github, pull, board, client } = await boardAndFork();
  const sha = github.merge(pull);
  const at = { owner: 'board-org', repo: 'board' };
  const { data } = await client.request('GET /repos/{owner}/{repo}/git/ref/{ref}', { ...at, ref: 'heads/main' });
  expect(data.object.sha).toBe(sha);
  expect((await client.request('GET /repos/{owner}/{repo}', at)).data.id).toBe(board.id);
  const asked = { ...at, pull_number: pull.number };
  expect((await client.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', asked)).data.merged).toBe(true);
});
