import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { sharedFolder, temporaryFolder } from './support/folder.ts';
import { branchTip, git, gitText } from './support/github/git-store.ts';
import { repositoryView } from './support/github/repositories.ts';
import { review } from './support/github/reviews.ts';
import type { Repository, User } from './support/github/world.ts';
import { ROOT, record, type Scene, SUBMISSION, submission, submitted, VERIFY } from './support/proposal.ts';
import { runAsImage } from './support/scored.ts';
import { entryOf, type Planted } from './support/submission.ts';
import { fill, holds } from './support/workflow/expressions.ts';
import type { WorkflowEvent } from './support/workflow/occasion.ts';
import type { WorkflowResult } from './support/workflow/results.ts';
import { runWorkflow, type WorkflowRequest } from './support/workflow/run-workflow.ts';
import { readWorkflow } from './support/workflow/workflow-file.ts';

const FOLDERS = { 'board-org/board': ROOT };
const added = (path: string): Planted => ({ path, content: 'x' });

const run = ({ github, board }: Scene, file: string, event: WorkflowEvent, more: Partial<WorkflowRequest> = {}) =>
  runWorkflow({ github, repository: board, file, event, folders: FOLDERS, ...more });
const verify = (scene: Scene, { run: finished }: Pick<WorkflowResult, 'run'>, more: Partial<WorkflowRequest> = {}) =>
  run(scene, VERIFY, { name: 'workflow_run', payload: scene.github.workflowRunEvent(finished) }, more);
const statusesOf = ({ github }: Scene) =>
  github.world.statuses.map(({ sha, context, state, description }) => [sha, context, state, description]);
const ranOf = ({ jobs }: WorkflowResult) =>
  Object.entries(jobs).flatMap(([id, { result }]) => (result === 'skipped' ? [] : [`${id}: ${result}`]));

