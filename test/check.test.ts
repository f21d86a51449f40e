import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_OUTPUTS as REFUSED } from '../src/actions/check/action.ts';
import { cib } from './support/cli.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';
import { asVersion, copyOf, forge } from './support/forgery.ts';
import { git, gitText } from './support/github/git-store.ts';
import { startGitHub } from './support/github/github.ts';
import {
  bindingProject,
  bound,
  ROOT,
  record,
  runOf,
  SUBMISSION,
  submission,
  submitted,
  VERIFY,
} from './support/proposal.ts';
import { checkFiles, entryOf, plantOn } from './support/submission.ts';
import { runWorkflow } from './support/workflow/run-workflow.ts';

let bundle: string;

beforeAll(async () => {
  bundle = `${sharedFolder()}/b`;
  const adapter = 'cmd:python3 examples/adapters/python/adapter.py';
  expect(await cib('run', '--suite', 'cib', '--adapter', adapter, '--out', bundle)).toMatchObject({ status: 0 });
});

const mine = (name: string) => `leaderboard/entries/mine/${name}`;

describe('a valid submission', () => {
  it.each([
    ['a public', false],
    ['a private', true],
  ])('passes its own check, and is bound to one commit in the check after it, on %s board', async (_, hidden) => {
    const scene = await submitted(entryOf(bundle), { private: hidden });
    const { board, pull, github } = scene;
    const tree = gitText(board.folder, 'rev-parse', `${pull.headSha}:leaderboard/entries/mine`);
    const here = { 'slug': 'mine', tree, 'head': pull.headSha, 'pull-request': '1' };
    const plain = { suites: 'cib', left: 'The adapter is no image.' };
    const first = await submission(scene);
    expect(first).toMatchObject({ result: 'success', errors: [], outputs: { ...REFUSED, ...here, ...plain } });
    expect(first.summary).toContain('The submission is in order.');
    const second = await bound(scene, github.workflowRunEvent(first.run));
    const found = { ...here, ...plain, status: 'pending' };
    expect(second).toMatchObject({ result: 'success', errors: [], outputs: { ...REFUSED, ...found } });
    expect(second.handedOn).toEqual({ ...found, matrix: '[]', reproducible: 'false' });
    expect(second.summary).toContain('| Left out | The adapter is no image. |');
  });

  it('may change an existing entry, even if the base has newer commits', async () => {
    const scene = await submitted(entryOf(bundle));
    const { github, board, fork } = scene;
    github.merge(scene.pull);
    github.push(board, 'main', { 'README.md': '# Went on\n' });
    record(scene, [{ slug: 'mine', submitter: scene.pull.author }]);
    plantOn(fork.folder, 'entry', entryOf(bundle, 'mine', { licence: 'Apache-2.0' }));
    const pull = github.pullRequest(board, { from: fork, branch: 'entry' });
    expect(await submission({ ...scene, pull })).toMatchObject({ result: 'success', outputs: { slug: 'mine' } });
  });
});

it.each([
  ['an empty folder', { path: mine('cib/x'), mode: '040000' }],
  ['an unusual file mode', { path: mine('cib/timing.json'), mode: '100664' }],
])('an entry is refused if its Git tree has %s, since receipts name the tree [A15]', async (_, hidden) => {
  const files = entryOf(bundle);
  const content = files.find(({ path }) => path === hidden.path)?.content ?? '';
  const scene = await submitted([...files, { content, ...hidden }]);
  const { result, errors } = await submission(scene);
  expect([result, errors]).toEqual([
    'failure',
    [expect.stringContaining('leaderboard/entries/mine contains an empty folder or an unusual file mode.')],
  ]);
});

/** No status is set on a commit without an open pull request. */
const UNBOUND = { ...REFUSED, status: 'none' };

it('an entry of another version of its suite is refused for that, before what follows from it', async () => {
  const other = copyOf(bundle);
  asVersion(other, '99.0.0');
  const { result, errors, log } = await submission(await submitted(entryOf(other)));
  expect([result, errors]).toEqual([
    'failure',
    [
      expect.stringMatching(
        /^bundle\.invalid: leaderboard\/entries\/mine\/cib does not verify: The bundle has this harness’s version of the suite: version 99\.0\.0, this harness has [\d.]+; and \d more$/,
      ),
    ],
  ]);
  expect(decodeURIComponent(log)).toContain('run again with the board’s release of this program');
});

