import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { runAction } from './support/action.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';

const unpacked = sharedFolder();
const MOST_BYTES = 2_000_000;

beforeAll(() => {
  execFileSync('sh', ['-c', 'git archive HEAD | tar --extract --directory "$1"', 'sh', unpacked]);
});

it('is small: users download it with every `uses:`', () => {
  const bytes = execFileSync('sh', ['-c', 'git archive HEAD | gzip | wc -c'], { encoding: 'utf8' });
  expect(Number(bytes)).toBeLessThanOrEqual(MOST_BYTES);
});

it('holds the Actions with what they read, and nothing else', () => {
  const folders = ['', ...actions().map(({ folder }) => folder)].filter(Boolean);
  expect(readdirSync(unpacked).sort()).toEqual(
    ['LICENSE', 'action.yml', 'dist', 'examples', 'leaderboard', 'package.json', 'schemas', ...folders].sort(),
  );
  expect(readdirSync(`${unpacked}/leaderboard`).sort()).toEqual(['assets', 'harnesses.json', 'templates']);
  expect(readdirSync(`${unpacked}/examples`)).toEqual(['adapters']);
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

describe('from the archive alone', () => {
  it.each(actions())('the Action of "$folder" starts, and says what it lacks', async ({ main, name }) => {
    expect(existsSync(join(unpacked, main))).toBe(true);
    const env = { GITHUB_REPOSITORY_ID: '1', GITHUB_API_URL: 'http://127.0.0.1:9' };
    const step = await runAction(name, temporaryFolder(), { 'no-such-input': 'x' }, env, unpacked);
    expect(step.annotations.map(([code]) => code)).toContain('input.unknown');
    expect(step.status).toBe(2);
  });

  it('a suite runs, with its summary', async () => {
    const inputs = { 'adapter': 'cmd:python3 adapter.py', 'suites': 'cib', 'limit': '2' };
    const workspace = temporaryFolder();
    execFileSync('cp', [`${unpacked}/examples/adapters/python/adapter.py`, workspace]);
    const step = await runAction('run', workspace, inputs, {}, unpacked);
    expect(step.annotations).toEqual([]);
    expect(step.summary).toContain('Context Integrity');
  });

  it('a board is published', async () => {
    const board = temporaryFolder();
    const git = (...words: string[]) => execFileSync('git', ['-C', board, ...words]);
    execFileSync('mkdir', ['-p', `${board}/leaderboard/entries`]);
    execFileSync('cp', ['-r', 'leaderboard/entries/control-null', `${board}/leaderboard/entries/`]);
    git('init', '--quiet');
    git('add', '--all');
    git('-c', 'user.name=x', '-c', 'user.email=x@example.invalid', 'commit', '--quiet', '--message', 'An entry');
    const step = await runAction('publish', board, { out: 'site' }, {}, unpacked);
    expect(step.annotations).toEqual([]);
    expect(existsSync(`${board}/site/systems/control-null.html`)).toBe(true);
  });
});
