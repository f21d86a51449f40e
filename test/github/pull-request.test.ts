import { expect, it } from 'vitest';
import { annotate } from '../../src/actions/action.ts';
import { asFault } from '../../src/errors/fault.ts';
import { identityOf } from '../../src/github/identity.ts';
import { pullRequestOfEvent, pullRequestOfRun, stillAt } from '../../src/github/pull-request.ts';
import { postComment } from '../../src/github/sticky-comment.ts';
import { type FinishedRun, finishedRun } from '../../src/github/workflow-run.ts';
import { MARKER } from '../../src/report/markdown/comment.ts';
import { pullRequestOfCheck } from '../../src/submissions/bind.ts';
import { boardAndFork, morePullRequests } from '../support/github/scene.ts';

it('postComment comments on the pull request of the run, whatever its artifact says [A4]', async () => {
  const { github, board, pull: first, expected, client } = await boardAndFork();
  const seventh = morePullRequests(github, board, 7).at(-1);
  if (seventh === undefined) throw new Error('There is no seventh pull request.');
  const run = github.run(seventh);
  github.upload(run, 'submission', { 'pr_number': '1', 'event.json': JSON.stringify({ pr_number: 1, number: 1 }) });
  const bound = await pullRequestOfRun(client, finishedRun(github.workflowRunEvent(run), expected));
  await postComment(client, bound, { identity: await identityOf(client), marker: MARKER }, 'scored');
  expect([bound.number, github.commentsOn(seventh).length, github.commentsOn(first)]).toEqual([7, 1, []]);
});

it('pullRequestOfRun finds a fork’s pull request though the event names none [A5]', async () => {
  const { github, pull, fork, stranger, expected, client } = await boardAndFork();
  const event = github.workflowRunEvent(github.run(pull));
  expect(event).toMatchObject({ workflow_run: { pull_requests: [] } });
  expect(await pullRequestOfRun(client, finishedRun(event, expected))).toEqual({
    repository: { owner: 'board-org', repo: 'board' },
    number: 1,
    headSha: pull.headSha,
    headRepositoryId: fork.id,
    base: 'main',
    author: { id: stranger.id, login: 'stranger' },
  });
});

it('pullRequestOfRun finds a pull request on the second page, too [A5]', async () => {
  const { github, pull, expected, client, fork, board } = await boardAndFork();
  github.world.limits.perPage = 1;
  github.push(board, 'other', { file: 'x' });
  github.pullRequest(board, { from: fork, branch: 'entry', base: 'other' });
  const bound = await pullRequestOfRun(client, finishedRun(github.workflowRunEvent(github.run(pull)), expected));
  expect([bound.number, github.asked('pulls/list')]).toEqual([1, 2]);
});

it.each([
  ['none', 'github.pull-request-none', 'No open pull request comes from'],
  ['closed', 'github.pull-request-none', 'No open pull request comes from'],
  ['two', 'github.pull-request-many', '2 open pull requests come from'],
  ['to another branch', 'github.pull-request-none', 'does not go to main'],
  ['pushed to since', 'github.head-moved', 'moved from'],
  ["of somebody else's fork with the same branch and commit", 'github.pull-request-none', 'No open pull request'],
])(
  'pullRequestOfRun refuses a run whose pull request is %s, and nothing is posted [A5]',
  async (what, code, message) => {
    const { github, board, fork, pull, expected, client } = await boardAndFork();
    const event = github.workflowRunEvent(github.run(pull));
    if (what === 'none') github.world.pulls.length = 0;
    if (what === 'closed') pull.state = 'closed';
    if (what === 'two') github.pullRequest(board, { from: fork, branch: 'entry' });
    if (what === 'pushed to since') github.push(fork, 'entry', { more: 'x' });
    if (what === 'to another branch') {
      github.world.pulls.length = 0;
      github.push(board, 'release', { file: 'x' });
      github.pullRequest(board, { from: fork, branch: 'entry', base: 'release' });
    }
    if (what.startsWith('of somebody'))
      pull.head = { ...pull.head, repository: github.fork(fork, github.user('double')) };
    const bound = pullRequestOfRun(client, finishedRun(event, expected));
    await expect(bound).rejects.toMatchObject({ code, message: expect.stringContaining(message) });
    expect(github.world.exchanges.every(({ method }) => method === 'GET')).toBe(true);
  },
);

