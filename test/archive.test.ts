import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { runBuiltAction } from './support/action.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';
import { gitRepository } from './support/git.ts';
import { startGitHub } from './support/github/github.ts';
import { entryFiles, NONCE, runAsImageOf, submission, WRITES } from './support/scored.ts';
import { entryOf, plant } from './support/submission.ts';

const unpacked = sharedFolder();
const MOST_BYTES = 2_000_000;

beforeAll(() => {
  execFileSync('sh', ['-c', 'git archive HEAD | tar --extract --directory "$1"', 'sh', unpacked]);
});

it('the archive is at most 2 MB: users download it with every `uses:`', () => {
  const bytes = execFileSync('sh', ['-c', 'git archive HEAD | gzip | wc -c'], { encoding: 'utf8' });
  expect(Number(bytes)).toBeLessThanOrEqual(MOST_BYTES);
});

it('the archive contains the Actions with what they read, and nothing else', () => {
  const folders = ['', ...actions().map(({ folder }) => folder)].filter(Boolean);
  expect(readdirSync(unpacked).sort()).toEqual(
    ['LICENSE', 'action.yml', 'dist', 'examples', 'leaderboard', 'package.json', 'schemas', ...folders].sort(),
  );
  expect(readdirSync(`${unpacked}/leaderboard`).sort()).toEqual(['assets', 'harnesses.json']);
  expect(readdirSync(`${unpacked}/examples`)).toEqual(['adapters']);
  expect(readdirSync(`${unpacked}/dist`)).toContain('THIRD-PARTY.txt');
});

/** Every Action of the repository: its folder, and the name of its bundle. */
function actions() {
  return readdirSync('.', { withFileTypes: true })
    .map((entry) => (entry.isDirectory() ? entry.name : ''))
    .filter((folder, i, all) => all.indexOf(folder) === i && existsSync(join(folder, 'action.yml')))
    .map((folder) => {
      const { runs } = parse(readFileSync(join(folder, 'action.yml'), 'utf8')) as { runs: { main: string } };
      return { folder, main: join(folder, runs.main), name: /([\w-]+)\.js$/.exec(runs.main)?.[1] ?? '' };
    });
}

/** What a run of an Action loads after its first line of log: what runs every Action, and the Actions. */
const AT_START = /\/action\d*\.js$/;

