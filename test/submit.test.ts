import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Entry } from '../src/evidence/entry.ts';
import { folderTree } from '../src/git/object.ts';
import { nodePorts } from '../src/system/ports.ts';
import type { Step } from './support/act-here.ts';
import { runAction } from './support/action.ts';
import { cib, cibIn } from './support/cli.ts';
import { FAST_TIME } from './support/fast-time.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';
import { SECONDARY } from './support/github/faults.ts';
import { branchTip, git, gitText } from './support/github/git-store.ts';
import { type GitHub, startGitHub } from './support/github/github.ts';
import type { Repository } from './support/github/world.ts';
import { publishedHeldOut } from './support/heldout.ts';
import { commandsIn } from './support/runner-commands.ts';

const ADAPTER = join(import.meta.dirname, '../examples/adapters/typescript/adapter.ts');
const AT = 'leaderboard/entries/mine';
const made = sharedFolder();

/** Writes an entry: a bundle and its entry.json. */
function enter(folder: string, bundle: string, change: Partial<Entry> = {}): void {
  mkdirSync(folder, { recursive: true });
  cpSync(bundle, `${folder}/cib`, { recursive: true });
  const { system, adapter } = JSON.parse(readFileSync(`${bundle}/manifest.json`, 'utf8'));
  const entry: Entry = {
    schema: 'entry/1',
    slug: 'mine',
    kind: system.kind,
    name: system.name,
    version: system.version,
    licence: 'MIT',
    adapter: adapter.spec,
    platform: 'any',
    network: false,
    reads_labels: system.reads_labels,
    suites: { cib: 'cib' },
    ...change,
  };
  writeFileSync(`${folder}/entry.json`, JSON.stringify(entry));
}

beforeAll(async () => {
  const adapter = ['--adapter', 'ref:lexical3'];
  expect(await cib('run', '--suite', 'cib', ...adapter, '--out', `${made}/run`)).toMatchObject({ status: 0 });
  enter(`${made}/plain`, `${made}/run`);
  enter(`${made}/entry`, `${made}/run`);
  expect(await cib('pack', `${made}/entry`)).toMatchObject({ status: 0 });
});

type Words = Readonly<Record<string, string>>;

/** A board, a person with a token for their own repositories, and their checked-out repository with an entry. */
async function scene() {
  const github = await startGitHub();
  const board = github.repository(github.user('board-org', 'Organization'), 'board');
  github.push(board, 'main', { 'leaderboard/entries/other/entry.json': '{}\n' });
  const person = github.user('alice');
  const token = github.personalToken(person, { 'contents': 'write', 'pull-requests': 'write' });
  const workspace = temporaryFolder();
  const entry = `${workspace}/my entry`;
  cpSync(`${made}/entry`, entry, { recursive: true });
  const submit = (inputs: Words = {}, env: Words = {}) =>
    runAction(
      'submit',
      workspace,
      { 'board': 'board-org/board', 'entry': 'my entry', 'github-token': token, ...inputs },
      { GITHUB_API_URL: github.url, GITHUB_SERVER_URL: github.url, GITHUB_ACTOR: 'alice', ...FAST_TIME, ...env },
    );
  /** The same from the command line. */
  const command = (words: readonly string[], env: Words = { GITHUB_TOKEN: token }) =>
    cibIn(
      workspace,
      { GITHUB_API_URL: github.url, GITHUB_SERVER_URL: github.url, ...env },
      ...['submit', 'my entry', '--board', 'board-org/board', ...words],
    );
  const change = (fields: Partial<Entry>) => {
    const said = JSON.parse(readFileSync(`${entry}/entry.json`, 'utf8'));
    writeFileSync(`${entry}/entry.json`, JSON.stringify({ ...said, ...fields }));
  };
  return { github, board, person, token, workspace, entry, submit, command, change };
}

function plainFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
}

/** A port without a server: above those that Linux assigns, as other tests use. */
const CLOSED_PORT = 65_535;