it('postComment creates no comment if the head moved after the run [A6]', async () => {
  const { github, fork, pull, expected, client } = await boardAndFork();
  const bound = await pullRequestOfRun(client, finishedRun(github.workflowRunEvent(github.run(pull)), expected));
  await stillAt(client, bound);
  const identity = await identityOf(client);
  // Somebody pushes after the comments were listed, right before ours is created.
  github.before('pulls/get', () => github.push(fork, 'entry', { more: 'x' }));
  await expect(postComment(client, bound, { identity, marker: MARKER }, 'scored')).rejects.toMatchObject({
    code: 'github.head-moved',
  });
  expect(github.commentsOn(pull)).toEqual([]);
});

it('postComment creates no comment if the pull request was turned to another branch', async () => {
  const { github, board, pull, expected, client } = await boardAndFork();
  const bound = await pullRequestOfRun(client, finishedRun(github.workflowRunEvent(github.run(pull)), expected));
  const identity = await identityOf(client);
  github.push(board, 'release', { file: 'x' });
  Object.assign(pull, { base: 'release' });
  await expect(postComment(client, bound, { identity, marker: MARKER }, 'scored')).rejects.toMatchObject({
    code: 'github.pull-request-none',
    message: 'Pull request #1 no longer goes to "main".',
  });
  expect(github.commentsOn(pull)).toEqual([]);
});

it('postComment updates no comment if the head moved or the pull request was closed [A6]', async () => {
  const { github, fork, pull, expected, client } = await boardAndFork();
  const bound = await pullRequestOfRun(client, finishedRun(github.workflowRunEvent(github.run(pull)), expected));
  const identity = await identityOf(client);
  await postComment(client, bound, { identity, marker: MARKER }, 'scored');
  github.push(fork, 'entry', { more: 'x' });
  await expect(postComment(client, bound, { identity, marker: MARKER }, 'again')).rejects.toMatchObject({
    code: 'github.head-moved',
  });
  const now = { ...bound, headSha: pull.headSha };
  pull.state = 'closed';
  await expect(postComment(client, now, { identity, marker: MARKER }, 'again')).rejects.toMatchObject({
    code: 'github.pull-request-none',
  });
  expect(github.commentsOn(pull)[0]?.body).toContain('scored');
});

it.each([
  ['a push', { event: 'push' }, '"push" started it'],
  ['pull_request_target', { event: 'pull_request_target' }, '"pull_request_target" started it'],
  ['another workflow', { path: '.github/workflows/other.yml' }, 'it is of ".github/workflows/other.yml"'],
  ['a workflow of our name elsewhere', { path: 'x/.github/workflows/submission.yml@main' }, 'submission.yml@main'],
  ['a workflow named after ours', { path: 'x@.github/workflows/submission.yml' }, 'it is of "x@'],
  ['a cancelled run', { conclusion: 'cancelled' }, 'it ended as cancelled'],
  ['a skipped run', { conclusion: 'skipped' }, 'it ended as skipped'],
  ['a run that waits for approval', { conclusion: 'action_required' }, 'it ended as action_required'],
  ['a run that goes on', { conclusion: null }, 'it ended as null'],
])('finishedRun refuses %s before any request [A7]', async (_, fields, reason) => {
  const { github, pull, expected } = await boardAndFork();
  const event = github.workflowRunEvent(github.run(pull, fields));
  expect(() => finishedRun(event, expected)).toThrow(
    expect.objectContaining({ code: 'github.event', message: expect.stringContaining(reason) }),
  );
  expect(github.world.exchanges).toEqual([]);
});

it.each(['', '@main', '@refs/pull/1/merge'])(
  'finishedRun accepts a run of our workflow with %j after its path',
  async (ref) => {
    const { github, pull, expected } = await boardAndFork();
    const event = github.workflowRunEvent(github.run(pull, { path: `.github/workflows/submission.yml${ref}` }));
    expect(finishedRun(event, expected).head.sha).toBe(pull.headSha);
  },
);

