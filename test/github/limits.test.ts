import { expect, it, vi } from 'vitest';
import { Fault } from '../../src/errors/fault.ts';
import { githubClient, type MakeOctokit } from '../../src/github/client.ts';
import { actionsOctokit } from '../../src/github/job.ts';
import { PRIMARY, SECONDARY } from '../support/github/faults.ts';
import { boardAndFork, clientOf, SCORED } from '../support/github/scene.ts';

const COMMENT = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
const at = { owner: 'board-org', repo: 'board', issue_number: 1 };
const inTenMinutes = String(Date.UTC(2026, 0, 1, 0, 10) / 1000);

it.each([
  ['429 with retry-after', 429, SECONDARY, { 'retry-after': '7', 'x-ratelimit-reset': inTenMinutes }, 7_000],
  ['403 with retry-after', 403, SECONDARY, { 'retry-after': '7' }, 7_000],
  [
    '403 at the end of the hour',
    403,
    PRIMARY,
    { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inTenMinutes },
    601_000,
  ],
  ['429 with a reset alone', 429, PRIMARY, { 'x-ratelimit-reset': inTenMinutes }, 601_000],
  [
    '403 with requests left',
    403,
    SECONDARY,
    { 'x-ratelimit-remaining': '9', 'x-ratelimit-reset': inTenMinutes },
    60_000,
  ],
  ['429 with neither', 429, SECONDARY, {}, 60_000],
])(
  'the GitHub client waits as GitHub asks after a %s, then repeats the request once [H1]',
  async (_, status, message, headers, wait) => {
    const { github, client, waits, notes, pull } = await boardAndFork();
    github.refuse('issues/create-comment', { status, message, headers });
    await client.request(COMMENT, { ...at, body: 'x' });
    expect(waits).toEqual([wait]);
    expect(notes).toEqual([`GitHub answered ${status}; trying again in ${wait / 1000} s.`]);
    expect(github.commentsOn(pull)).toHaveLength(1);
  },
);

it('the GitHub client doubles its wait if GitHub names none, and gives up after five tries [H1]', async () => {
  const { github, client, waits, pull } = await boardAndFork();
  github.refuse('issues/create-comment', { status: 403, message: SECONDARY }, 5);
  await expect(client.request(COMMENT, { ...at, body: 'x' })).rejects.toMatchObject({
    code: 'github.rate-limit',
    facts: { party: 'environment' },
    message: expect.stringContaining('after 5 tries'),
  });
  expect(waits).toEqual([60_000, 120_000, 240_000, 480_000]);
  expect([github.asked('issues/create-comment'), github.commentsOn(pull)]).toEqual([5, []]);
});

it('the GitHub client does not wait longer than an hour [H1]', async () => {
  const { github, client, waits } = await boardAndFork();
  github.refuse('issues/create-comment', { status: 429, message: SECONDARY, headers: { 'retry-after': '999999' } });
  await expect(client.request(COMMENT, { ...at, body: 'x' })).rejects.toMatchObject({ code: 'github.rate-limit' });
  expect(waits).toEqual([]);
});

it('the GitHub client waits until an exhausted rate limit is reset', async () => {
  const { github, client, waits } = await boardAndFork();
  for (const token of github.world.tokens) token.remaining = 0;
  github.before(
    'issues/create-comment',
    () => {
      for (const token of github.world.tokens) token.remaining = 1000;
    },
    1,
    1,
  );
  await client.request(COMMENT, { ...at, body: 'x' });
  expect(waits).toEqual([3_601_000]);
});

it.each(['hang-up', { status: 502, message: 'Bad Gateway' }] as const)(
  'the GitHub client repeats a read after %o, but a creation never',
  async (answer) => {
    const { github, client, waits, pull } = await boardAndFork();
    github.refuse('issues/list-comments', answer, 2);
    await client.request('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', at);
    expect(waits).toEqual([1_000, 4_000]);
    github.lose('issues/create-comment', answer);
    await expect(client.request(COMMENT, { ...at, body: 'x' })).rejects.toMatchObject({ code: 'github.unavailable' });
    expect([github.asked('issues/create-comment'), github.commentsOn(pull).length]).toEqual([1, 1]);
  },
);