describe('the status context-integrity', () => {
  it('is a success on a pull request that changes no entry and passes its check', async () => {
    const scene = await submitted([added('README.md'), added('leaderboard/README.md'), added('src/entries/a.ts')]);
    const checked = await submission(scene);
    expect(checked).toMatchObject({ result: 'success', errors: [], outputs: { slug: '', matrix: '[]' } });
    expect(checked.summary).toContain('No entry is changed.');
    const verified = await verify(scene, checked);
    expect(ranOf(verified)).toEqual(['bind: success', 'status: success']);
    expect(statusesOf(scene)).toEqual([
      [scene.pull.headSha, 'context-integrity', 'success', 'There is no entry to verify.'],
    ]);
    expect(scene.github.world.statuses[0]?.targetUrl).toMatch(/\/board-org\/board\/actions\/runs\/\d+$/);
    expect(scene.github.commentsOn(scene.pull)).toEqual([]);
  });

  it('is a success on a pull request that deletes an entry as a maintainer allows, and does not say that nothing changed', async () => {
    const scene = await submitted([{ path: 'leaderboard/entries/theirs/entry.json', content: null }]);
    scene.pull.labels.push('owner-approved');
    review(scene.pull, 'APPROVED');
    const verified = await verify(scene, await submission(scene));
    expect(ranOf(verified)).toEqual(['bind: success', 'status: success']);
    expect(statusesOf(scene)).toEqual([
      [scene.pull.headSha, 'context-integrity', 'success', 'There is no entry to verify.'],
    ]);
  });

  it.each([
    ['an entry and other files', ['leaderboard/entries/theirs/new', 'README.md']],
    ['a file among the entries', ['leaderboard/entries/new']],
    ['a folder with the name of the entries in capitals', ['Leaderboard/entries/new/entry.json']],
    ['a file in place of the entries', ['leaderboard']],
  ])('is a failure on a pull request that changes %s [A10]', async (_, paths) => {
    const gone = paths.includes('leaderboard')
      ? [{ path: 'leaderboard/entries/theirs/entry.json', content: null }]
      : [];
    const scene = await submitted([...gone, ...paths.map(added)]);
    const checked = await submission(scene);
    expect(checked.result).toBe('failure');
    expect(ranOf(await verify(scene, checked))).toEqual(['bind: failure', 'status: success']);
    expect(statusesOf(scene)).toEqual([
      [scene.pull.headSha, 'context-integrity', 'failure', 'The submission is refused: see the run.'],
    ]);
  });

  it.each([
    ['an empty folder', { path: 'new', mode: '040000', content: '' }],
    ['an unusual file mode', { path: 'entry.json', mode: '100664', content: '{}\n' }],
  ])('is a failure on a pull request that gives an entry only %s, which Git does not show [A15]', async (_, hidden) => {
    const path = `leaderboard/entries/theirs/${hidden.path}`;
    const scene = await submitted([added('README.md'), { ...hidden, path }]);
    expect(gitText(scene.fork.folder, 'diff', '--name-only', 'main', scene.pull.headSha)).toBe('README.md');
    const checked = await submission(scene);
    expect(checked.result).toBe('failure');
    await verify(scene, checked);
    expect(statusesOf(scene)).toEqual([
      [scene.pull.headSha, 'context-integrity', 'failure', 'The submission is refused: see the run.'],
    ]);
  });

  it('is missing until a maintainer approves a first contributor’s run, and nothing runs before [K5]', async () => {
    const scene = await submitted([added('README.md')]);
    const { github, board, fork, pull } = scene;
    board.settings = { forkApproval: 'first_time_contributors' };
    const event = { name: 'pull_request', payload: github.pullRequestEvent(pull) };
    const held = await run(scene, SUBMISSION, event);
    expect([held.conclusion, held.jobs]).toEqual(['action_required', {}]);
    const path = `${github.url}/repos/board-org/board/actions/runs/${held.run.id}`;
    const ask = (method: string, route: string, user: User) => {
      const authorization = `Bearer ${github.personalToken(user, { actions: 'write' })}`;
      return fetch(`${path}${route}`, { method, headers: { authorization } });
    };
    const told = await ask('GET', '', board.owner);
    expect(await told.json()).toMatchObject({ status: 'completed', conclusion: 'action_required' });
    expect(ranOf(await verify(scene, held))).toEqual([]);
    expect((await ask('POST', '/approve', fork.owner)).status).toBe(403);
    expect((await ask('POST', '/approve', board.owner)).status).toBe(201);
    expect((await ask('POST', '/approve', board.owner)).status).toBe(403);
    expect(statusesOf(scene)).toEqual([]);

    const approved = await runWorkflow({
      ...{ github, repository: board, file: SUBMISSION, event, folders: FOLDERS, approved: held },
    });
    expect([approved.conclusion, approved.run.id]).toEqual(['success', held.run.id]);
    await verify(scene, approved);
    expect(statusesOf(scene)).toEqual([[pull.headSha, 'context-integrity', 'success', 'There is no entry to verify.']]);
    // A contributor with a merged pull request needs no approval any more; another one does.
    github.merge(pull);
    const next = async (from: Repository) => {
      github.push(from, 'next', { 'NEWS.md': 'x' });
      const of = github.pullRequest(board, { from, branch: 'next' });
      const payload = github.pullRequestEvent(of);
      return (await run(scene, SUBMISSION, { name: 'pull_request', payload })).conclusion;
    };
    expect(await next(fork)).toBe('success');
    expect(await next(github.fork(board, github.user('another')))).toBe('action_required');
  });

  it('is not set on a commit after a push [A6]', async () => {
    const scene = await submitted([added('README.md')]);
    const checked = await submission(scene);
    const payload = scene.github.workflowRunEvent(checked.run);
    scene.github.push(scene.fork, 'entry', { 'leaderboard/entries/theirs/entry.json': '{"more":1}' });
    expect(ranOf(await run(scene, VERIFY, { name: 'workflow_run', payload }))).toEqual(['bind: failure']);
    expect(statusesOf(scene)).toEqual([]);
  });

  it('is a failure if the fork was deleted after the check, since nobody can push there any more', async () => {
    const scene = await submitted([added('leaderboard/entries/new/entry.json')]);
    const checked = await submission(scene);
    scene.pull.head = { ...scene.pull.head, repository: undefined };
    const verified = await verify(scene, checked);
    expect(ranOf(verified)).toEqual(['bind: failure', 'status: success']);
    expect(verified.jobs.bind?.log).toContain('Open a new pull request from another fork.');
    expect(statusesOf(scene)).toEqual([
      [scene.pull.headSha, 'context-integrity', 'failure', 'The submission is refused: see the run.'],
    ]);
  });

  it('is pending until the report has the verdict of an entry', async () => {
    const scene = await submitted([added('leaderboard/entries/new/entry.json')]);
    const ran = ranOf(await verify(scene, await submission(scene)));
    // This board has no workflow to publish.
    expect(ran).toEqual(['bind: success', 'status: success', 'report: success', 'dispatch: failure']);
    const { headSha } = scene.pull;
    expect(statusesOf(scene)).toEqual([
      [headSha, 'context-integrity', 'pending', 'The board verifies the entry: see the run.'],
      [headSha, 'context-integrity', 'failure', expect.stringContaining('cannot be judged as it is')],
    ]);
  });

  const WHAT_TO_DO =
    'Push again, or, if this is the newest commit, have a maintainer re-run the failed jobs of this run.';

  it('is an error that says what to do if the check could not end', async () => {
    const scene = await submitted([added('leaderboard/entries/new/entry.json')]);
    const checked = await submission(scene);
    scene.github.refuse('pulls/get', { status: 403, message: 'No.' }, 9);
    expect(ranOf(await verify(scene, checked))).toEqual(['bind: failure', 'status: success']);
    expect(statusesOf(scene)).toEqual([
      [scene.pull.headSha, 'context-integrity', 'error', `The check could not end. ${WHAT_TO_DO}`],
    ]);
  });

  it('is an error that says what to do if the check would have to wait for a rate limit longer than its job may take', async () => {
    const scene = await submitted([added('leaderboard/entries/new/entry.json')]);
    const checked = await submission(scene);
    const limit = { status: 429, message: 'slow down', headers: { 'retry-after': '301' } };
    scene.github.refuse('pulls/get', limit, 9);
    const verified = await verify(scene, checked);
    expect(ranOf(verified)).toEqual(['bind: failure', 'status: success']);
    expect(verified.jobs.bind?.log).toContain('GitHub asks to wait 301 s, but the limit is 300 s.');
    expect(statusesOf(scene).map(([, , state]) => state)).toEqual(['error']);
  });

  it('is an error that says what to do if the check reached its time limit, unless a push ended it', () => {
    const { status } = readWorkflow(readFileSync(`${ROOT}/${VERIFY}`, 'utf8'), VERIFY).jobs;
    const given = (result: string, isCancelled: boolean, state = '') => ({
      contexts: {
        needs: { bind: { result, outputs: { status: state } } },
        github: { event: { workflow_run: { event: 'pull_request', conclusion: 'success' } } },
        inputs: {},
      },
      functions: { cancelled: () => isCancelled, always: () => true },
    });
    const stateOf = (...args: Parameters<typeof given>) => fill(status?.steps?.[0]?.env?.STATE, given(...args));
    expect(holds(status?.if, given('cancelled', false))).toBe(true);
    expect(holds(status?.if, given('cancelled', true))).toBe(false);
    expect(holds(status?.if, given('cancelled', false, 'none'))).toBe(false);
    expect(stateOf('cancelled', false)).toBe('error');
    expect(stateOf('failure', false, 'failure')).toBe('failure');
    expect(stateOf('skipped', false)).toBe('success');
  });

  it('is an error that says what to do if the report could not end', async () => {
    const scene = await submitted([added('leaderboard/entries/new/entry.json')]);
    const checked = await submission(scene);
    scene.github.refuse('issues/create-comment', { status: 403, message: 'No.' }, 9);
    const states = ranOf(await verify(scene, checked));
    expect(states).toEqual(['bind: success', 'status: success', 'report: failure', 'unreported: success']);
    expect(statusesOf(scene)).toEqual([
      [scene.pull.headSha, 'context-integrity', 'pending', expect.anything()],
      [scene.pull.headSha, 'context-integrity', 'error', `The report could not end. ${WHAT_TO_DO}`],
    ]);
  });

  it('is an error that says what to do if somebody cancels the verification', async () => {
    const bundle = await runAsImage(`${sharedFolder()}/bundle`);
    const scene = await submitted(entryOf(bundle));
    const programs = temporaryFolder();
    const docker = `#!/bin/sh\ntouch ${programs}/pulls\nexec sleep 60\n`;
    writeFileSync(`${programs}/docker`, docker, { mode: 0o755 });
    const maintainer = new AbortController();
    const verified = verify(scene, await submission(scene), { programs, signal: maintainer.signal });
    await vi.waitFor(() => expect(existsSync(`${programs}/pulls`)).toBe(true), { timeout: 30_000 });
    maintainer.abort();
    const { conclusion, jobs } = await verified;
    expect([conclusion, jobs.report?.result, jobs.unreported?.result]).toEqual(['cancelled', 'cancelled', 'success']);
    expect(statusesOf(scene)).toEqual([
      [scene.pull.headSha, 'context-integrity', 'pending', expect.anything()],
      [scene.pull.headSha, 'context-integrity', 'error', `The report could not end. ${WHAT_TO_DO}`],
    ]);
  });

  it.each([
    ['merged', ({ github, pull }: Scene) => github.merge(pull)],
    ['closed', ({ pull }: Scene) => Object.assign(pull, { state: 'closed' })],
  ])('is an error that says what to do if the pull request was %s before the report', async (_, end) => {
    const scene = await submitted([added('leaderboard/entries/new/entry.json')]);
    const checked = await submission(scene);
    // The check lists the pull requests twice.
    scene.github.before('pulls/list', () => end(scene), 1, 2);
    const verified = await verify(scene, checked);
    expect(ranOf(verified)).toEqual(expect.arrayContaining(['report: success', 'unreported: success']));
    expect(verified.jobs.report?.log).toContain(
      'If it was merged, start Verify with the slug. If it was closed, reopen it to start a new run.',
    );
    const says =
      'The pull request changed before the report. If it was merged, start Verify with the slug; if closed, reopen it.';
    expect(statusesOf(scene)).toEqual([
      [scene.pull.headSha, 'context-integrity', 'pending', expect.anything()],
      [scene.pull.headSha, 'context-integrity', 'error', says],
    ]);
  });

  it('is an error if a job of the board broke after the check passed, but not in place of a verdict', () => {
    const { unreported } = readWorkflow(readFileSync(`${ROOT}/${VERIFY}`, 'utf8'), VERIFY).jobs;
    const runsAfter = (report: object, pullRequest = '1') => {
      const needs = { bind: { result: 'failure', outputs: { 'pull-request': pullRequest } }, report };
      return holds(unreported?.if, { contexts: { needs }, functions: { always: () => true, cancelled: () => false } });
    };
    expect(runsAfter({ result: 'skipped', outputs: {} })).toBe(true);
    expect(runsAfter({ result: 'failure', outputs: {} })).toBe(true);
    // The attestation failed.
    expect(runsAfter({ result: 'failure', outputs: { reported: 'true' } })).toBe(false);
    expect(runsAfter({ result: 'success', outputs: { overtaken: 'true', reported: 'false' } })).toBe(true);
    expect(runsAfter({ result: 'skipped', outputs: {} }, '')).toBe(false);
  });

  it('is set on the commits of a merge queue', async () => {
    const scene = await submitted([added('README.md')]);
    const { github, board, pull } = scene;
    const branch = `gh-readonly-queue/main/pr-${pull.number}-${pull.headSha}`;
    const sha = github.push(board, branch, { 'README.md': 'x' });
    const payload = {
      action: 'checks_requested',
      merge_group: {
        head_sha: sha,
        head_ref: `refs/heads/${branch}`,
        base_sha: branchTip(board.folder, 'main'),
        base_ref: 'refs/heads/main',
      },
      repository: repositoryView(board, github.world),
    };
    const checked = await run(scene, SUBMISSION, { name: 'merge_group', payload });
    expect(checked.conclusion).toBe('success');
    expect(ranOf(await verify(scene, checked))).toEqual(['status: success']);
    expect(statusesOf(scene)).toEqual([
      [sha, 'context-integrity', 'success', 'Entries were checked in their pull requests.'],
    ]);
  });
});

