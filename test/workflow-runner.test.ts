import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from './support/folder.ts';
import { type Changes, startGitHub } from './support/github/github.ts';
import { pairsIn } from './support/workflow/command-files.ts';
import { enter } from './support/workflow/concurrency.ts';
import { dispatchEvent, pushEvent, scheduleEvent } from './support/workflow/events.ts';
import { holds } from './support/workflow/expressions.ts';
import { combinations } from './support/workflow/matrix.ts';
import { runWorkflow, type WorkflowRequest } from './support/workflow/run-workflow.ts';
import { matches } from './support/workflow/triggers.ts';
import { readWorkflow } from './support/workflow/workflow-file.ts';

const CHECKOUT = `actions/checkout@${'a'.repeat(40)}`;
const UPLOAD = `actions/upload-artifact@${'b'.repeat(40)}`;
const DOWNLOAD = `actions/download-artifact@${'c'.repeat(40)}`;
const FILE = '.github/workflows/one.yml';

/** An Action of the repository that prints its inputs. */
const TELL: Changes = {
  'tell/action.yml': `
    name: Tell
    inputs:
      word: { description: A word, default: 'by default, in \${{ github.repository }}' }
      token: { description: A token, default: '\${{ github.token }}' }
    outputs: { said: { description: What was said } }
    runs: { using: node24, main: main.mjs }`,
  'tell/main.mjs': `
    import { appendFileSync } from 'node:fs';
    const { env } = process;
    appendFileSync(env.GITHUB_OUTPUT, 'said<<END\\n' + env.INPUT_WORD + '\\nEND\\n');
    appendFileSync(env.GITHUB_STEP_SUMMARY, '# ' + env.GITHUB_EVENT_NAME);
    appendFileSync(env.GITHUB_ENV, 'LATER=' + env.INPUT_WORD.length + '\\n');
    console.log('token', env.INPUT_TOKEN, env.GITHUB_TOKEN, Object.keys(env).filter((name) => /TOKEN/.test(name)).join());
    if (env.INPUT_WORD === 'fail') process.exitCode = 1;`,
};

/** A board with one workflow and the Action, and a function that runs it by hand. */
async function boardWith(workflow: string, more: Changes = {}) {
  const github = await startGitHub();
  const repository = github.repository(github.user('board', 'Organization'), 'board');
  github.push(repository, 'main', { [FILE]: workflow, ...TELL, ...more });
  const byHand = () => dispatchEvent(github.world, repository);
  const run = (request: Partial<WorkflowRequest> = {}) =>
    runWorkflow({ github, repository, file: FILE, event: byHand(), ...request });
  return { github, repository, run };
}

const steps = (...list: string[]) =>
  list.map((step) => `      - ${step.trim().replaceAll('\n', '\n        ')}\n`).join('');
const job = (id: string, body: string) => `  ${id}:\n    runs-on: ubuntu-latest\n    permissions: {}\n${body}`;
const byHand = (jobs: string, top = '') => `on: workflow_dispatch\n${top}jobs:\n${jobs}`;

it('the workflow runner runs steps in one workspace, with outputs, environment, summary, and an Action by Node', async () => {
  const workflow = byHand(
    job(
      'one',
      `    env: { GREETING: "hello \${{ github.event.repository.name }}" }\n    outputs: { said: "\${{ steps.tell.outputs.said }}" }\n    steps:\n${steps(
        'run: echo "$GREETING" > file; echo "two=2" >> "$GITHUB_OUTPUT"; pwd\nid: first',
        `uses: $/tell\nid: tell\nwith: { word: "\${{ steps.first.outputs.two }} words" }`,
        'run: test "$LATER" = 7 && test "$(cat file)" = "hello board"',
        'uses: $/tell\nid: usual',
      )}`,
    ),
  );
  const { run } = await boardWith(workflow);
  const { jobs, conclusion } = await run();
  expect(jobs.one?.log).not.toContain('##[error]');
  expect(conclusion).toBe('success');
  expect(jobs.one).toMatchObject({ result: 'success', outputs: { said: '2 words' } });
  expect(jobs.one?.steps.map(({ summary }) => summary)).toEqual(['', '# workflow_dispatch', '', '# workflow_dispatch']);
  expect(jobs.one?.steps[3]?.outputs).toEqual({ said: 'by default, in board/board' });
  // The token is an input or absent, and no log shows it.
  expect(jobs.one?.steps[1]?.log).toBe('token *** undefined INPUT_TOKEN\n');
});

