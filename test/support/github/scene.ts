import { onTestFinished, vi } from 'vitest';
import { type GitHubClient, githubClient } from '../../../src/github/client.ts';
import { actionsOctokit } from '../../../src/github/job.ts';
import { type GitHub, startGitHub } from './github.ts';
import type { Permissions, PullRequest, Repository } from './world.ts';

const WORKFLOW = '.github/workflows/submission.yml';
export const SCORED: Permissions = { 'pull-requests': 'write', statuses: 'write', contents: 'read' };

/** The plugins of Octokit wait by its timers. */
const BOTTLENECK = /bottleneck/;

let passed: number[] | undefined;

/**
 * For the rest of the test, time advances only by waits, which end at once: those of our own code, and the timers of
 * Octokit's plugins. @returns the waits so far, and `wait` for our own
 */
function waitsAtOnce() {
  if (passed) return { waits: passed, wait };
  const { setTimeout } = globalThis;
  passed = [];
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) });
  vi.stubGlobal('setTimeout', (done: (...values: unknown[]) => void, milliseconds = 0, ...values: unknown[]) => {
    if (milliseconds === 0 || !BOTTLENECK.test(new Error().stack ?? ''))
      return setTimeout(done, milliseconds, ...values);
    return setTimeout(() => wait(milliseconds).then(() => done(...values)));
  });
  onTestFinished(() => {
    passed = undefined;
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return { waits: passed, wait };
}

async function wait(milliseconds: number): Promise<void> {
  passed?.push(milliseconds);
  vi.setSystemTime(Date.now() + milliseconds);
}

/** A client, with all waits of the test and the client's notes. */
export async function clientOf(github: GitHub, token: string) {
  const { waits, wait } = waitsAtOnce();
  const notes: string[] = [];
  const client: GitHubClient = await githubClient({
    token,
    make: await actionsOctokit(),
    baseUrl: github.url,
    clock: { monotonic: () => Date.now(), now: () => new Date().toISOString() },
    wait,
    note: (line) => notes.push(line),
  });
  return { client, waits, notes };
}

/** A board, and a pull request from a fork of it, with the token of the board's own job. */
export async function boardAndFork(branch = 'entry', permissions = SCORED) {
  const github = await startGitHub();
  const board = github.repository(github.user('board-org', 'Organization'), 'board');
  const stranger = github.user('stranger');
  const fork = github.fork(board, stranger);
  github.push(fork, branch, { 'leaderboard/entries/mine/entry.json': '{}\n' });
  const pull = github.pullRequest(board, { from: fork, branch });
  const expected = { repositoryId: board.id, workflow: WORKFLOW };
  return {
    github,
    board,
    fork,
    stranger,
    pull,
    expected,
    ...(await clientOf(github, github.jobToken(board, permissions))),
  };
}

/** More pull requests, each from a fork of its own, up to a number. */
export function morePullRequests(github: GitHub, board: Repository, upTo: number): PullRequest[] {
  const more: PullRequest[] = [];
  while (board.lastNumber < upTo) {
    const fork = github.fork(board, github.user(`person-${board.lastNumber}`));
    github.push(fork, 'entry', { [`file-${board.lastNumber}`]: 'x' });
    more.push(github.pullRequest(board, { from: fork, branch: 'entry' }));
  }
  return more;
}