describe('a board that says that it has receipts, without their branch', () => {
  const vars = { BOARD_RECEIPTS: 'required' };
  const LOST = 'There is no branch receipts, and the variable BOARD_RECEIPTS says that this board has one.';

  it('verifies nothing and begins no new branch', async () => {
    const scene = await submitted([added('leaderboard/entries/new/entry.json')]);
    const verified = await verify(scene, await submission(scene), { vars });
    expect(ranOf(verified)).toEqual(['bind: failure', 'status: success']);
    expect(verified.jobs.bind?.log).toContain(LOST);
    expect(statusesOf(scene)).toEqual([
      [scene.pull.headSha, 'context-integrity', 'error', expect.stringContaining('The check could not end.')],
    ]);
    expect(branchTip(scene.board.folder, 'receipts')).toBeUndefined();
  });

  it('begins no new branch if it is lost during a verification', async () => {
    const scene = await submitted([added('leaderboard/entries/new/entry.json')]);
    const { github, board } = scene;
    record(scene, [{ slug: 'theirs' }]);
    const checked = await submission(scene);
    github.before('pulls/list', () => git(board.folder, ['update-ref', '-d', 'refs/heads/receipts']));
    const verified = await verify(scene, checked, { vars });
    expect(ranOf(verified)).toEqual(['bind: success', 'status: success', 'report: failure', 'unreported: success']);
    expect(verified.jobs.report?.log).toContain(LOST);
    expect(branchTip(board.folder, 'receipts')).toBeUndefined();
  });

  it('verifies as any other board once the branch is there', async () => {
    const scene = await submitted([added('leaderboard/entries/new/entry.json')]);
    record(scene, [{ slug: 'theirs' }]);
    const verified = await verify(scene, await submission(scene), { vars });
    expect(ranOf(verified)).toEqual(expect.arrayContaining(['bind: success', 'report: success']));
  });
});