describe('the reader of output files', () => {
  it.each([
    ['a=1=2\n\nb=\n', { a: '1=2', b: '' }],
    ['a<<E\none\ntwo\nE\nb<<E\nE\nc=3\n', { a: 'one\ntwo', b: '', c: '3' }],
    ['a<<E\nb=2\nE\n', { a: 'b=2' }],
    ['a=1\na=2\n', { a: '2' }],
  ])('reads line by line: %j', (text, pairs) => {
    expect(pairsIn(text)).toEqual(pairs);
  });

  it.each(['no pair', 'a<<E\nno end\n', '=x'])('fails on a malformed file: %j', (text) => {
    expect(() => pairsIn(text)).toThrow(/Invalid format|delimiter not found/);
  });
});

describe('the workflow runner after a failure', () => {
  const failing = byHand(
    job('broken', `    steps:\n${steps('run: exit 3', 'run: echo not here', 'run: echo cleaning\nif: always()')}`) +
      job(
        'forgiving',
        `    steps:\n${steps('run: exit 3\nid: bad\ncontinue-on-error: true', `run: test "\${{ steps.bad.outcome }}" = failure`)}`,
      ) +
      job('after', `    needs: broken\n    steps:\n${steps('run: echo no')}`) +
      job('rescue', `    needs: broken\n    if: failure()\n    steps:\n${steps('run: echo yes')}`) +
      job(
        'anyway',
        `    needs: [broken, rescue]\n    if: "!cancelled() && needs.rescue.result == 'success'"\n    steps:\n${steps('run: echo yes')}`,
      ) +
      job('behind', `    needs: anyway\n    steps:\n${steps('run: echo "what broke long before counts, too"')}`),
  );

  it('skips later steps and all dependent jobs, unless their condition says otherwise', async () => {
    const { run } = await boardWith(failing);
    const { jobs, conclusion } = await run();
    const results = Object.fromEntries(Object.entries(jobs).map(([id, { result }]) => [id, result]));
    expect(results).toEqual({
      broken: 'failure',
      forgiving: 'success',
      after: 'skipped',
      rescue: 'success',
      anyway: 'success',
      behind: 'skipped',
    });
    expect(jobs.broken?.steps.map(({ outcome }) => outcome)).toEqual(['failure', 'skipped', 'success']);
    expect(conclusion).toBe('failure');
  });

  it('runs the failed jobs and their dependents again, and keeps what succeeded, also in a matrix', async () => {
    const folder = temporaryFolder();
    const workflow = byHand(
      job(
        'first',
        `    outputs: { at: "\${{ steps.a.outputs.at }}" }\n    steps:\n${steps('run: echo "at=$(date +%s%N)" >> "$GITHUB_OUTPUT"\nid: a')}`,
      ) +
        job(
          'legs',
          `    needs: first\n    strategy: { fail-fast: false, matrix: { n: [0, 1] } }\n    outputs: { out-0: "\${{ strategy.job-index == 0 && steps.u.outputs.artifact-id || '' }}", out-1: "\${{ strategy.job-index == 1 && steps.u.outputs.artifact-id || '' }}" }\n    steps:\n${steps(
            `run: mkdir out && echo "\${{ matrix.n }}" > out/file && echo "\${{ github.run_attempt }}" > out/attempt`,
            `uses: ${UPLOAD}\nid: u\nwith: { name: "leg-\${{ matrix.n }}", path: out }`,
            `run: test "\${{ matrix.n }}" = 0 || test -e ${folder}/mended`,
          )}`,
        ) +
        job(
          'last',
          `    needs: legs\n    steps:\n${steps(`uses: ${DOWNLOAD}\nwith: { artifact-ids: "\${{ join(fromJSON(toJSON(needs.legs.outputs)).*, ',') }}", path: all }`, 'run: cat all/leg-0/attempt all/leg-1/attempt')}`,
        ),
    );
    const { run, github } = await boardWith(workflow);
    const before = await run();
    expect(before.jobs.legs?.legs.map(({ result }) => result)).toEqual(['success', 'failure']);
    expect(before.jobs.last?.result).toBe('skipped');
    writeFileSync(join(folder, 'mended'), '');
    const after = await run({ again: before });
    expect(after.run).toMatchObject({ id: before.run.id, attempt: 2 });
    expect(after.jobs.first?.outputs).toEqual(before.jobs.first?.outputs);
    // There are two artifacts named leg-1; the ids distinguish them.
    expect(github.world.artifacts.map(({ name }) => name)).toEqual(['leg-0', 'leg-1', 'leg-1']);
    expect(after.jobs.last?.steps[1]?.log).toBe('1\n2\n');
    expect(after.conclusion).toBe('success');
  });
});

