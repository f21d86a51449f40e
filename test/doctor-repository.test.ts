import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { startGitHub } from './support/github/github.ts';
import type { Settings } from './support/github/settings.ts';

const run = promisify(execFile);

/** The lines that the doctor prints of a repository with these settings, and its exit status. */
async function examined(settings: Settings) {
  const github = await startGitHub();
  const ada = github.user('ada');
  const board = github.repository(ada, 'board');
  board.settings = settings;
  const token = github.personalToken(ada, {});
  const env = { ...process.env, GITHUB_TOKEN: token, GITHUB_API_URL: github.url };
  const { stdout, code } = await run(process.execPath, ['scripts/doctor-repository.ts', 'ada/board'], { env }).then(
    ({ stdout: text }) => ({ stdout: text, code: 0 }),
    (failed: { stdout: string; code: number }) => failed,
  );
  return { lines: stdout.trim().split('\n'), code };
}

const SET: Settings = {
  pages: 'workflow',
  workflowPermissions: 'read',
  immutableReleases: true,
  rules: { main: ['pull_request', 'non_fast_forward', 'deletion'], receipts: ['non_fast_forward', 'deletion'] },
};

describe('the doctor of a repository', () => {
  it('finds nothing missing where all is set', async () => {
    const { lines, code } = await examined(SET);
    expect(lines).toHaveLength(5);
    expect(lines.filter((line) => !line.startsWith('✓ '))).toEqual([]);
    expect(code).toBe(0);
  });

  it('says of a new repository what is missing, and where to set it', async () => {
    const { lines, code } = await examined({});
    expect(lines).toEqual([
      expect.stringMatching(/^✗ Pages: Set Settings, Pages/),
      expect.stringMatching(/^✗ Workflow permissions: Set Settings, Actions/),
      expect.stringMatching(/^✗ Rules for main: missing: pull_request, non_fast_forward, deletion\. Add a ruleset/),
      expect.stringMatching(/^✗ Rules for receipts: missing: non_fast_forward, deletion\. Add a ruleset/),
      expect.stringMatching(/^✗ Immutable releases: Enable/),
    ]);
    expect(code).toBe(1);
  });

  it.each<[string, Settings]>([
    ['✗ Pages', { ...SET, pages: 'legacy' }],
    ['✗ Workflow permissions', { ...SET, workflowPermissions: 'write' }],
    ['✗ Rules for main', { ...SET, rules: { ...SET.rules, main: ['pull_request', 'deletion'] } }],
    ['✗ Rules for receipts', { ...SET, rules: { main: SET.rules?.main ?? [] } }],
    ['✗ Immutable releases', { ...SET, immutableReleases: false }],
  ])('names alone what is not set: %s', async (missing, settings) => {
    const { lines, code } = await examined(settings);
    expect(lines.filter((line) => line.startsWith('✗'))).toEqual([expect.stringContaining(missing)]);
    expect(code).toBe(1);
  });
});
