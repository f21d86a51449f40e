import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Entry } from '../../src/evidence/entry.ts';
import type { Receipt } from '../../src/evidence/receipt.ts';
import type { Step } from './act-here.ts';
import { runAction, runBuiltAction } from './action.ts';
import { cib } from './cli.ts';
import { FAST_TIME } from './fast-time.ts';
import { temporaryFolder } from './folder.ts';
import { asImage } from './forgery.ts';
import { branchTip, filesAt, textAt, treeAt } from './github/git-store.ts';
import { type Changes, startGitHub } from './github/github.ts';
import { fullName } from './github/repositories.ts';
import type { Permissions } from './github/world.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');

export const SLUG = 'mine';
export const FOLDER = `leaderboard/entries/${SLUG}`;
const IMAGE = `registry.test/example@sha256:${'1'.repeat(64)}`;
/** The nonce that the board drew for its own run. */
export const NONCE = 'ab'.repeat(32);
export const WRITES: Permissions = { 'contents': 'write', 'pull-requests': 'write', 'statuses': 'write' };

type Words = Readonly<Record<string, string>>;

/** Runs CIB with the code that the Action runs with, so that both are the same harness. */
export function runBundle(out: string, adapter: string, ...words: readonly string[]): Promise<string> {
  return runBundleOf(ROOT, out, adapter, ...words);
}

async function runBundleOf(root: string, out: string, adapter: string, ...words: readonly string[]): Promise<string> {
  const all = ['run', '--suite', 'cib', '--adapter', adapter, '--out', out, ...words];
  if (root !== ROOT) await run(process.execPath, ['dist/cli.js', ...all], { cwd: root });
  else {
    const { status, stderr } = await cib(...all);
    if (status !== 0) throw new Error(`cib ${all.join(' ')} ended with ${status}: ${stderr}`);
  }
  return out;
}

/** Runs the example adapter as a process, with the manifest of a run in a container. */
export function runAsImage(out: string, ...words: readonly string[]): Promise<string> {
  return runAsImageOf(ROOT, out, ...words);
}

/** @param root this project, or an unpacked archive of it */
export async function runAsImageOf(root: string, out: string, ...words: readonly string[]): Promise<string> {
  await runBundleOf(root, out, 'cmd:python3 -u examples/adapters/python/adapter.py', ...words);
  asImage(out, IMAGE);
  return out;
}

export function entry(change: Partial<Entry> = {}): Entry {
  return {
    schema: 'entry/1',
    slug: SLUG,
    kind: 'system',
    name: 'example-lexical-python',
    version: '1.0.0',
    licence: 'MIT',
    adapter: `image:${IMAGE}`,
    platform: 'linux/amd64',
    network: false,
    reads_labels: false,
    suites: { cib: 'cib' },
    ...change,
  };
}

/** The files of an entry, as a pull request adds them. */
export function entryFiles(bundle: string, written: object = entry()): Changes {
  const files = readdirSync(bundle).map((name) => [`${FOLDER}/cib/${name}`, readFileSync(join(bundle, name))] as const);
  return { ...Object.fromEntries(files), [`${FOLDER}/entry.json`]: `${JSON.stringify(written)}\n` };
}

interface Setting {
  readonly isPrivate?: boolean;
  readonly root?: string;
  /** What the default branch has before the pull requests are opened. */
  readonly before?: Changes;
}

/**
 * A board, pull request 2 with an entry, and the board's job for it. Pull request 1 is another person's.
 */