describe('the verification of a pull request’s run', () => {
  it('uses the pull request that started the run, whatever its artifact says [A4]', async () => {
    const scene = await submitted(entryOf(bundle));
    const { github, board } = scene;
    const fork = github.fork(board, github.user('another'));
    plantOn(fork.folder, 'entry', entryOf(bundle, 'other'));
    const second = github.pullRequest(board, { from: fork, branch: 'entry' });
    const run = github.run(second);
    github.upload(run, 'submission', { 'pr_number': '1', 'event.json': '{"number":1,"pr_number":1}' });
    const { outputs } = await bound(scene, github.workflowRunEvent(run));
    expect(outputs).toMatchObject({ 'pull-request': '2', 'slug': 'other', 'head': second.headSha });
    expect(github.world.exchanges.filter(({ operation }) => operation?.includes('artifact'))).toEqual([]);
  });

  it.each([
    ['none', 'github.pull-request-none: No open pull request comes from'],
    ['closed', 'github.pull-request-none: No open pull request comes from'],
    ['one of two', 'github.pull-request-many: 2 open pull requests come from'],
    ['to another branch', 'github.pull-request-none: The pull request from'],
    ['pushed to since', 'github.head-moved: Pull request #1 moved from'],
    ['of a deleted fork', 'github.fork-deleted: The fork of pull request #1 was deleted.'],
    ['of a deleted fork, with a copy', 'github.pull-request-none: No open pull request comes from'],
  ])('stops with a named reason if the pull request is %s [A5, A6]', async (what, says) => {
    const scene = await submitted(entryOf(bundle));
    const { github, board, fork, pull } = scene;
    const payload = runOf(scene);
    if (what === 'none') github.world.pulls.length = 0;
    if (what === 'closed') pull.state = 'closed';
    if (what === 'one of two') github.pullRequest(board, { from: fork, branch: 'entry' });
    if (what === 'pushed to since') github.push(fork, 'entry', { more: 'x' });
    if (what === 'of a deleted fork, with a copy') {
      git(board.folder, ['update-ref', 'refs/heads/copy', pull.headSha]);
      github.pullRequest(board, { from: board, branch: 'copy' });
    }
    if (what.startsWith('of a deleted fork')) pull.head = { ...pull.head, repository: undefined };
    if (what === 'to another branch') {
      github.world.pulls.length = 0;
      github.push(board, 'release', { file: 'x' });
      github.pullRequest(board, { from: fork, branch: 'entry', base: 'release' });
    }
    const { result, outputs, errors } = await bound(scene, payload);
    // After two of the errors, a later job still says on the commit that the check could not end.
    const told =
      what === 'one of two' ? REFUSED : what === 'of a deleted fork' ? { ...REFUSED, status: 'failure' } : UNBOUND;
    expect([result, outputs, errors]).toEqual(['failure', told, [expect.stringContaining(says)]]);
  });

  it('stops if somebody pushes during the check [A6]', async () => {
    const scene = await submitted(entryOf(bundle));
    scene.github.before('pulls/get', () => scene.github.push(scene.fork, 'entry', { more: 'x' }));
    const { result, outputs, errors } = await bound(scene, runOf(scene));
    expect([result, outputs]).toEqual(['failure', UNBOUND]);
    expect(errors).toEqual([expect.stringContaining('github.head-moved: Pull request #1 moved from')]);
  });

  it.each([
    ['a push', { event: 'push' }],
    ['a cancelled check', { conclusion: 'cancelled' }],
    ['a skipped check', { conclusion: 'skipped' }],
  ])('is skipped after %s [A7]', async (_, fields) => {
    const scene = await submitted(entryOf(bundle));
    expect(await bound(scene, runOf(scene, fields))).toMatchObject({ result: 'skipped', handedOn: {} });
  });

  it.each([
    [
      'another workflow of the same name',
      { path: '.github/workflows/ours.yml' },
      'it is of ".github/workflows/ours.yml"',
    ],
    ['a run in another repository', { elsewhere: true }, 'it is of repository 4242'],
  ])('stops at %s [A7]', async (_, { path, elsewhere = false }: { path?: string; elsewhere?: boolean }, says) => {
    const scene = await submitted(entryOf(bundle));
    // biome-ignore lint/suspicious/noExplicitAny: an event's payload is whatever GitHub sends.
    const payload = runOf(scene, path === undefined ? {} : { path }) as any;
    if (path !== undefined) payload.workflow_run.name = 'Submission';
    if (elsewhere) payload.repository.id = 4242;
    const { result, outputs, errors } = await bound(scene, payload);
    expect([result, outputs]).toEqual(['failure', UNBOUND]);
    expect(errors).toEqual([expect.stringContaining(`github.event: This workflow run is ignored: ${says}`)]);
  });
});

