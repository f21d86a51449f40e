// Deep: act, a real runner, builds and starts a container for each job. The fast tests use a stand-in of a runner.
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { PROJECT, RELEASE } from '../src/protocol/project.ts';
import { act, describeWithAct } from './support/act.ts';
import { cib } from './support/cli.ts';
import { describeWithDocker } from './support/docker.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';
import { gitRepository } from './support/git.ts';
import { gitText } from './support/github/git-store.ts';
import { type GitHub, startGitHub } from './support/github/github.ts';
import { SUBMISSION, submitted } from './support/proposal.ts';
import { withRegistry } from './support/registry.ts';
import { entryOf } from './support/submission.ts';

const ROOT = join(import.meta.dirname, '..');
const WORKFLOWS = '.github/workflows';
const KIT = `${WORKFLOWS}/memory.yml`;

/** act's options for an event of a repository on the GitHub double, and for a token. */
function on({ url }: GitHub, token: string, repository: string, event: unknown): string[] {
  const file = join(temporaryFolder(), 'event.json');
  writeFileSync(file, JSON.stringify(event));
  const settings = { GITHUB_API_URL: url, GITHUB_SERVER_URL: url, GITHUB_REPOSITORY: repository };
  const env = Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  return ['--eventpath', file, '--secret', `GITHUB_TOKEN=${token}`, ...env];
}

/** Copies the files of the Action that a release's archive contains. */
function copyAction(to: string): void {
  for (const part of ['action.yml', 'check', 'submit', 'package.json', 'dist', 'leaderboard/harnesses.json'])
    cpSync(join(ROOT, part), join(to, part), { recursive: true });
}

/** A folder with these files alone, which act uses in place of the release. */
function released(home: string): string {
  const folder = join(home, 'released');
  copyAction(folder);
  return folder;
}

/** A user's repository with what `cib init` writes, in a folder with its history. */
async function kit(language = 'python') {
  const home = temporaryFolder();
  const { folder, commit } = gitRepository();
  expect(await cib('init', '--lang', language, folder)).toMatchObject({ status: 0 });
  return { folder, home, commit };
}

describeWithAct('act --validate', () => {
  it.each(readdirSync(join(ROOT, WORKFLOWS)))('accepts our own %s', async (name) => {
    const home = temporaryFolder();
    const file = join(ROOT, WORKFLOWS, name);
    expect(await act(ROOT, home, '--validate', '--strict', '--workflows', file)).toMatchObject({ status: 0 });
  });

  it.each(['python', 'typescript', 'go', 'http', 'mcp'])(
    'accepts and lists the workflows of the kit for %s',
    async (language) => {
      const { folder, home, commit } = await kit(language);
      commit();
      expect(await act(folder, home, '--validate', '--strict')).toMatchObject({ status: 0 });
      const { status, log } = await act(folder, home, '--list');
      for (const line of [
        /^0 +memory +memory +Memory +memory\.yml +pull_request/m,
        /^1 +submit +submit +Submit +submit\.yml/m,
      ])
        expect([status, log]).toEqual([0, expect.stringMatching(line)]);
    },
  );

  it('refuses a workflow with an unknown key', async () => {
    const { folder, home } = await kit();
    writeFileSync(join(folder, KIT), readFileSync(join(folder, KIT), 'utf8').replace('runs-on:', 'runs-at:'));
    expect((await act(folder, home, '--validate', '--strict')).status).not.toBe(0);
  });
});

describeWithAct('the Action of the checked-out commit, run by act', () => {
  it('measures the kit’s adapter, and writes a bundle that verifies', async () => {
    const { folder, home, commit } = await kit();
    copyAction(folder);
    writeFileSync(join(folder, KIT), OWN);
    commit();
    const left = join(home, 'left');
    const { status, log } = await act(folder, home, 'workflow_dispatch', '--workflows', KIT, '--env', `LEFT=${left}`);
    expect([status, log]).toEqual([0, expect.stringContaining('Job succeeded')]);
    expect(await cib('verify', left)).toMatchObject({ status: 0 });
    expect(readFileSync(join(left, 'manifest.json'), 'utf8')).toContain('"name":"my-memory"');
  });
});

const OWN = `name: Memory
on: workflow_dispatch
jobs:
  memory:
    runs-on: ubuntu-latest
    steps:
      # With it, act copies the repository to the job's folder.
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
      - uses: ./
        id: measured
        with:
          adapter: cmd:python3 memory-adapter/adapter.py
          limit: 5
          out: results
      # The job's folder goes with it.
      - run: cp -R "$BUNDLE" "$LEFT"
        env:
          BUNDLE: \${{ steps.measured.outputs.bundle }}
`;

