import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Receipt, receiptPath, receiptText } from '../../src/evidence/receipt.ts';
import { sharedFolder } from './folder.ts';
import { type GitHub, startGitHub } from './github/github.ts';
import type { PullRequest, Repository } from './github/world.ts';
import { receiptOf } from './receipt.ts';
import { type Planted, plantOn, projectWithOnly } from './submission.ts';
import type { WorkflowEvent } from './workflow/occasion.ts';
import type { StepResult, WorkflowResult } from './workflow/results.ts';
import { runWorkflow } from './workflow/run-workflow.ts';

export const ROOT = join(import.meta.dirname, '../..');
export const SUBMISSION = '.github/workflows/submission.yml';
export const VERIFY = '.github/workflows/verify.yml';
const BOARD = 'board-org/board';

export interface Scene {
  readonly github: GitHub;
  readonly board: Repository;
  readonly fork: Repository;
  readonly pull: PullRequest;
}

/** A board, and a pull request from a fork of it with these files. */
export async function submitted(
  files: readonly Planted[],
  { branch = 'entry', title = 'Add an entry', private: hidden = false } = {},
): Promise<Scene> {
  const github = await startGitHub();
  const board = github.repository(github.user('board-org', 'Organization'), 'board', { private: hidden });
  github.push(board, 'main', { 'leaderboard/entries/theirs/entry.json': '{}\n', 'action.yml': 'name: x\n' });
  const fork = github.fork(board, github.user('stranger'));
  plantOn(fork.folder, branch, files);
  return { github, board, fork, pull: github.pullRequest(board, { from: fork, branch, title }) };
}

/** Runs the check in the pull request's own context. */
export async function submission({ github, board, pull }: Scene, payload: unknown = github.pullRequestEvent(pull)) {
  const event = { name: 'pull_request', payload };
  const folders = { [BOARD]: ROOT };
  return checkStep(await runWorkflow({ github, repository: board, file: SUBMISSION, event, folders }), 'check');
}

export const runOf = (
  { github, pull }: Scene,
  ...fields: Parameters<GitHub['run']> extends [unknown, ...infer R] ? R : never
) => github.workflowRunEvent(github.run(pull, ...fields));

let made: string | undefined;

/** The project with the job `bind` alone, made once for all tests of a file. Files share this module, and each removes its folders. */
export function bindingProject(): string {
  if (made === undefined || !existsSync(made)) made = projectWithOnly(sharedFolder(), VERIFY, 'bind');
  return made;
}

/** Runs the job `bind` after the end of a check; `payload` is that event's. */
export async function bound(
  { github, board }: Scene,
  payload: unknown,
  folders: Record<string, string> = { [BOARD]: bindingProject() },
) {
  const event: WorkflowEvent = { name: 'workflow_run', payload };
  return checkStep(await runWorkflow({ github, repository: board, file: VERIFY, event, folders }), 'bind');
}

const NOTHING: Partial<StepResult> = { name: '', outputs: {}, summary: '', log: '' };

/** The result of the step with our Action, and the outputs of its job. */
function checkStep(result: WorkflowResult, id: string) {
  const job = result.jobs[id];
  const step = job?.steps.find(({ id }) => id === 'check') ?? job?.steps.at(-1) ?? NOTHING;
  const log = step.log ?? '';
  const annotations = [...log.matchAll(/^::(error|warning) title=([^:,]*)::(.*)$/gm)];
  return {
    run: result.run,
    result: job?.result,
    outputs: step.outputs ?? {},
    handedOn: job?.outputs ?? {},
    summary: step.summary ?? '',
    log,
    errors: annotations.map(
      ([, , code = '', message = '']) => `${code}: ${decodeURIComponent(message).split('\n')[0]}`,
    ),
    levels: [...new Set(annotations.map(([, level]) => level))],
  };
}

/** Adds receipts to the board's branch, as earlier verifications left them. */
export function record({ github, board }: Pick<Scene, 'github' | 'board'>, given: readonly Partial<Receipt>[]): void {
  const all = given.map((one) =>
    receiptOf({
      schema: 'receipt/2',
      submitter: null,
      ...one,
      ...(one.submitter && { submitter: accountOf(one.submitter) }),
    }),
  );
  github.push(board, 'receipts', Object.fromEntries(all.map((one) => [receiptPath(one), receiptText(one)])));
}

const accountOf = ({ login, id }: NonNullable<Receipt['submitter']>) => ({ login, id });
