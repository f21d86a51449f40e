import { type GitHubClient, githubClient } from '../../../src/github/client.ts';
import type { Expected } from '../../../src/github/workflow-run.ts';
import { type GitHub, startGitHub } from './github.ts';
import type { Permissions, PullRequest, Repository } from './world.ts';

const WORKFLOW = '.github/workflows/submission.yml';
export const SCORED: Permissions = { 'pull-requests': 'write', statuses: 'write', contents: 'read' };

/** The client with a clock that only its own waits move on, in milliseconds. */
export function clientOf(github: GitHub, token: string) {
  const waits: number[] = [];
  const notes: string[] = [];
  let time = Date.UTC(2026, 0, 1);
  const client: GitHubClient = githubClient({
    token,
    baseUrl: github.url,
    clock: { monotonic: () => time, now: () => new Date(time).toISOString() },
    wait: async (milliseconds) => {
      waits.push(milliseconds);
      time += milliseconds;
    },
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
  const expected: Expected = { repositoryId: board.id, workflow: WORKFLOW };
  return { github, board, fork, stranger, pull, expected, ...clientOf(github, github.jobToken(board, permissions)) };
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