export async function submission(
  files: Changes,
  permissions: Permissions = WRITES,
  { isPrivate = false, root = ROOT, before = {} }: Setting = {},
) {
  const github = await startGitHub();
  const board = github.repository(github.user('board-org', 'Organization'), 'board', { private: isPrivate });
  if (Object.keys(before).length > 0) github.push(board, 'main', before);
  const bystander = github.fork(board, github.user('bystander'));
  github.push(bystander, 'entry', { 'leaderboard/entries/other/entry.json': '{}\n' });
  const other = github.pullRequest(board, { from: bystander, branch: 'entry' });
  const fork = github.fork(board, github.user('stranger'));
  const head = github.push(fork, 'entry', files);
  const pull = github.pullRequest(board, { from: fork, branch: 'entry' });
  const token = github.jobToken(board, permissions);
  const workspace = join(temporaryFolder(), 'workspace');
  const remote = `${github.url}/${fullName(board)}.git`;
  // Past the server, which takes a third of the processes. What a checkout leaves is the same: it keeps no credentials.
  await run('git', [
    '-c',
    `url.${board.folder}.insteadOf=${remote}`,
    'clone',
    '--quiet',
    '--no-local',
    remote,
    workspace,
  ]);
  const temporary = join(workspace, '.runner');
  mkdirSync(temporary);
  const rerun = join(temporary, 'rerun');
  const eventPath = join(temporary, 'event.json');
  const event = github.workflowRunEvent(github.run(pull));
  const told = {
    'pull-request': String(pull.number),
    head,
    'slug': SLUG,
    'tree': treeAt(fork.folder, head, FOLDER),
    'nonce': NONCE,
    rerun,
    'github-token': token,
  };
  const job = {
    GITHUB_API_URL: github.url,
    GITHUB_JOB: 'report',
    GITHUB_WORKFLOW_REF: `${fullName(board)}/.github/workflows/verify.yml@refs/heads/main`,
    GITHUB_SERVER_URL: github.url,
    GITHUB_REPOSITORY: fullName(board),
    GITHUB_REPOSITORY_ID: String(board.id),
    GITHUB_EVENT_NAME: 'workflow_run',
    GITHUB_EVENT_PATH: eventPath,
    GITHUB_RUN_ID: '77',
    GITHUB_RUN_ATTEMPT: '1',
  };
  const act = (name: 'scorecard' | 'more-runs', inputs: Words, env: Words) =>
    root === ROOT ? runAction(name, workspace, inputs, env) : runBuiltAction(name, workspace, inputs, env, root);
  const score = (inputs: Words = {}, env: Words = {}) => {
    writeFileSync(eventPath, JSON.stringify(event));
    return act('scorecard', { ...told, ...inputs }, { ...job, ...FAST_TIME, ...env });
  };
  /** Runs the job before `report`, which returns the runs that are still needed. */
  const moreRuns = () => {
    const { 'pull-request': _, ...inputs } = told;
    return act('more-runs', inputs, { ...job, ...FAST_TIME });
  };
  /** Paths on the branch `receipts`; empty without the branch. */
  const recorded = () => {
    const tip = branchTip(board.folder, 'receipts');
    return tip === undefined ? [] : [...filesAt(board.folder, tip).keys()];
  };
  const show = (path: string) => textAt(board.folder, branchTip(board.folder, 'receipts') ?? '', path).trim();
  return {
    github,
    board,
    fork,
    pull,
    other,
    head,
    told,
    rerun,
    event: event as { workflow_run: Record<string, unknown> },
    score,
    moreRuns,
    recorded,
    show,
    receipts: () =>
      recorded()
        .filter((path) => path.startsWith('receipts/'))
        .map((path) => JSON.parse(show(path)) as Receipt),
    bodies: () => github.commentsOn(pull).map(({ body }) => body ?? ''),
    statuses: () =>
      github.world.statuses.map(({ sha, state, description, context }) => ({ sha, state, description, context })),
    push: () => github.push(fork, 'entry', { [`${FOLDER}/more`]: 'x' }),
  };
}

export type Submission = Awaited<ReturnType<typeof submission>>;

/** Titles and texts of the step's errors and warnings. */
export const said = ({ annotations }: Step) => annotations.map(([title, message]) => `${title}: ${message}`).join('\n');