describe('untrusted text', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what a stranger would write.
  it.each(['main', '$(touch$IFS/MARK)`touch$IFS/MARK`;touch$IFS/MARK;{touch,/MARK}${{github.token}}'])(
    'is not executed in the branch name %s [A8]',
    async (name) => {
      const mark = `${temporaryFolder()}/mark`;
      const branch = name.replaceAll('/MARK', mark);
      const title = `$(touch ${mark}) \`touch ${mark}\`; touch ${mark}\n::error::x {touch,${mark}} \${{ github.token }}`;
      const scene = await submitted(entryOf(bundle), { branch, title });
      const first = await submission(scene);
      const second = await bound(scene, scene.github.workflowRunEvent(first.run));
      expect([first.result, second.result, existsSync(mark)]).toEqual(['success', 'success', false]);
      scene.pull.state = 'closed';
      const third = await bound(scene, scene.github.workflowRunEvent(first.run));
      expect(third.errors).toEqual([expect.stringContaining(`comes from ${JSON.stringify(branch)} of repository`)]);
      expect(`${first.log}${second.log}${third.log}`).not.toContain('ghs_');
    },
  );

  it('shows shell syntax in the name of a file, and does not run it [A8]', async () => {
    const mark = `${temporaryFolder()}/mark`;
    const names = [
      `$(touch ${mark})`,
      `\`touch ${mark}\`;x`,
      `{touch,${mark}}`,
      'a\n::error::b',
      'c\r##[error]d',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what a stranger would write.
      '${{ github.token }}',
      '<b>e|f</b> @board-org',
      '\u202eg',
    ].map((name) => name.replaceAll('/', '\u2215'));
    const scene = await submitted([...entryOf(bundle), ...names.map((name) => ({ path: mine(name), content: 'x' }))]);
    for (const run of [await submission(scene), await bound(scene, runOf(scene))]) {
      expect([run.result, { ...run.outputs, status: '' }, run.errors.length]).toEqual([
        'failure',
        REFUSED,
        names.length,
      ]);
      expect(run.errors.join('\n')).toContain(String.raw`a\u{a}: :error: :b`);
      expect(run.log.split(/[\r\n]/).filter((line) => /^\s*::|##\[/.test(line)).length).toBe(names.length);
      expect(run.log).not.toMatch(/\u202e|ghs_/);
      expect(run.summary).not.toMatch(/<b>|@board-org|\n::|\u202e/);
    }
    expect(existsSync(mark)).toBe(false);
  });
});

describe('a fork’s own version of the check', () => {
  it('may report anything: the board only reads Git [A9]', async () => {
    const github = await startGitHub();
    const board = github.repository(github.user('board-org', 'Organization'), 'board');
    const ours = { ...checkFiles([SUBMISSION]), [VERIFY]: readFileSync(join(bindingProject(), VERIFY)) };
    github.push(board, 'main', ours);
    const fork = github.fork(board, github.user('stranger'));
    const lie = `name: Submission
on: { pull_request: }
permissions: {}
jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - run: mkdir out && echo '{"valid":true,"score":100,"slug":"theirs","pull_request":1}' > out/result.json
      - { uses: "actions/upload-artifact@${'b'.repeat(40)}", with: { name: submission, path: out } }
`;
    const broken = copyOf(bundle);
    forge(broken, 'outcomes.jsonl', (text) => text.replaceAll('"verdict":"failed"', '"verdict":"passed"'));
    plantOn(fork.folder, 'entry', [...entryOf(broken), { path: SUBMISSION, content: lie }]);
    const scene = { github, board, fork, pull: github.pullRequest(board, { from: fork, branch: 'entry' }) };
    const event = { name: 'pull_request', payload: github.pullRequestEvent(scene.pull) };
    const first = await runWorkflow({ github, repository: board, file: SUBMISSION, event });
    expect([first.conclusion, github.world.artifacts.length]).toEqual(['success', 1]);
    const lied = await bound(scene, github.workflowRunEvent(first.run), {});
    expect([lied.result, lied.outputs]).toEqual(['failure', { ...REFUSED, status: 'failure' }]);
    expect(lied.errors).toEqual([
      expect.stringContaining(`submission.scope: "${SUBMISSION}" is not in an entry's folder`),
    ]);

    // The same changed workflow beside a valid entry: only the entry counts.
    plantOn(fork.folder, 'entry', [{ path: SUBMISSION, content: readFileSync(join(ROOT, SUBMISSION)) }]);
    github.pullRequestEvent(scene.pull);
    const run = github.run(scene.pull);
    github.upload(run, 'submission', { 'result.json': '{"valid":true,"score":100}' });
    const recomputed = await bound(scene, github.workflowRunEvent(run), {});
    expect(recomputed.errors).toEqual([
      expect.stringContaining('bundle.invalid: leaderboard/entries/mine/cib does not'),
    ]);
    expect(recomputed.outputs).toMatchObject({ slug: 'mine', reproducible: 'false', matrix: '[]' });
  });
});

describe('a submission beyond its scope', () => {
  it('is refused with the name of every path, before and after the entry [A10]', async () => {
    const outside = [
      '.gitattributes',
      '.github/workflows/ours.yml',
      'action.yml',
      'dist/actions/run.js',
      'leaderboard/entries/.gitattributes',
      'leaderboard/entries2/mine/x',
      'leaderboard/templates/index.html.hbs',
    ];
    const odd = 'leaderboard/entries/Mine/entry.json';
    const paths = [...outside, odd].map((path) => ({ path, content: 'x' }));
    const scene = await submitted([...entryOf(bundle), ...paths]);
    const first = await submission(scene);
    expect([first.result, first.outputs, first.levels]).toEqual(['failure', REFUSED, ['error']]);
    expect(first.errors.toSorted()).toEqual(
      [
        ...outside.map((path) => `submission.scope: "${path}" is not in an entry's folder below leaderboard/entries/.`),
        `submission.scope: "${odd}" is in no entry's folder: only lower-case letters, digits, ".", "_" and "-" are allowed, at most 64, with a letter or digit at both ends.`,
      ].toSorted(),
    );
    const second = await bound(scene, runOf(scene));
    const outputs = { ...REFUSED, status: 'failure' };
    expect(second).toMatchObject({ result: 'failure', outputs, errors: first.errors });
  });

  it('is refused if it also changes or deletes another entry [A10]', async () => {
    for (const content of ['{"changed":1}', null]) {
      const theirs = { path: 'leaderboard/entries/theirs/entry.json', content };
      const { errors, outputs } = await submission(await submitted([...entryOf(bundle), theirs]));
      expect(outputs).toEqual(REFUSED);
      expect(errors).toEqual([
        `submission.scope: "${mine('cib/manifest.json')}" is in one of the 2 entries that are changed at once.`,
        'submission.scope: "leaderboard/entries/theirs/entry.json" is in one of the 2 entries that are changed at once.',
      ]);
    }
  });

  it('names the maintainers as the ones who remove an entry if the pull request deletes one', async () => {
    const { result, errors, log } = await submission(
      await submitted([{ path: 'leaderboard/entries/theirs/entry.json', content: null }]),
    );
    expect([result, errors]).toEqual(['failure', ['submission.removal: The entry "theirs" would be deleted.']]);
    expect(log).toContain('They first record the removal with cib receipt');
  });

  it('lists twenty paths and counts the others, and says first that GitHub shows fewer', async () => {
    const many = Array.from({ length: 33 }, (_, i) => ({ path: `src/${i}.ts`, content: 'x' }));
    const { errors, log } = await submission(await submitted([...entryOf(bundle), ...many]));
    expect([errors.length, errors.at(-1)]).toEqual([
      21,
      'submission.scope: 13 more paths are refused for the same reason.',
    ]);
    const [first = '', ...others] = log.match(/^::error .*$/gm) ?? [];
    const note =
      'GitHub shows only 10 of the 21 errors of this step as annotations. The log of the step has all of them.';
    expect([first, others.join()]).toEqual([expect.stringContaining(note), expect.not.stringContaining(note)]);
  });
});

it('an invalid entry fails its own check, and is only a warning if a report follows', async () => {
  const broken = copyOf(bundle);
  forge(broken, 'transcript.jsonl', (text) => text.replace(/"evidence":\[[^\]]+\]/, '"evidence":[]'));
  const scene = await submitted(entryOf(broken));
  const says = [expect.stringContaining('bundle.invalid: leaderboard/entries/mine/cib does not verify')];
  const here = {
    ...REFUSED,
    'slug': 'mine',
    'head': scene.pull.headSha,
    'pull-request': '1',
    'tree': expect.any(String),
  };
  expect(await submission(scene)).toMatchObject({ result: 'failure', levels: ['error'], errors: says, outputs: here });
  const second = await bound(scene, runOf(scene, { conclusion: 'failure' }));
  expect(second).toMatchObject({ result: 'success', levels: ['warning'], errors: says });
  expect(second.outputs).toEqual({ ...here, status: 'pending' });
  expect(second.summary).toContain('The submission is not in order.');
});