const writesOf = ({ world }: GitHub) => world.exchanges.filter(({ method }) => method !== 'GET').length;
const fork = ({ world }: GitHub) => world.repositories.find(({ parent }) => parent !== undefined) as Repository;
const tipOf = (at: Repository, branch = 'entry/mine') => branchTip(at.folder, branch) as string;
const inFork = (github: GitHub, ...words: string[]) => gitText(fork(github).folder, ...words);
/** The annotations without the one that this entry, which has no image, always gets. */
const others = ({ annotations }: Step) => annotations.filter(([title]) => title !== 'Without a rank');
const codes = (step: Step) => others(step).map(([code]) => code);
const whole = (step: Step) => `${step.log}\n${step.summary}`;
const localTree = (folder: string) => folderTree(nodePorts().files, folder);

describe('the Action `submit`', () => {
  it('forks the board, commits the entry’s files on its tip, and opens one pull request', async () => {
    const { github, board, person, entry, submit } = await scene();
    // Files of another submission under the same slug are removed.
    const tip = github.push(board, 'main', { [`${AT}/old.txt`]: 'old' });
    const step = await submit();
    expect(step).toMatchObject({ status: 0, leaked: '' });
    expect(step.annotations).toEqual([['Without a rank', expect.stringContaining('The board runs images only')]]);
    const commit = tipOf(fork(github));
    const [pull, ...more] = github.world.pulls;
    expect(more).toEqual([]);
    expect(pull).toMatchObject({
      state: 'open',
      base: 'main',
      headSha: commit,
      title: expect.stringMatching(/^Update lexical3 /),
    });
    expect(step.outputs).toEqual({
      'pull-request': `${github.url}/board-org/board/pull/1`,
      'number': '1',
      'branch': 'entry/mine',
      commit,
      'what': 'created',
    });
    expect(inFork(github, 'rev-parse', `${commit}:${AT}`)).toBe(await localTree(entry));
    expect(inFork(github, 'rev-list', '--parents', '-1', commit)).toBe(`${commit} ${tip}`);
    // The commit is public for ever: it names the account, not the name and the address of its profile.
    const alice = `alice <${person.id}+alice@users.noreply.github.com>`;
    const shown = inFork(github, 'log', '-1', '--format=%an <%ae>|%cn <%ce>|%s', commit);
    expect(shown).toBe(`${alice}|${alice}|Update the entry mine`);
    const changed = inFork(github, 'diff', '--name-only', tip, commit).split('\n');
    expect(changed.filter((path) => !path.startsWith(`${AT}/`))).toEqual([]);
    expect(changed).toContain(`${AT}/old.txt`);
    for (const name of ['entry.json', ...readdirSync(`${entry}/cib`).map((file) => `cib/${file}`)]) {
      const bytes = git(fork(github).folder, ['cat-file', 'blob', `${commit}:${AT}/${name}`]);
      expect(bytes.equals(readFileSync(`${entry}/${name}`)), name).toBe(true);
    }
    expect(step.summary).toContain(`[pull request 1](${github.url}/board-org/board/pull/1)`);
  });

  it('submits to the board whose Action it is if the step names none', async () => {
    const { github, submit } = await scene();
    const step = await submit({ board: '' }, { GITHUB_ACTION_REPOSITORY: 'board-org/board' });
    expect(step.outputs['pull-request']).toBe(`${github.url}/board-org/board/pull/1`);
  });

  it('says that the board refuses a held-out run unless a maintainer allows it, and submits it', async () => {
    const { entry, submit } = await scene();
    rmSync(entry, { recursive: true });
    enter(entry, await publishedHeldOut(temporaryFolder()));
    const step = await submit();
    expect([step.status, step.outputs.what]).toEqual([0, 'created']);
    const says = expect.stringMatching(/^The run of cib is on held-out data\. .* Submit a run on the public data: /);
    expect(others(step)).toEqual([['Needs a maintainer', says]]);
  });

  it('packs the transcripts it sends, and changes nothing in the folder', async () => {
    const { github, entry, submit } = await scene();
    const packed = await localTree(entry);
    rmSync(entry, { recursive: true });
    cpSync(`${made}/plain`, entry, { recursive: true });
    const plain = await localTree(entry);
    expect((await submit()).outputs.what).toBe('created');
    expect(inFork(github, 'rev-parse', `${tipOf(fork(github))}:${AT}`)).toBe(packed);
    expect(await localTree(entry)).toBe(plain);
    expect((await submit()).outputs.what).toBe('unchanged');
  });

  it('makes one pull request: unchanged, then updated, then a new one after a merge', async () => {
    const { github, board, entry, submit, change } = await scene();
    const first = await submit();
    expect(first.outputs).toMatchObject({ what: 'created', number: '1' });
    let before = writesOf(github);
    expect((await submit()).outputs).toEqual({ ...first.outputs, what: 'unchanged' });
    expect(writesOf(github)).toBe(before);

    change({ licence: 'Apache-2.0' });
    const second = await submit();
    expect(second.outputs).toMatchObject({ what: 'updated', number: '1', commit: tipOf(fork(github)) });
    expect(inFork(github, 'rev-parse', 'entry/mine^')).toBe(first.outputs.commit);
    expect(inFork(github, 'rev-parse', `entry/mine:${AT}`)).toBe(await localTree(entry));
    expect(github.world.pulls).toMatchObject([{ title: expect.stringMatching(/^Add lexical3 /) }]);
    expect(github.world.pulls[0]?.body).toContain('| Licence | Apache-2.0 |');
    // Blobs that the repository has are not sent again.
    expect(github.asked('git/create-blob')).toBe(6 + 1);

    github.merge(github.world.pulls[0] as never);
    before = writesOf(github);
    expect((await submit()).outputs).toMatchObject({ what: 'unchanged', number: '' });
    expect(writesOf(github)).toBe(before);
    change({ licence: 'BSD-3-Clause' });
    const tip = tipOf(board, 'main');
    expect((await submit()).outputs).toMatchObject({ what: 'created', number: '2' });
    expect(inFork(github, 'rev-parse', 'entry/mine^')).toBe(tip);
    expect(github.world.pulls[1]?.title).toMatch(/^Update lexical3 /);
  });

  it('opens a new pull request on the board’s newest tip if the former one was closed', async () => {
    const { github, board, submit } = await scene();
    await submit();
    Object.assign(github.world.pulls[0] as object, { state: 'closed' });
    const before = github.asked('git/create-commit');
    expect((await submit()).outputs).toMatchObject({ what: 'created', number: '2' });
    expect(github.asked('git/create-commit')).toBe(before);

    Object.assign(github.world.pulls[1] as object, { state: 'closed' });
    const moved = github.push(board, 'main', { 'leaderboard/entries/third/entry.json': '{}\n' });
    expect((await submit()).outputs).toMatchObject({ what: 'created', number: '3' });
    expect(inFork(github, 'rev-parse', 'entry/mine^')).toBe(moved);
    expect(inFork(github, 'diff', '--name-only', moved, 'entry/mine').split('\n')).toHaveLength(6);
  });

  it('makes one fork and one pull request if the board moves and answers are lost [H1]', async () => {
    const { github, board, submit } = await scene();
    github.before('git/create-commit', () => github.push(board, 'main', { 'README.md': 'moved' }));
    for (const operation of ['repos/create-fork', 'git/create-ref', 'pulls/create'])
      github.lose(operation, { status: 502, message: 'Bad Gateway' });
    github.refuse('git/create-blob', { status: 403, message: SECONDARY, headers: { 'retry-after': '1' } });
    const step = await submit();
    expect(step).toMatchObject({ status: 0, outputs: { what: 'created', number: '1' } });
    expect(step.log).toContain('GitHub answered 403; trying again in 1 s.');
    expect(step.log).toContain('GitHub did not confirm this. Checking in 5 s whether it was created.');
    expect([github.asked('repos/create-fork'), github.asked('pulls/create')]).toEqual([1, 1]);
    expect(github.world.pulls).toHaveLength(1);
  });

  it('uses a fork that appears late, has another name or is old, and the board itself if the person may write to it', async () => {
    const late = await scene();
    late.github.world.limits.forkDelay = 2;
    expect((await late.submit()).outputs).toMatchObject({ what: 'created' });
    expect(fork(late.github).pending).toBe(0);

    const { github, board, person, submit } = await scene();
    github.repository(person, 'board');
    const renamed = github.fork(board, person, 'my-board');
    const moved = github.push(board, 'main', { 'README.md': 'moved' });
    // The fork lacks that commit until it is synchronised.
    github.refuse('git/get-commit', { status: 404, message: 'Not Found' }, 1, 1);
    expect((await submit()).outputs).toMatchObject({ what: 'created', commit: tipOf(renamed) });
    expect([github.asked('repos/create-fork'), github.asked('repos/merge-upstream')]).toEqual([0, 1]);
    expect([tipOf(renamed, 'main'), tipOf(renamed, 'entry/mine^')]).toEqual([moved, moved]);

    const own = await scene();
    const mine = own.github.repository(own.person, 'mine');
    expect((await own.submit({ board: 'alice/mine' })).outputs).toMatchObject({ what: 'created', commit: tipOf(mine) });
    expect(own.github.asked('repos/create-fork')).toBe(0);
  });

  it('leaves a pull request from another fork of the same person alone', async () => {
    const { github, board, person, submit } = await scene();
    github.fork(board, person);
    const second = github.fork(board, person, 'second');
    github.push(second, 'entry/mine', { [`${AT}/entry.json`]: '{}\n' });
    github.pullRequest(board, { from: second, branch: 'entry/mine', title: 'Mine' });
    expect((await submit()).outputs).toMatchObject({ what: 'created', number: '2' });
    expect(github.world.pulls[0]).toMatchObject({ title: 'Mine', headSha: tipOf(second) });
  });

  it('stops at a repository with the fork’s name that is no fork, and at a fork that cannot be synchronised', async () => {
    const { github, person, submit } = await scene();
    github.repository(person, 'board');
    const step = await submit();
    expect([step.status, codes(step), writesOf(github)]).toEqual([2, ['github.fork'], 0]);
    expect(others(step)[0]?.[1]).toContain('alice/board is not a fork of board-org/board.');

    const other = await scene();
    const stale = other.github.fork(other.board, other.person);
    other.github.push(stale, 'main', { 'README.md': 'mine' });
    other.github.push(other.board, 'main', { 'README.md': 'moved' });
    other.github.refuse('git/get-commit', { status: 404, message: 'Not Found' }, 1, 1);
    const stopped = await other.submit();
    expect([stopped.status, codes(stopped)]).toEqual([2, ['github.fork']]);
    expect(others(stopped)[0]?.[1]).toContain('Sync fork');
  });
});