it('pullRequestOfEvent takes the repository from the event if the runner names none', async () => {
  const { github, pull, client } = await boardAndFork();
  expect(await pullRequestOfEvent(client, github.pullRequestEvent(pull))).toMatchObject({ number: pull.number });
});

it('finishedRun and pullRequestOfEvent refuse another repository and another kind of event [A7]', async () => {
  const { github, pull, expected, board, client } = await boardAndFork();
  const event = github.workflowRunEvent(github.run(pull));
  const { repository, workflow_run: run } = event as Record<'repository' | 'workflow_run', { repository: object }>;
  const other = { id: board.id + 1 };
  for (const forged of [
    { ...(event as object), repository: { ...repository, ...other } },
    { ...(event as object), workflow_run: { ...run, repository: { ...run.repository, ...other } } },
  ])
    expect(() => finishedRun(forged, expected)).toThrow(expect.objectContaining({ code: 'github.event' }));
  const told = github.pullRequestEvent(pull);
  expect(() => finishedRun(told, expected)).toThrow(expect.objectContaining({ code: 'json.schema' }));
  await expect(pullRequestOfEvent(client, told, board.id + 1)).rejects.toMatchObject({ code: 'github.event' });
});

it.each(['main', 'a$(id)`id`;id', '{curl,x}', '$\u007b{github.token}}', 'a&b=c#d%00', 'ünï/cödé'])(
  'pullRequestOfRun finds a fork’s branch named %s [A8]',
  async (branch) => {
    const { github, pull, board, expected, client } = await boardAndFork(branch);
    const run = finishedRun(github.workflowRunEvent(github.run(pull)), expected);
    expect((await pullRequestOfRun(client, run)).number).toBe(1);
    expect((await pullRequestOfEvent(client, github.pullRequestEvent(pull), board.id)).headSha).toBe(pull.headSha);
  },
);

it('pullRequestOfRun escapes the name of a branch in its message [A8]', async () => {
  const { github, pull, expected, client } = await boardAndFork();
  const run = finishedRun(github.workflowRunEvent(github.run(pull)), expected);
  const branch = '$(id)\n::error::x\r##[add-mask]e\u202e`id`;';
  const hostile: FinishedRun = { ...run, head: { ...run.head, branch } };
  const fault = await pullRequestOfRun(client, hostile).then(() => undefined, asFault);
  const said: string[] = [];
  const say = (...texts: readonly string[]) => said.push(...texts);
  if (fault)
    annotate(
      {
        error: say,
        warning: say,
        notice: say,
        info: say,
        group: (_, body) => body(),
        output: say,
        summary: async () => {},
      },
      fault,
    );
  expect(said[0]).toBe('github.pull-request-none');
  const message = (said[1] ?? '').split('\n→ ')[0] ?? '';
  expect(message).toContain('$(id)');
  expect(message).not.toMatch(/[\r\n\u202e]|::|##\[/);
});

it('pullRequestOfEvent accepts a pull_request event only while the pull request is as it says', async () => {
  const { github, fork, board, pull, client } = await boardAndFork();
  const event = github.pullRequestEvent(pull);
  expect(await pullRequestOfEvent(client, event, board.id)).toMatchObject({ number: 1, base: 'main' });
  github.push(fork, 'entry', { more: 'x' });
  await expect(pullRequestOfEvent(client, event, board.id)).rejects.toMatchObject({ code: 'github.head-moved' });
});

it('bind accepts a pull request without a repository from the runner, as in act, and refuses a workflow_run', async () => {
  const { github, pull, client } = await boardAndFork();
  const opened = { name: 'pull_request', payload: github.pullRequestEvent(pull) };
  expect(await pullRequestOfCheck(client, opened, undefined)).toMatchObject({
    number: pull.number,
    headSha: pull.headSha,
  });
  const ended = { name: 'workflow_run', payload: github.workflowRunEvent(github.run(pull)) };
  await expect(pullRequestOfCheck(client, ended, undefined)).rejects.toMatchObject({
    code: 'github.event',
    message: expect.stringContaining('GITHUB_REPOSITORY_ID'),
  });
});