it('the workflow runner gives each job a token with only its permissions, and read permissions for a fork', async () => {
  const ask = `curl --silent --output /dev/null --write-out "%{http_code}" --user-agent x --header "authorization: bearer \${{ github.token }}" --header "content-type: application/json" --data "{\\"state\\":\\"success\\"}" "$GITHUB_API_URL/repos/$GITHUB_REPOSITORY/statuses/\${{ github.event.pull_request.head.sha || github.sha }}"`;
  const workflow = `
on: [workflow_dispatch, pull_request]
permissions: {}
jobs:
  none:
    runs-on: ubuntu-latest
    steps: [{ run: '${ask}' }]
  write:
    runs-on: ubuntu-latest
    permissions: { statuses: write }
    steps: [{ run: '${ask}' }]
`;
  const { run, github, repository } = await boardWith(workflow);
  const own = await run();
  expect([own.jobs.none?.steps[0]?.log, own.jobs.write?.steps[0]?.log]).toEqual(['403', '201']);
  const fork = github.fork(repository, github.user('stranger'));
  github.push(fork, 'main', { file: 'x' });
  const pull = github.pullRequest(repository, { from: fork, branch: 'main' });
  const theirs = await run({ event: { name: 'pull_request', payload: github.pullRequestEvent(pull) } });
  expect(theirs.jobs.write?.steps[0]?.log).toBe('403');
  expect(theirs.run).toMatchObject({ head: { branch: 'main', sha: pull.headSha }, conclusion: 'success' });
});

it('the workflow runner uses a fork’s version of a pull_request workflow, and the default branch’s on workflow_run', async () => {
  const says = (word: string) =>
    `name: Says\non: pull_request\npermissions: {}\njobs:\n${job('say', `    steps:\n${steps(`run: echo ${word}`, `uses: ${CHECKOUT}`, 'run: cat README.md')}`)}`;
  const follow = '.github/workflows/follow.yml';
  const follows = `on: { workflow_run: { workflows: [Says], types: [completed] } }\npermissions: {}\njobs:\n${job('say', `    steps:\n${steps(`uses: ${CHECKOUT}`, 'run: cat README.md', `run: echo "$TITLE"\nenv: { TITLE: "\${{ github.event.workflow_run.head_branch }}" }`)}`)}`;
  const { run, github, repository } = await boardWith(says('ours'), { [follow]: follows });
  const fork = github.fork(repository, github.user('stranger'));
  github.push(fork, '$(id)', { [FILE]: says('theirs'), 'README.md': 'their text', [follow]: 'on: push' });
  const pull = github.pullRequest(repository, { from: fork, branch: '$(id)' });
  const first = await run({ event: { name: 'pull_request', payload: github.pullRequestEvent(pull) } });
  expect(first.jobs.say?.steps.map(({ log }) => log.trim())).toEqual(['theirs', CHECKOUT, 'their text']);
  const event = { name: 'workflow_run', payload: github.workflowRunEvent(first.run) };
  const second = await run({ file: follow, event });
  expect(second.jobs.say?.steps.map(({ log }) => log.trim())).toEqual([CHECKOUT, '# board', '$(id)']);
  const guarded = follows
    .replace('{ matrix', '')
    .replace(
      `uses: ${CHECKOUT}`,
      `uses: ${CHECKOUT}\n        with: { ref: "\${{ github.event.workflow_run.head_sha }}" }`,
    );
  github.push(repository, 'main', { [follow]: guarded });
  const third = await run({ file: follow, event });
  expect(third.jobs.say?.steps[0]?.log).toContain('Refusing to check out code of a fork.');
});