describe('the publication after a verification', () => {
  /** After the verification of an entry on a board with two workflows that have a schedule. */
  const verifiedWith = async (disabled: NonNullable<Repository['disabled']>) => {
    const scene = await submitted([added('leaderboard/entries/new/entry.json')]);
    const { github, board } = scene;
    const named = ['publish.yml', 'rerun.yml'].map((name) => [`.github/workflows/${name}`, 'on: schedule\n']);
    github.push(board, 'main', Object.fromEntries(named));
    board.disabled = disabled;
    const { jobs } = await verify(scene, await submission(scene));
    const started = github.world.dispatches.map(({ workflow, ref }) => [workflow, ref]);
    return { jobs, started, disabled: board.disabled };
  };

  it('is started also after GitHub disabled its workflow because nothing happened for 60 days', async () => {
    const quiet = { 'publish.yml': 'disabled_inactivity', 'rerun.yml': 'disabled_inactivity' } as const;
    expect(await verifiedWith(quiet)).toMatchObject({
      jobs: { dispatch: { result: 'success' } },
      started: [['publish.yml', 'main']],
      disabled: {},
    });
  });

  it('is not started if a maintainer disabled its workflow, and the job passes on why', async () => {
    const { jobs, started, disabled } = await verifiedWith({ 'publish.yml': 'disabled_manually' });
    expect([jobs.dispatch?.result, started, disabled]).toEqual(['failure', [], { 'publish.yml': 'disabled_manually' }]);
    expect(jobs.dispatch?.log).toContain("Cannot trigger a 'workflow_dispatch' on a disabled workflow");
  });
});