describe('the Action `submit` without a token with all permissions', () => {
  it.each([
    [
      'GITHUB_TOKEN',
      'github.permission',
      'the token in github-token belongs to an app',
      'compare/main...alice:entry/mine',
    ],
    ['none', 'github.token', 'github-token is empty', 'compare/alice:entry/mine'],
    ['one that expired', 'github.token', 'rejected the token', 'compare/alice:entry/mine'],
  ])('(%s) writes nothing, names the token, and says what to do by hand', async (kind, code, says, range) => {
    const { github, person, submit } = await scene();
    const repository = github.repository(person, 'own');
    const job = github.jobToken(repository, { 'contents': 'write', 'pull-requests': 'write' });
    const tokens: Words = { 'GITHUB_TOKEN': job, 'none': '', 'one that expired': `ghp_${'x'.repeat(36)}` };
    const step = await submit({ 'github-token': tokens[kind] as string });
    expect([step.status, codes(step), writesOf(github)]).toEqual([2, [code], 0]);
    expect(step.outputs).toMatchObject({ 'what': 'by-hand', 'commit': '', 'pull-request': '' });
    const [, said = ''] = others(step)[0] ?? [];
    expect(said).toContain(says);
    expect(said).toContain('classic personal access token with the scope public_repo');
    const version = JSON.parse(readFileSync(`${made}/entry/entry.json`, 'utf8')).version;
    const title = encodeURIComponent(`Add lexical3 ${version}`);
    for (const line of [
      `git clone ${github.url}/board-org/board.git board`,
      `rm -rf board/${AT} && mkdir -p board/leaderboard/entries && cp -R 'my entry' board/${AT}`,
      `git -C board push ${github.url}/alice/board.git entry/mine`,
      `# ${github.url}/board-org/board/${range}?expand=1&title=${title}`,
    ])
      for (const shown of [step.log, step.summary]) expect(shown.split('\n')).toContain(line);
  });

  it('pushes, and links the pull request to open, if only the pull request is refused; a second time it pushes nothing', async () => {
    const { github, person, submit, token } = await scene();
    const fine = github.personalToken(person, { contents: 'write' });
    const step = await submit({ 'github-token': fine });
    expect([step.status, codes(step)]).toEqual([2, ['github.permission']]);
    const commit = tipOf(fork(github));
    expect(step.outputs).toMatchObject({ what: 'by-hand', branch: 'entry/mine', commit, number: '' });
    expect(step.summary).toContain(
      `<${github.url}/board-org/board/compare/main...alice:entry/mine?expand=1&title=Add%20`,
    );
    expect(step.summary).not.toContain('git clone');

    const before = writesOf(github);
    await submit({ 'github-token': fine });
    expect(writesOf(github)).toBe(before + 1);
    expect((await submit({ 'github-token': token })).outputs).toMatchObject({ what: 'created', commit });
  });

  it('pushes again, on the board’s tip alone, if other commits were merged into the branch meanwhile', async () => {
    const { github, board, person, submit, token } = await scene();
    await submit({ 'github-token': github.personalToken(person, { contents: 'write' }) });
    const tip = tipOf(board, 'main');
    const other = github.push(fork(github), 'other', { 'README.md': 'other' });
    const by = ['-c', 'user.name=test', '-c', 'user.email=test@example.invalid'];
    const words = ['commit-tree', 'entry/mine^{tree}', '-p', tip, '-p', other, '-m', 'Merge'];
    inFork(github, 'update-ref', 'refs/heads/entry/mine', inFork(github, ...by, ...words));
    expect((await submit({ 'github-token': token })).outputs).toMatchObject({ what: 'created' });
    const pushed = tipOf(fork(github));
    expect(inFork(github, 'rev-list', '--parents', '-1', pushed)).toBe(`${pushed} ${tip}`);
  });

  it('names a token that may not push to the fork, and workflows that a fork may not change', async () => {
    const { github, board, person, submit } = await scene();
    github.fork(board, person);
    const step = await submit({ 'github-token': github.personalToken(person, { contents: 'read' }) });
    expect([codes(step), step.outputs.what]).toEqual([['github.permission'], 'by-hand']);
    const message = 'refusing to allow a Personal Access Token to create or update workflow without `workflow` scope';
    github.refuse('git/create-ref', { status: 422, message });
    const other = await submit();
    expect([codes(other), other.outputs.what]).toEqual([['github.permission'], 'by-hand']);
    expect(others(other)[0]?.[1]).toContain('add the scope workflow');
  });
});