describeWithAct('the kit’s workflow Memory, run by act', () => {
  describeWithDocker('on a pull request', () => {
    it('measures, comments, and updates the comment at the next run', async () => {
      const { folder, home, commit } = await kit();
      const github = await startGitHub();
      const repository = github.repository(github.user('ada'), 'memory');
      github.push(repository, 'better', { 'NEWS.md': 'better\n' });
      const pull = github.pullRequest(repository, { from: repository, branch: 'better' });
      const token = github.jobToken(repository, { 'contents': 'read', 'pull-requests': 'write' });
      commit();
      const [, upload = ''] =
        /uses: (actions\/upload-artifact@\w+)/.exec(readFileSync(join(folder, KIT), 'utf8')) ?? [];
      const run = () =>
        act(
          folder,
          home,
          ...['pull_request', ...on(github, token, 'ada/memory', github.pullRequestEvent(pull))],
          ...['--local-repository', `${PROJECT}@${RELEASE}=${released(home)}`],
          ...['--local-repository', `${upload}=${standIn(home, 'upload', UPLOAD)}`],
        );
      const first = await run();
      expect([first.status, first.log]).toEqual([0, expect.stringContaining('Comment created: ')]);
      const [comment, ...more] = github.commentsOn(pull);
      expect([more, comment?.user]).toEqual([[], github.bot]);
      expect(comment?.body).toContain('**✅ Valid** · my-memory');
      // Fewer tasks change the figures, so the updated comment differs from the first.
      const text = readFileSync(join(folder, KIT), 'utf8');
      writeFileSync(
        join(folder, KIT),
        text.replace('          comment: true\n', '          comment: true\n          limit: 5\n'),
      );
      const second = await run();
      expect([second.status, second.log]).toEqual([0, expect.stringContaining('Comment updated: ')]);
      const after = github.commentsOn(pull);
      expect(after.map(({ id }) => id)).toEqual([comment?.id]);
      expect(after[0]?.body).toContain('of 100 pairs passed');
    });
  });
});

describeWithAct('the kit’s workflow Submit, run by act', () => {
  describeWithDocker('with a registry', () => {
    it('pushes the image, runs it by its digest, and opens the pull request', async () => {
      const { folder, home, commit } = await kit();
      const { github, board, person, token } = await boardOfTheProject();
      await withRegistry(async (registry) => {
        const path = join(folder, WORKFLOWS, 'submit.yml');
        const text = readFileSync(path, 'utf8');
        // The command line is taken from this folder: this version may not be published as a package yet.
        const changed = text
          .replaceAll('ghcr.io', registry)
          .replace(/npx --yes context-integrity@\S+/, `node ${join(ROOT, 'dist/cli.js')}`)
          .replace('          out: results\n', '          out: results\n          limit: 5\n');
        writeFileSync(path, changed);
        const about = join(folder, 'memory-adapter/entry.json');
        writeFileSync(about, readFileSync(about, 'utf8').replace('your-licence', 'MIT'));
        commit();
        const [, upload = ''] = /uses: (actions\/upload-artifact@\w+)/.exec(text) ?? [];
        const { status, log } = await act(
          folder,
          home,
          ...['workflow_dispatch', ...on(github, token, 'ada/memory', {}), '--secret', `BOARD_TOKEN=${token}`],
          ...['--workflows', path],
          ...['--local-repository', `${PROJECT}@${RELEASE}=${released(home)}`],
          ...['--local-repository', `${upload}=${standIn(home, 'upload', UPLOAD)}`],
        );
        expect([status, log]).toEqual([0, expect.stringContaining('::set-output:: what=created')]);
        expect(github.world.pulls).toMatchObject([{ repository: board, author: person, title: 'Add my-memory 1.0.0' }]);
        const fork = github.world.repositories.find(({ parent }) => parent === board);
        const entry = gitText(fork?.folder ?? '', 'show', 'entry/my-memory:leaderboard/entries/my-memory/entry.json');
        const image = `${registry}/ada/my-memory-cib-adapter`;
        expect(JSON.parse(entry).adapter).toMatch(new RegExp(`^image:${image}@sha256:[0-9a-f]{64}$`));
      });
    });
  });
});