it.each([
  ['a GET', 'repos/get', 'GET /repos/{owner}/{repo}', {}],
  ['a repeatable POST', 'git/create-blob', 'POST /repos/{owner}/{repo}/git/blobs', { content: 'x' }],
])(
  'the GitHub client repeats %s after a rate limit, and not after another refusal',
  async (_, operation, route, parameters) => {
    const { github, board } = await boardAndFork();
    const { client, waits } = await clientOf(github, github.jobToken(board, { contents: 'write' }));
    const { owner, repo } = at;
    const ask = () => client.request(route, { owner, repo, ...parameters, request: { repeatable: true } });
    for (const status of [403, 404, 501]) {
      const before = github.asked(operation);
      github.refuse(operation, { status, message: 'No' });
      await expect(ask()).rejects.toBeInstanceOf(Fault);
      expect(github.asked(operation) - before, String(status)).toBe(1);
    }
    expect(waits.filter((milliseconds) => milliseconds > 1_000)).toEqual([]);
    const before = github.asked(operation);
    github.refuse(operation, { status: 403, message: SECONDARY, headers: { 'retry-after': '7' } });
    await ask();
    expect(github.asked(operation) - before).toBe(2);
    expect(waits.filter((milliseconds) => milliseconds > 1_000)).toEqual([7_000]);
  },
);

it('the GitHub client sends writes one after the other, a second apart, even if all start together', async () => {
  const { github, pull, board } = await boardAndFork();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  const token = github.jobToken(board, SCORED);
  const clock = { monotonic: () => performance.now(), now: () => new Date().toISOString() };
  const times: number[] = [];
  // The times of sending: a later request may arrive before an earlier one.
  const timed = ({ hook }: Pick<ReturnType<MakeOctokit>, 'hook'>) => {
    hook.before('request', () => void times.push(performance.now()));
  };
  const octokit = await actionsOctokit();
  const make: MakeOctokit = (token, options, ...plugins) => octokit(token, options, timed, ...plugins);
  const client = await githubClient({ token, make, baseUrl: github.url, clock });
  const began = performance.now();
  await Promise.all(['a', 'b', 'c'].map((body) => client.request(COMMENT, { ...at, body })));
  const [, second = 0, third = 0] = times;
  expect(times).toHaveLength(3);
  // Each write has its own second, counted from the start: a busy machine may send one late, and the next one in time.
  // A timer of Node may fire up to a millisecond early.
  expect(second - began).toBeGreaterThanOrEqual(999);
  expect(third - began).toBeGreaterThanOrEqual(1_999);
  expect(github.commentsOn(pull).map(({ body }) => body)).toEqual(['a', 'b', 'c']);
});

it.each([
  ['issues/create-comment', COMMENT, { ...at, body: 'x' }, 'pull-requests: write'],
  [
    'repos/create-commit-status',
    'POST /repos/{owner}/{repo}/statuses/{sha}',
    { ...at, sha: 'HEAD', state: 'success' },
    'statuses: write',
  ],
  ['git/create-blob', 'POST /repos/{owner}/{repo}/git/blobs', { ...at, content: 'x' }, 'contents: write'],
  [
    'actions/create-workflow-dispatch',
    'POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches',
    { ...at, workflow_id: 'publish.yml', ref: 'main' },
    'actions: write',
  ],
])(
  'the GitHub client names the permission that %s needs, and does not try again',
  async (operation, route, parameters, permission) => {
    const { github, board } = await boardAndFork();
    const { client, waits } = await clientOf(github, github.jobToken(board, { contents: 'read' }));
    const { issue_number, ...rest } = parameters as Record<string, unknown>;
    const asked = route.includes('issue_number') ? { ...rest, issue_number } : rest;
    await expect(client.request(route, asked)).rejects.toMatchObject({
      code: 'github.permission',
      facts: { party: 'user' },
      message: expect.stringContaining(`it needs the permission ${permission}`),
      hint: expect.stringContaining(`Add the line "${permission}" below "permissions:"`),
    });
    expect([waits, github.asked(operation)]).toEqual([[], 1]);
  },
);

it('the GitHub client passes on why GitHub refused a body that is too long', async () => {
  const { client } = await boardAndFork();
  await expect(client.request(COMMENT, { ...at, body: 'x'.repeat(65_537) })).rejects.toMatchObject({
    code: 'github.refused',
    message: expect.stringContaining('body is too long (maximum is 65536 characters)'),
  });
});