/** A file and all that it imports; of its dynamic imports, those that `lazily` matches. */
function loadedBy(main: string, lazily: RegExp): readonly string[] {
  const loaded = [main];
  for (const file of loaded) {
    const text = readFileSync(file, 'utf8');
    const paths = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, path = '']) => join(file, '..', path));
    const now = paths(/(?:from|import)\s*"(\.[^"]+)"/g);
    const later = paths(/import\(`(\.[^`]+)`\)/g).filter((path) => lazily.test(path));
    loaded.push(...[...new Set([...now, ...later])].filter((path) => !loaded.includes(path)));
  }
  return loaded;
}

/** The files of `dist/` that ran, by a record of Node's coverage. */
function scriptsIn(coverage: string): readonly string[] {
  const { result } = JSON.parse(readFileSync(coverage, 'utf8')) as { result: readonly { readonly url: string }[] };
  return result.map(({ url }) => url.replace('file://', '')).filter((file) => file.includes('/dist/'));
}

describe('in the unpacked archive', () => {
  it.each(actions())('the Action of "$folder" starts, and refuses an unknown input', async ({ main, name }) => {
    expect(existsSync(join(unpacked, main))).toBe(true);
    const env = { GITHUB_REPOSITORY_ID: '1', GITHUB_API_URL: 'http://127.0.0.1:9' };
    const step = await runBuiltAction(name, temporaryFolder(), { 'no-such-input': 'x' }, env, unpacked);
    expect(step.annotations.map(([code]) => code)).toContain('input.unknown');
    expect(step.status).toBe(2);
    expect(step.log).toMatch(new RegExp(`^Context Integrity [\\d.]+, ${name}\n`));
  });

  it.each(actions())(
    'the Action of "$folder" says that it starts before it loads more than a few files',
    ({ main }) => {
      const bytes = loadedBy(join(unpacked, main), /^$/).map((file) => readFileSync(file).length);
      expect(bytes.length).toBeLessThan(8);
      expect(bytes.reduce((sum, one) => sum + one)).toBeLessThan(30_000);
    },
  );

  it.each(actions())('the Action of "$folder" loads no client of GitHub before it needs one', ({ main }) => {
    const loaded = loadedBy(join(unpacked, main), AT_START);
    for (const file of loaded) expect(readFileSync(file, 'utf8').includes('undici'), file).toBe(false);
    expect(loaded.filter((file) => AT_START.test(file)).length).toBeGreaterThan(actions().length);
  });

  it('a command that checks nothing loads no schema library', () => {
    const loaded = loadedBy(join(unpacked, 'dist/cli.js'), /\/(?:main|suites)\.js$/);
    expect(loaded.some((file) => file.endsWith('/suites.js'))).toBe(true);
    for (const file of loaded) expect(readFileSync(file, 'utf8').includes('_zod'), file).toBe(false);
  });

  it.each(['cib', 'writ', 'memtrace', 'context-decay'])(
    '`cib baselines` of the tasks of %s loads no schema library',
    (suite) => {
      const coverage = temporaryFolder();
      const words = ['baselines', '--suite', suite, '--part', 'tasks', '--count', '3'];
      execFileSync(process.execPath, [`${unpacked}/dist/cli.js`, ...words], {
        env: { ...process.env, NODE_V8_COVERAGE: coverage },
      });
      const loaded = readdirSync(coverage).flatMap((name) => scriptsIn(join(coverage, name)));
      expect(loaded.some((file) => file.endsWith('/baselines.js'))).toBe(true);
      for (const file of loaded) expect(readFileSync(file, 'utf8').includes('_zod'), file).toBe(false);
    },
  );

  it('the Action `run` measures a suite and writes a summary', async () => {
    const inputs = { 'adapter': 'cmd:python3 adapter.py', 'suites': 'cib', 'limit': '2' };
    const workspace = temporaryFolder();
    execFileSync('cp', [`${unpacked}/examples/adapters/python/adapter.py`, workspace]);
    const step = await runBuiltAction('run', workspace, inputs, {}, unpacked);
    expect(step.annotations).toEqual([]);
    expect(step.summary).toContain('Context Integrity');
  });

  describe('a submission', () => {
    const made = sharedFolder();
    const cli = (...words: string[]) =>
      execFileSync(process.execPath, [`${unpacked}/dist/cli.js`, ...words], { encoding: 'utf8' });

    beforeAll(async () => {
      await runAsImageOf(unpacked, `${made}/plain`);
      await runAsImageOf(unpacked, `${made}/again`, '--nonce', NONCE);
      await runAsImageOf(unpacked, `${made}/fresh`, '--nonce', NONCE, '--split', 'fresh');
      execFileSync('cp', ['-r', `${made}/plain`, `${made}/submitted`]);
      cli('pack', `${made}/submitted`);
    });

    it('is checked by the Action `check`', async () => {
      const { folder, commit } = gitRepository();
      const base = commit();
      const head = plant(`${folder}/.git`, base, entryOf(`${made}/submitted`));
      const step = await runBuiltAction('check', folder, { base, head }, {}, unpacked);
      expect(step).toMatchObject({ status: 0, annotations: [], outputs: { slug: 'mine' } });
    });

    it('is run by the board, which records its scorecard', async () => {
      const scene = await submission(entryFiles(`${made}/submitted`), WRITES, { root: unpacked });
      for (const [run, round] of [
        ['again', '1'],
        ['fresh', 'fresh'],
      ]) {
        execFileSync('mkdir', ['-p', `${scene.rerun}/${round}/0`]);
        execFileSync('cp', ['-r', `${made}/${run}`, `${scene.rerun}/${round}/0/cib`]);
      }
      expect(await scene.moreRuns()).toMatchObject({ status: 0, annotations: [], outputs: { matrix: '[]' } });
      const scored = await scene.score();
      expect(scored).toMatchObject({ status: 0, annotations: [], outputs: { state: 'board-run' } });
      expect(scene.receipts()[0]).toMatchObject({ suites: { cib: { claim: { verdict: 'confirmed' } } } });
    });

    it('is opened as a pull request on a board', async () => {
      const github = await startGitHub();
      const board = github.repository(github.user('board-org', 'Organization'), 'board');
      github.push(board, 'main', { 'README.md': 'A board' });
      const token = github.personalToken(github.user('alice'), { 'contents': 'write', 'pull-requests': 'write' });
      const workspace = temporaryFolder();
      for (const { path, content } of entryOf(`${made}/plain`)) {
        const at = path.replace('leaderboard/entries/mine', `${workspace}/entry`);
        mkdirSync(dirname(at), { recursive: true });
        writeFileSync(at, content ?? '');
      }
      const inputs = { 'board': 'board-org/board', 'entry': 'entry', 'github-token': token };
      const env = { GITHUB_API_URL: github.url, GITHUB_SERVER_URL: github.url, GITHUB_ACTOR: 'alice' };
      const step = await runBuiltAction('submit', workspace, inputs, env, unpacked);
      expect(step).toMatchObject({ status: 0, annotations: [], outputs: { what: 'created' } });
      expect(github.world.pulls).toHaveLength(1);
    });
  });

  it('the tests above cover every Action', () => {
    const run = ['check', 'comment', 'more-runs', 'plan-reruns', 'publish', 'run', 'scorecard', 'submit'];
    expect(
      actions()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(run);
  });

  it('the Action `publish` publishes a board', async () => {
    const board = temporaryFolder();
    const git = (...words: string[]) => execFileSync('git', ['-C', board, ...words]);
    execFileSync('mkdir', ['-p', `${board}/leaderboard/entries`]);
    execFileSync('cp', ['-r', 'leaderboard/entries/control-null', `${board}/leaderboard/entries/`]);
    // Without Worlds, where all references would answer to verify this one.
    const entry = `${board}/leaderboard/entries/control-null/entry.json`;
    const { suites, ...rest } = JSON.parse(readFileSync(entry, 'utf8'));
    const { worlds, ...others } = suites;
    rmSync(`${board}/leaderboard/entries/control-null/${worlds}`, { recursive: true });
    writeFileSync(entry, JSON.stringify({ ...rest, suites: others }));
    git('init', '--quiet');
    git('add', '--all');
    git('-c', 'user.name=x', '-c', 'user.email=x@example.invalid', 'commit', '--quiet', '--message', 'An entry');
    const step = await runBuiltAction('publish', board, { out: 'site' }, { GITHUB_REPOSITORY: 'ada/board' }, unpacked);
    expect(step.annotations).toEqual([]);
    expect(existsSync(`${board}/site/systems/control-null.html`)).toBe(true);
  });
});