describe('the workflow runner with a called workflow of another repository', () => {
  const called = `
on:
  workflow_call:
    inputs: { word: { type: string, required: true } }
    secrets: { KEY: { required: true } }
    outputs: { said: { value: "\${{ jobs.say.outputs.said }}" } }
permissions: {}
jobs:
  say:
    runs-on: ubuntu-latest
    permissions: { contents: read }
    outputs: { said: "\${{ steps.tell.outputs.said }}" }
    steps:
      - { uses: $/tell, id: tell, with: { word: "\${{ inputs.word }}" } }
      - run: test "$KEY" = secret-value && echo "in $GITHUB_REPOSITORY with $KEY"
        env: { KEY: "\${{ secrets.KEY }}" }
`;
  const caller = (sha: string, permissions: string) => `
on: workflow_dispatch
permissions: {}
jobs:
  call:
    permissions: ${permissions}
    uses: maker/tools/.github/workflows/called.yml@${sha}
    with: { word: called }
    secrets: { KEY: "\${{ secrets.MINE }}" }
  then:
    needs: call
    runs-on: ubuntu-latest
    permissions: {}
    steps: [{ run: 'test "\${{ needs.call.outputs.said }}" = called' }]
`;
  async function boardCalling(permissions: string) {
    const board = await boardWith('on: push\njobs: { a: { runs-on: ubuntu-latest, steps: [{ run: a }] } }');
    const tools = board.github.repository(board.github.user('maker'), 'tools');
    const sha = board.github.push(tools, 'main', { '.github/workflows/called.yml': called, ...TELL });
    board.github.push(board.repository, 'main', { [FILE]: caller(sha, permissions) });
    return { ...board, secrets: { MINE: 'secret-value' } };
  }

  it('passes inputs and secrets, returns outputs, and uses that repository’s Actions', async () => {
    const { run, secrets } = await boardCalling('{ contents: read }');
    const { jobs, conclusion } = await run({ secrets });
    expect(jobs.call?.jobs?.say?.steps.map(({ log }) => log)).toEqual([
      'token *** undefined INPUT_TOKEN\n',
      'in board/board with ***\n',
    ]);
    expect(conclusion).toBe('success');
  });

  it('refuses permissions that the calling job does not have', async () => {
    const { run, secrets } = await boardCalling('{}');
    await expect(run({ secrets })).rejects.toThrow("requesting 'contents: read', but is only allowed 'contents: none'");
  });
});

it('the workflow runner stops at a signal, and still runs steps with `always()`', async () => {
  const folder = temporaryFolder();
  const workflow = byHand(
    job(
      'long',
      `    steps:\n${steps(`run: trap 'echo stopped; exit 1' INT; touch ${folder}/started; while :; do sleep 0.05; done`, 'run: echo next', 'run: echo cleaned\nif: always()')}`,
    ) + job('next', `    needs: long\n    steps:\n${steps('run: echo next')}`),
  );
  const { run } = await boardWith(workflow);
  const stop = new AbortController();
  const running = run({ signal: stop.signal });
  await expect.poll(() => existsSync(join(folder, 'started')), { timeout: 60_000 }).toBe(true);
  stop.abort();
  const { jobs, conclusion } = await running;
  expect(jobs.long?.steps.map(({ outcome, log }) => [outcome, log])).toEqual([
    ['cancelled', 'stopped\n'],
    ['skipped', ''],
    ['success', 'cleaned\n'],
  ]);
  expect([jobs.long?.result, jobs.next?.result, conclusion]).toEqual(['cancelled', 'cancelled', 'cancelled']);
});