/** The board that the kit submits to, and a person with a token that may write to their own repositories. */
async function boardOfTheProject() {
  const github = await startGitHub();
  const [owner = '', name = ''] = PROJECT.split('/');
  const board = github.repository(github.user(owner, 'Organization'), name);
  const person = github.user('ada');
  const token = github.personalToken(person, { 'contents': 'write', 'pull-requests': 'write' });
  return { github, board, person, token };
}

describeWithAct('the workflows of a board and of a submitter, run by act', () => {
  let bundle = '';
  beforeAll(async () => {
    bundle = join(sharedFolder(), 'cib');
    const words = ['run', '--suite', 'cib', '--limit', '5', '--adapter', 'ref:lexical3', '--out', bundle];
    expect(await cib(...words)).toMatchObject({ status: 0 });
  });

  it('submission.yml checks the entry of a fork’s pull request, at its head commit', async () => {
    const { github, board, pull } = await submitted(entryOf(bundle));
    const home = temporaryFolder();
    const { folder, commit } = gitRepository();
    mkdirSync(join(folder, WORKFLOWS), { recursive: true });
    // act 0.2.89 does not know `$/`, the files of the workflow's own repository.
    const text = readFileSync(join(ROOT, SUBMISSION), 'utf8').replace(
      'uses: $/check',
      `uses: ${PROJECT}/check@${RELEASE}`,
    );
    writeFileSync(join(folder, SUBMISSION), text);
    commit();
    const [, checkout = ''] = /uses: (actions\/checkout@\w+)/.exec(text) ?? [];
    const token = github.jobToken(board, { 'contents': 'read', 'pull-requests': 'read' });
    const { status, log } = await act(
      folder,
      home,
      ...['pull_request', ...on(github, token, 'board-org/board', github.pullRequestEvent(pull))],
      ...['--local-repository', `${PROJECT}@${RELEASE}=${released(home)}`],
      ...['--local-repository', `${checkout}=${standIn(home, 'checkout', CHECKOUT)}`],
    );
    expect([status, log]).toEqual([0, expect.stringContaining('::set-output:: slug=mine')]);
    expect(log).toContain(`::set-output:: head=${pull.headSha}`);
    expect(log).toContain('The submission is in order.');
  });

  it('the workflow Submit of the board’s page submits an entry', async () => {
    const { github, board, person, token } = await boardOfTheProject();
    const home = temporaryFolder();
    const { folder, commit } = gitRepository();
    const page = readFileSync(join(ROOT, 'leaderboard/README.md'), 'utf8');
    const [block = ''] = /^name: Submit\n[\s\S]*?(?=^```$)/m.exec(page) ?? [];
    const files = entryOf(bundle).map(
      ({ path, content }) => [path.replace(/^.*\/mine\//, 'your-memory/'), content] as const,
    );
    for (const [path, content] of [[`${WORKFLOWS}/submit.yml`, block] as const, ...files]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content ?? '');
    }
    commit();
    const { status, log } = await act(
      folder,
      home,
      ...['workflow_dispatch', ...on(github, token, 'ada/memory', {}), '--secret', `BOARD_TOKEN=${token}`],
      ...['--local-repository', `${PROJECT}@${RELEASE}=${released(home)}`],
    );
    expect([status, log]).toEqual([0, expect.stringContaining('::set-output:: what=created')]);
    expect(github.world.pulls).toMatchObject([
      { repository: board, author: person, title: expect.stringMatching(/^Add /) },
    ]);
  });
});

/** The folder of an Action that replaces another one when act runs a workflow. */
function standIn(home: string, name: string, text: string): string {
  const folder = join(home, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'action.yml'), text);
  return folder;
}

/** Replaces actions/checkout, which act skips only if no commit is named: clones the repository at that commit. */
const CHECKOUT = `name: Checkout
inputs:
  ref: { required: true }
  fetch-depth: {}
  persist-credentials: {}
runs:
  using: composite
  steps:
    - shell: bash
      env:
        REF: \${{ inputs.ref }}
      run: |
        git clone --quiet "$GITHUB_SERVER_URL/$GITHUB_REPOSITORY.git" .
        git checkout --quiet "$REF"
`;

/** Replaces actions/upload-artifact, for which act has no server: only checks that the files exist. */
const UPLOAD = `name: Upload
inputs:
  name: { required: true }
  path: { required: true }
runs:
  using: composite
  steps:
    - shell: bash
      env:
        PLACE: \${{ inputs.path }}
      run: test -e "$PLACE/entry.json" || test -e "$PLACE/worlds/manifest.json"
`;
