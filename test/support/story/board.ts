import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { cib } from '../cli.ts';
import { temporaryFolder } from '../folder.ts';
import { branchTip, git } from '../github/git-store.ts';
import type { Changes, GitHub } from '../github/github.ts';
import type { PullRequest, Repository, Run } from '../github/world.ts';
import { dispatchEvent, pushEvent, scheduleEvent } from '../workflow/events.ts';
import { logOf } from '../workflow/log-of.ts';
import type { WorkflowEvent } from '../workflow/occasion.ts';
import type { WorkflowResult } from '../workflow/results.ts';
import { runWorkflow } from '../workflow/run-workflow.ts';
import { unzip } from '../workflow/unzip.ts';

/** Throws with the output of its jobs if a run did not succeed. */
export function succeeded(result: WorkflowResult): WorkflowResult {
  if (result.conclusion !== 'success')
    throw new Error(`It ended as ${result.conclusion}:\n${logOf(result.jobs).slice(-5000)}`);
  return result;
}

/**
 * A board, with the workflows that GitHub starts on its events.
 *
 * @param vars the variables of its repository, read at each event
 */
export function boardOf(
  github: GitHub,
  repository: Repository,
  folders: Readonly<Record<string, string>>,
  vars: Readonly<Record<string, string>> = {},
) {
  const workflow = (name: string, event: WorkflowEvent, approved?: WorkflowResult) =>
    runWorkflow({
      ...{ github, repository, folders, vars, file: `.github/workflows/${name}.yml`, event },
      ...(approved && { approved }),
    });
  let pages = '';

  const published = async (event: ReturnType<typeof dispatchEvent>) => {
    const result = await workflow('publish', event);
    pages = result.pages;
    return result;
  };

  const submission = (pull: PullRequest, approved?: WorkflowResult): Promise<WorkflowResult> =>
    workflow('submission', { name: 'pull_request', payload: github.pullRequestEvent(pull) }, approved);

  /** Whether GitHub lets the owner of a token approve a waiting run. */
  const approve = async ({ id }: Run, token: string): Promise<boolean> => {
    const path = `/repos/${repository.owner.login}/${repository.name}/actions/runs/${id}/approve`;
    return (await fetch(github.url + path, { method: 'POST', headers: { authorization: `Bearer ${token}` } })).ok;
  };

  return {
    /**
     * Runs the check that a push to a pull request starts, unless it waits for an approval; after an approval, the
     * rest.
     */
    submission,
    approve,
    /** The same, with a maintainer who approves waiting runs. */
    async accepted(pull: PullRequest): Promise<WorkflowResult> {
      const result = await submission(pull);
      if (result.conclusion !== 'action_required') return result;
      await approve(result.run, github.personalToken(repository.owner, { actions: 'write' }));
      return submission(pull, result);
    },
    /** Runs the verification that the end of that check starts. */
    verify: (run: Run): Promise<WorkflowResult> =>
      workflow('verify', { name: 'workflow_run', payload: github.workflowRunEvent(run) }),
    /** Merges, and publishes as the push to the default branch does. */
    merge(pull: PullRequest): Promise<WorkflowResult> {
      const ref = `refs/heads/${repository.defaultBranch}`;
      const before = branchTip(repository.folder, repository.defaultBranch) ?? '';
      github.merge(pull);
      return published(pushEvent(github.world, repository, ref, before));
    },
    /** Pushes to the default branch, and runs what GitHub then starts: the publication, and reruns on request. */
    async push(changes: Changes, ...started: readonly 'rerun'[]): Promise<void> {
      const before = branchTip(repository.folder, repository.defaultBranch) ?? '';
      github.push(repository, repository.defaultBranch, changes);
      const event = pushEvent(github.world, repository, `refs/heads/${repository.defaultBranch}`, before);
      succeeded(await published(event));
      for (const name of started) succeeded(await workflow(name, event));
    },
    /** A page of the preview of a verification. */
    preview({ run }: WorkflowResult, slug: string, page: string): string {
      const kept = github.world.artifacts.filter((one) => one.run.id === run.id && one.name === `preview-${slug}`);
      if (kept.length !== 1) throw new Error(`There are ${kept.length} previews of ${slug}.`);
      const folder = temporaryFolder();
      unzip(kept[0]?.zip ?? Buffer.alloc(0), folder);
      return readFileSync(`${folder}/${page}`, 'utf8');
    },
    /** A maintainer starts a run of an entry on the board. */
    verifyEntry: (slug: string): Promise<WorkflowResult> =>
      workflow('verify', dispatchEvent(github.world, repository, { slug })),
    /** Runs the weekly plan, with its runs. */
    rerun: (): Promise<WorkflowResult> => workflow('rerun', scheduleEvent('43 3 * * 1')),
    publish: (): Promise<WorkflowResult> => published(dispatchEvent(github.world, repository)),
    /** A page of the last publication; undefined if there is none. */
    page: (path: string): string | undefined =>
      existsSync(`${pages}/${path}`) ? readFileSync(`${pages}/${path}`, 'utf8') : undefined,
    /** All receipts, the oldest first. */
    receipts(): readonly Record<string, unknown>[] {
      if (branchTip(repository.folder, 'receipts') === undefined) return [];
      const show = (...words: string[]) => git(repository.folder, words).toString('utf8');
      const paths = show('ls-tree', '-r', '--name-only', 'refs/heads/receipts', 'receipts').split('\n').filter(Boolean);
      const all = paths.map((path) => JSON.parse(show('show', `refs/heads/receipts:${path}`)));
      return all.sort((a, b) => (a.date < b.date ? -1 : 1));
    },
    /** Does what a maintainer does by hand: `cib receipt`, a commit to the branch `receipts`, a push. */
    async decide(slug: string, event: string, reason: string, token: string): Promise<void> {
      const folder = temporaryFolder();
      const remote = github.url.replace('//', `//x:${token}@`);
      const run = async (at: string, ...words: string[]) => {
        const who = ['-c', 'user.name=maintainer', '-c', 'user.email=maintainer@example.invalid'];
        await promisify(execFile)('git', ['-C', at, ...who, ...words]);
      };
      const address = `${remote}/${repository.owner.login}/${repository.name}.git`;
      for (const branch of [repository.defaultBranch, 'receipts'])
        await run(folder, 'clone', '--quiet', '--branch', branch, address, branch);
      const { status, stderr } = await cib(
        ...['receipt', '--entries', `${folder}/${repository.defaultBranch}/leaderboard/entries`],
        ...['--receipts', `${folder}/receipts`, '--slug', slug, '--event', event, '--reason', reason],
        ...['--actor', 'maintainer', '--actor-id', '7'],
      );
      if (status !== 0) throw new Error(stderr);
      await run(`${folder}/receipts`, 'add', '--all');
      await run(`${folder}/receipts`, 'commit', '--quiet', '--message', `Record that ${slug} was ${event}`);
      await run(`${folder}/receipts`, 'push', '--quiet', 'origin', 'receipts');
    },
  };
}