it('the workflow runner lets one run of a concurrency group run and one wait; a third replaces the waiting one', async () => {
  const { world } = await startGitHub();
  const stopped: string[] = [];
  const leaveFirst = await enter(world, 'group', false, () => stopped.push('first'));
  const second = enter(world, 'group', false, () => stopped.push('second'));
  const third = enter(world, 'group', false, () => stopped.push('third'));
  expect(await second).toBeUndefined();
  leaveFirst?.();
  const leaveThird = await third;
  expect(stopped).toEqual([]);
  const fourth = enter(world, 'group', true, () => {});
  expect(stopped).toEqual(['third']);
  leaveThird?.();
  expect(await fourth).toBeTypeOf('function');
});

it('the workflow runner stores artifacts and a site like the server', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/gh'), '#!/bin/sh\necho "gh $*"\n', { mode: 0o755 });
  const workflow = byHand(
    `  site:
    runs-on: ubuntu-latest
    permissions: { pages: write, id-token: write, attestations: write }
    environment: { name: github-pages, url: "\${{ steps.deploy.outputs.page_url }}" }
    steps:
      - run: mkdir -p site/sub && echo index > site/index.html && echo sub > site/sub/a.html && gh version
      - uses: actions/attest@${'d'.repeat(40)}
        with: { subject-path: site/index.html }
      - uses: actions/upload-pages-artifact@${'e'.repeat(40)}
        with: { path: site }
      - uses: actions/deploy-pages@${'f'.repeat(40)}
        id: deploy
`,
  );
  const { run, github } = await boardWith(workflow);
  const { pages, attestations, jobs } = await run({ programs: join(folder, 'bin') });
  expect(jobs.site?.result).toBe('success');
  expect(jobs.site?.steps[0]?.log).toBe('gh version\n');
  expect(readFileSync(join(pages, 'sub/a.html'), 'utf8')).toBe('sub\n');
  expect(attestations).toMatchObject([
    { subjects: [{ name: 'index.html', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }] },
  ]);
  expect(jobs.site?.legs[0]?.environment).toEqual({ name: 'github-pages', url: `${github.url}/pages/board/board/` });
});

it.each([
  [
    'a key of GitHub that it does not support',
    byHand(`  a: { runs-on: ubuntu-latest, container: x, steps: [{ run: a }] }`),
    'does not know `container` in .github/workflows/one.yml, job a',
  ],
  [
    'a key that GitHub does not know',
    byHand(`  a: { runs-on: ubuntu-latest, stepz: [{ run: a }] }`),
    "Unexpected value 'stepz'",
  ],
  [
    'an unknown context',
    byHand(job('a', '    if: secrets.x\n    steps: [{ run: a }]\n')),
    "Unrecognized named-value: 'secrets'",
  ],
  [
    'a value of `github` that it does not support',
    byHand(job('a', `    steps:\n${steps(`run: echo \${{ github.retention_days }}`)}`)),
    'has no github.retention_days',
  ],
  [
    'an unknown input of an Action',
    byHand(job('a', `    steps:\n${steps('uses: $/tell\nwith: { wrod: x }')}`)),
    '$/tell has no input `wrod`',
  ],
  [
    'a missing Action',
    byHand(job('a', `    steps:\n${steps('uses: $/other')}`)),
    'There is no other/action.yml in board/board',
  ],
  [
    "a third party's Action without a stand-in",
    byHand(job('a', `    steps:\n${steps(`uses: some/action@${'a'.repeat(40)}`)}`)),
    'There is no repository for `uses: some/action@',
  ],
  ['one by a tag', byHand(job('a', `    steps:\n${steps('uses: actions/checkout@v7')}`)), 'Not pinned to a commit'],
  [
    'an event that does not start it',
    'on: push\njobs: { a: { runs-on: ubuntu-latest, steps: [{ run: a }] } }',
    'does not start: it is not on workflow_dispatch',
  ],
])('the workflow runner refuses %s', async (_, workflow, message) => {
  const { run } = await boardWith(workflow);
  await expect(run()).rejects.toThrow(message);
});