describe('the Action `submit` with an invalid entry', () => {
  const bundle = (name: string, text: string) => (entry: string) => writeFileSync(`${entry}/cib/${name}`, text);
  const forged = (entry: string) => {
    rmSync(`${entry}/cib/transcript.jsonl.gz`);
    const text = readFileSync(`${made}/run/transcript.jsonl`, 'utf8');
    writeFileSync(`${entry}/cib/transcript.jsonl`, text.replace(/[1-8]/, '9'));
  };
  const said = (fields: object) => (entry: string) => {
    const path = `${entry}/entry.json`;
    writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...fields }));
  };
  it.each<[what: string, spoil: (entry: string) => void, says: RegExp]>([
    ['a bundle that was changed', forged, /^my entry\/cib does not verify: .*transcript\.jsonl/s],
    ['an additional file in a bundle', bundle('notes.txt', 'x'), /notes\.txt/],
    ['a bundle that lacks a file', (entry) => rmSync(`${entry}/cib/timing.json`), /timing\.json/],
    ['an entry.json that is not JSON', (entry) => writeFileSync(`${entry}/entry.json`, '{'), /entry\.json/],
    [
      'an image by its tag',
      said({ adapter: 'image:ghcr.io/you/memory:latest' }),
      /\$\.adapter: it must be .* as a tag may later point to another image\n\s*(?:→ )?Correct the file: \S*docs\/guide-submit/,
    ],
    [
      'a missing bundle',
      (entry) => rmSync(`${entry}/cib`, { recursive: true }),
      /there is no such folder\.\n\s*(?:→ )?Give the folder that \S+(?: \S+)* entry` wrote: it has entry\.json and/,
    ],
    ['a missing entry.json', (entry) => rmSync(`${entry}/entry.json`), /entry\.json.*cib entry/s],
    ['a file that is no part of an entry', (entry) => writeFileSync(`${entry}/.gitattributes`, 'x'), /\.gitattributes/],
    ['a link', (entry) => symlinkSync('entry.json', `${entry}/link`), /link/],
    ['a slug that leaves the folder', said({ slug: '../x' }), /slug/],
    ['another suite’s bundle', said({ suites: { memory: 'cib' } }), /suites|suite/],
    [
      'the licence that `cib init` writes',
      said({ licence: 'your-licence' }),
      /^my entry\/entry\.json: \$\.licence is still/,
    ],
    ['no suite', said({ suites: {} }), /suites is empty/],
    ['another name than its run', said({ name: 'Another' }), /\$\.name is "Another"/],
    ['a reference that is declared as a system', said({ kind: 'system' }), /reference/],
  ])('refuses %s, names the rule, and sends no request', async (_, spoil, says) => {
    const { github, entry, submit } = await scene();
    spoil(entry);
    const step = await submit();
    expect([1, 2]).toContain(step.status);
    const texts = step.annotations.map(([, text]) => text).join('\n');
    expect(texts).toMatch(says);
    // The user has the local folder, not the board's.
    expect(texts).not.toContain(AT);
    expect(github.world.exchanges).toEqual([]);
    expect(step.outputs.what).toBe('');
  });

  it('names the right input for an unknown or wrong one', async () => {
    const { submit } = await scene();
    const step = await submit({ 'token': 'x', 'board': 'https://github.com/a/b' });
    expect(codes(step)).toEqual(['input.unknown', 'input.invalid']);
  });
});

describe('cib submit', () => {
  it('opens the same pull request as the Action, and updates it when the entry changes', async () => {
    const { github, entry, command, submit, change } = await scene();
    const url = `${github.url}/board-org/board/pull/1`;
    const opened = `Opened pull request #1 on board-org/board, from entry/mine: ${url}\n`;
    const terms = 'you publish these files under the licence of board-org/board, and confirm that you may';
    expect(await command([])).toMatchObject({ status: 0, stdout: opened, stderr: expect.stringContaining(terms) });
    expect(github.world.pulls[0]?.body).toContain(
      'under the licence of this repository, and confirms the right to do so.',
    );
    expect(inFork(github, 'rev-parse', `entry/mine:${AT}`)).toBe(await localTree(entry));
    expect((await submit()).outputs).toMatchObject({ what: 'unchanged', number: '1' });
    change({ licence: 'Apache-2.0' });
    const updated = `Updated pull request #1 on board-org/board, from entry/mine: ${url}\n`;
    expect(await command([])).toMatchObject({ status: 0, stdout: updated });
    expect(github.world.pulls[0]?.body).toContain('| Licence | Apache-2.0 |');
  });

  it('uses GH_TOKEN before GITHUB_TOKEN, which in a job is the job’s own', async () => {
    const { github, person, token, command } = await scene();
    const job = github.jobToken(github.repository(person, 'own'), { contents: 'write' });
    const refused = await command([], { GITHUB_TOKEN: job });
    expect([refused.status, writesOf(github)]).toEqual([2, 0]);
    expect(refused.stderr).toContain(
      'error github.permission: Nothing was submitted: the token in GITHUB_TOKEN belongs to an app',
    );
    expect(refused.stdout).toContain(`${github.url}/board-org/board/compare/main...YOUR-NAME:entry/mine?expand=1`);
    expect(await command([], { GITHUB_TOKEN: job, GH_TOKEN: token })).toMatchObject({ status: 0 });
  });

  it('prints the commands and the link without a token, sends no request, and exits as the Action does', async () => {
    const { github, command } = await scene();
    const { status, stdout, stderr } = await command([], {});
    expect([status, github.world.exchanges]).toEqual([2, []]);
    expect(stderr).toContain('error github.token: Nothing was submitted: GH_TOKEN is not set.');
    expect(stderr).toContain(
      '→ Set GH_TOKEN to the token that `gh auth token` prints, or a classic personal access token with the scope public_repo',
    );
    expect(stdout.split('\n')).toContain(
      `rm -rf board/${AT} && mkdir -p board/leaderboard/entries && cp -R 'my entry' board/${AT}`,
    );
    const shown = `\n# ${github.url}/board-org/board/compare/YOUR-NAME:entry/mine?expand=1&title=Add%20lexical3`;
    expect(stdout).toContain(shown);
    const expired = await command([], { GH_TOKEN: `ghp_${'x'.repeat(36)}` });
    expect(expired).toMatchObject({ status: 2, stderr: expect.stringContaining('rejected the token in GH_TOKEN') });
  });

  it('prints commands that pack what it would push packed', async () => {
    const { workspace, entry, command } = await scene();
    const pack = (stdout: string) => stdout.split('\n').filter((line) => / pack board\//.test(line));
    expect(pack((await command([], {})).stdout)).toEqual([]);
    rmSync(entry, { recursive: true });
    cpSync(`${made}/plain`, entry, { recursive: true });
    const [line = '', ...others] = pack((await command([], {})).stdout);
    expect([line, others]).toEqual([`cib pack board/${AT}`, []]);
    cpSync(entry, `${workspace}/board/${AT}`, { recursive: true });
    expect(await cibIn(workspace, {}, ...line.split(' ').slice(1))).toMatchObject({ status: 0 });
    expect(await localTree(`${workspace}/board/${AT}`)).toBe(await localTree(`${made}/entry`));
  });

  it('names the host that could not be reached, and why', async () => {
    const { token, command } = await scene();
    const port = CLOSED_PORT;
    const { status, stdout, stderr } = await command([], {
      GH_TOKEN: token,
      GITHUB_API_URL: `http://127.0.0.1:${port}`,
    });
    expect(status).toBe(2);
    const why = `127.0.0.1:${port} could not be reached: connect ECONNREFUSED 127.0.0.1:${port}.`;
    const waits = stderr
      .match(/^No answer to a GET\. .*/gm)
      ?.map((line) => line.replace(`No answer to a GET. ${why}`, ''));
    expect(waits).toEqual([...[1, 4, 9, 16].map((seconds) => ` Trying again in ${seconds} s.`), '']);
    expect(stderr).toMatch(
      /^error github\.unavailable: GitHub did not answer GET \/repos\/board-org\/board after 5 tries\. /m,
    );
    expect(stderr).toContain('Then try again. Or do it by hand, as standard output says.');
    expect(stdout).toMatch(/^git clone \S+\/board-org\/board\.git board$/m);
    expect(stderr).toContain(`5 tries. ${why}\n`);
    expect(stderr).toContain('→ Check the network, proxies, firewalls and the host name');
    expect(stderr).not.toMatch(/\b500\b|the job/);
    const unknown = await command([], { GH_TOKEN: token, GITHUB_API_URL: 'http://nowhere.invalid' });
    expect(unknown.stderr).toMatch(/nowhere\.invalid could not be reached: .*(?:ENOTFOUND|EAI_AGAIN)/);
  });

  it('--dry-run lists what would be pushed, packed, and sends no request', async () => {
    const { github, entry, command } = await scene();
    rmSync(entry, { recursive: true });
    cpSync(`${made}/plain`, entry, { recursive: true });
    const progress = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { status, stdout, stderr } = await command(['--dry-run'], {});
    const lines = progress.mock.calls.map(([line]) => line);
    progress.mockRestore();
    expect(lines).toEqual(['verifying the bundle of cib\n']);
    expect([status, github.world.exchanges]).toEqual([0, []]);
    expect(stdout).toContain('would go to the branch entry/mine of your fork of board-org/board:\n');
    expect(stderr).toMatch(
      /^By submitting you publish .* docs\/guide-submit\.md#what-becomes-public-and-for-how-long /m,
    );
    const bytes = readFileSync(`${made}/entry/cib/transcript.jsonl.gz`).length;
    expect(stdout).toContain(`  ${AT}/cib/transcript.jsonl.gz: ${bytes} bytes\n`);
    expect(stdout.match(/^ {2}leaderboard/gm)).toHaveLength(6);
  });

  it('names the entries below a folder that is none, and beside one that does not exist', async () => {
    const { workspace, entry } = await scene();
    cpSync(entry, `${workspace}/${AT}`, { recursive: true });
    for (let i = 1; i <= 9; i += 1)
      for (const file of ['entry.json', 'cib/manifest.json']) plainFile(`${workspace}/many/e${i}/${file}`);
    for (const [given, found] of [
      [
        'many',
        `Give one of these entries: ${[1, 2, 3, 4, 5, 6, 7, 8].map((i) => `many/e${i}`).join(', ')} and 1 more.`,
      ],
      ['.', `Give one of these entries: my entry, ${AT}.`],
      ['leaderboard', `Give one of these entries: ${AT}.`],
      ['my entyr', 'Did you mean my entry?'],
    ] as const) {
      const { status, stderr } = await cibIn(workspace, {}, 'submit', given, '--dry-run');
      expect([status, stderr]).toEqual([2, expect.stringContaining(`→ ${found}\n`)]);
    }
  });

  it('names everything that the board would refuse, and sends nothing', async () => {
    const { github, command, change } = await scene();
    change({ name: 'Another', version: 'x' });
    const { status, stdout, stderr } = await command([]);
    expect([status, stdout, github.world.exchanges]).toEqual([1, '', []]);
    expect(stderr.match(/^error [\w.]+: .*\$\.(?:name is "Another"|version is "x")/gm)).toHaveLength(2);
  });
});

