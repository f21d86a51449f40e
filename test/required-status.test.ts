import { describe, expect, it } from 'vitest';
import { branchTip } from './support/github/git-store.ts';
import { repositoryView } from './support/github/repositories.ts';
import { ROOT, type Scene, SUBMISSION, submission, submitted, VERIFY } from './support/proposal.ts';
import type { Planted } from './support/submission.ts';
import type { WorkflowEvent } from './support/workflow/occasion.ts';
import type { WorkflowResult } from './support/workflow/results.ts';
import { runWorkflow } from './support/workflow/run-workflow.ts';

const FOLDERS = { 'board-org/board': ROOT };
const added = (path: string): Planted => ({ path, content: 'x' });

const run = ({ github, board }: Scene, file: string, event: WorkflowEvent) =>
  runWorkflow({ github, repository: board, file, event, folders: FOLDERS });
const verify = (scene: Scene, { run: finished }: Pick<WorkflowResult, 'run'>) =>
  run(scene, VERIFY, { name: 'workflow_run', payload: scene.github.workflowRunEvent(finished) });
const statusesOf = ({ github }: Scene) =>
  github.world.statuses.map(({ sha, context, state, description }) => [sha, context, state, description]);
const ranOf = ({ jobs }: WorkflowResult) =>
  Object.entries(jobs).flatMap(([id, { result }]) => (result === 'skipped' ? [] : [`${id}: ${result}`]));

describe('the status context-integrity', () => {
  it('is set on a pull request that changes no entry, which passes its check', async () => {
    const scene = await submitted([added('README.md'), added('leaderboard/README.md'), added('src/entries/a.ts')]);
    const checked = await submission(scene);
    expect(checked).toMatchObject({ result: 'success', errors: [], outputs: { slug: '', matrix: '[]' } });
    expect(checked.summary).toContain('No entry is changed.');
    const verified = await verify(scene, checked);
    expect(ranOf(verified)).toEqual(['bind: success', 'status: success']);
    expect(statusesOf(scene)).toEqual([[scene.pull.headSha, 'context-integrity', 'success', 'No entry is changed.']]);
    expect(scene.github.world.statuses[0]?.targetUrl).toMatch(/\/board-org\/board\/actions\/runs\/\d+$/);
    expect(scene.github.commentsOn(scene.pull)).toEqual([]);
  });

  it.each([
    ['an entry together with other files', ['leaderboard/entries/theirs/new', 'README.md']],
    ['a file among the entries', ['leaderboard/entries/new']],
    ['a folder that some file systems take for that of the entries', ['Leaderboard/entries/new/entry.json']],
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

  it('is set on no commit that the pull request left meanwhile [A6]', async () => {
    const scene = await submitted([added('README.md')]);
    const checked = await submission(scene);
    const payload = scene.github.workflowRunEvent(checked.run);
    scene.github.push(scene.fork, 'entry', { 'leaderboard/entries/theirs/entry.json': '{"more":1}' });
    expect(ranOf(await run(scene, VERIFY, { name: 'workflow_run', payload }))).toEqual(['bind: failure']);
    expect(statusesOf(scene)).toEqual([]);
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