it('the workflow runner starts on a push of the named branches and paths, and on a schedule', async () => {
  const workflow = `on: { push: { branches: [main], paths: ["a/**"] }, schedule: [{ cron: 1 1 * * * }] }\njobs:\n${job('a', '    steps: [{ run: echo }]\n')}`;
  const { run, github, repository } = await boardWith(workflow);
  const before = github.push(repository, 'main', { other: 'x' });
  const within = () => pushEvent(github.world, repository, 'refs/heads/main', before);
  github.push(repository, 'main', { other: 'y' });
  await expect(run({ event: within() })).rejects.toThrow('no file of its paths changed');
  github.push(repository, 'main', { 'a/b/c': 'y' });
  expect((await run({ event: within() })).conclusion).toBe('success');
  github.push(repository, 'side', { 'a/b/c': 'z' });
  const aside = pushEvent(github.world, repository, 'refs/heads/side', before);
  await expect(run({ event: aside })).rejects.toThrow('not on refs/heads/side');
  expect((await run({ event: scheduleEvent('1 1 * * *') })).conclusion).toBe('success');
});

it.each([
  [['main'], 'main', true],
  [['*'], 'a/b', false],
  [['**'], 'a/b', true],
  [['leaderboard/entries/**'], 'leaderboard/entries/a/b', true],
  [['leaderboard/entries/**'], 'leaderboard/other', false],
  [['v[0-9]+.[0-9]+.[0-9]+'], 'v1.20.3', true],
  [['v[0-9]+.[0-9]+.[0-9]+'], 'v1.20.3-rc', false],
  [['**', '!a/**'], 'a/b', false],
])('the workflow runner matches the patterns %j against %s: %s', (patterns, text, result) => {
  expect(matches(patterns, text)).toBe(result);
});

it.each([
  [
    'axes are crossed',
    { a: [1, 2], b: ['x'] },
    [
      { a: 1, b: 'x' },
      { a: 2, b: 'x' },
    ],
  ],
  [
    'an include alone',
    {
      include: [
        { suite: 'a', shard: '1/2' },
        { suite: 'a', shard: '2/2' },
      ],
    },
    [
      { suite: 'a', shard: '1/2' },
      { suite: 'a', shard: '2/2' },
    ],
  ],
  [
    'an include adds to what it agrees with',
    { a: [1, 2], include: [{ a: 2, c: 3 }, { a: 4 }] },
    [{ a: 1 }, { a: 2, c: 3 }, { a: 4 }],
  ],
  [
    'an exclude takes away',
    { a: [1, 2], b: [1, 2], exclude: [{ a: 1 }] },
    [
      { a: 2, b: 1 },
      { a: 2, b: 2 },
    ],
  ],
])('the workflow runner expands a matrix: %s', (_, matrix, expected) => {
  expect(combinations(matrix)).toEqual(expected);
});

it('the workflow runner refuses a matrix without values', () => {
  expect(() => combinations({ include: [] })).toThrow('does not contain any values');
});

describe('the workflow runner’s conditions', () => {
  const scope = {
    contexts: { github: { event_name: 'push' }, needs: { a: { result: 'failure' } } },
    functions: { always: () => true, success: () => false },
  };
  it.each([
    ["github.event_name == 'push'", false],
    ["always() && github.event_name == 'push'", true],
    [`\${{ always() && github.event_name != 'push' }}`, false],
    ["contains(needs.*.result, 'failure') && always()", true],
    ["github.event_name == 'always()'", false],
  ])('%s is %s after a failure', (condition, result) => {
    expect(holds(condition, scope)).toBe(result);
  });

  it('refuse text outside of the expression, because it is always true', () => {
    expect(() => holds(`\${{ github.event_name == 'x' }} || false`, scope)).toThrow('is a text, which is always true');
  });
});

it('the workflow runner reads every workflow of this repository, as GitHub’s schema does', () => {
  const folder = join(import.meta.dirname, '../.github/workflows');
  for (const file of ['ci', 'submission', 'verify', 'publish', 'release'])
    expect(
      Object.keys(readWorkflow(readFileSync(join(folder, `${file}.yml`), 'utf8'), `${file}.yml`).jobs),
    ).not.toEqual([]);
});