it('the Action `submit` escapes hostile texts: they cause no mention, reference, link, row or command [A8]', async () => {
  const { github, entry, submit, change } = await scene();
  const own = temporaryFolder();
  const hostile = { name: '@octocat closes #1', version: '2 ::error::x @board-org/all $(id)' };
  const source = readFileSync(ADAPTER, 'utf8')
    .replace("name: 'example-lexical-typescript'", `name: ${JSON.stringify(hostile.name)}`)
    .replace("version: '1.0.0'", `version: ${JSON.stringify(hostile.version)}`);
  writeFileSync(`${own}/adapter.ts`, source);
  const adapter = `cmd:node ${own}/adapter.ts`;
  expect(await cib('run', '--suite', 'cib', '--adapter', adapter, '--out', `${own}/run`)).toMatchObject({ status: 0 });
  rmSync(entry, { recursive: true });
  enter(entry, `${own}/run`);
  change({ licence: 'x|<img src=//e> - @octocat', platform: '[x](https://evil.test) GH-1 0123456789' });
  const step = await submit();
  expect(step).toMatchObject({ status: 0, outputs: { what: 'created' } });
  const [pull] = github.world.pulls;
  const message = inFork(github, 'log', '-1', '--format=%B', 'entry/mine');
  expect(message).toBe('Add the entry mine');
  for (const text of [pull?.title ?? '', pull?.body ?? '']) {
    expect(text).not.toMatch(/@\w|(?<!&)#\d|GH-\d|<img|\]\(|https?:\/|0123456789/);
  }
  expect(pull?.title.split('\n')).toHaveLength(1);
  expect(pull?.body.split('\n').filter((line) => line.startsWith('|'))).toHaveLength(2 + 9);
  expect(commandsIn(whole(step)).filter((line) => !/^::(?:error|warning) title=/.test(line))).toEqual([]);
});
