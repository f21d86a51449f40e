import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { printed, settingsOf } from '../scripts/doctor-repository.ts';
import { githubClient } from '../src/github/client.ts';
import { plainOctokit } from '../src/github/plain-octokit.ts';
import { PROJECT } from '../src/protocol/project.ts';
import { nodePorts } from '../src/system/ports.ts';
import { startGitHub } from './support/github/github.ts';
import type { Settings } from './support/github/settings.ts';
import type { Repository } from './support/github/world.ts';

const run = promisify(execFile);

interface Kind {
  readonly private?: boolean;
  /** A repository that releases nothing, such as that of a board. */
  readonly board?: boolean;
  readonly disabled?: NonNullable<Repository['disabled']>;
}

/** A repository with these settings, and a token that reads them. */
async function repositoryWith(settings: Settings, name: string, kind: Kind = {}) {
  const github = await startGitHub();
  const [owner = '', repo = ''] = name.split('/');
  const ada = github.user(owner);
  const made = github.repository(ada, repo, kind);
  const names = ['publish.yml', 'verify.yml', ...(kind.board ? [] : ['release.yml'])];
  const files = names.map((file) => [`.github/workflows/${file}`, 'on: push\n']);
  github.push(made, 'main', Object.fromEntries(files));
  Object.assign(made, { settings, disabled: kind.disabled });
  return { at: { owner, repo }, token: github.personalToken(ada, {}), url: github.url };
}

/** What the doctor prints about such a repository, and its exit status. */
async function examined(settings: Settings, kind?: Kind) {
  const { at, token, url: baseUrl } = await repositoryWith(settings, 'ada/board', kind);
  const client = await githubClient({ token, make: await plainOctokit(), baseUrl, clock: nodePorts().clock });
  return printed(await settingsOf(client, at));
}

/** The same by its process. */
async function examinedByProcess(settings: Settings, name = 'ada/board', words: readonly string[] = [name]) {
  const { token, url } = await repositoryWith(settings, name);
  const env = { ...process.env, GITHUB_TOKEN: token, GITHUB_API_URL: url };
  const { stdout, code } = await run(process.execPath, ['scripts/doctor-repository.ts', ...words], { env }).then(
    ({ stdout: text }) => ({ stdout: text, code: 0 }),
    (failed: { stdout: string; code: number }) => failed,
  );
  return { lines: stdout.trim().split('\n'), code };
}

const TAGS = { tags: ['refs/tags/v*.*.*'], rules: ['creation', 'update', 'deletion'] };
/** The id of the app GitHub Actions. */
const APP = 15_368;
/** The required checks, each from GitHub Actions unless another source is given. */
const checks = (sources: Readonly<Record<string, number | undefined>>) =>
  ['CI', 'context-integrity', 'lint'].map((context) => {
    const source = context in sources ? sources[context] : APP;
    return { context, ...(source !== undefined && { integration_id: source }) };
  });

const SET: Settings = {
  pages: 'workflow',
  pagesEnvironment: ['main'],
  forkApproval: 'all_external_contributors',
  workflowPermissions: 'read',
  immutableReleases: true,
  releaseEnvironment: ['tag:v*.*.*'],
  releaseReviewers: true,
  privateReporting: true,
  dependabotAlerts: true,
  ownersReview: true,
  tagRulesets: [{ tags: ['refs/tags/other-*'], rules: [] }, TAGS],
  rules: {
    main: ['pull_request', 'non_fast_forward', 'deletion', 'required_status_checks'],
    receipts: ['non_fast_forward', 'deletion'],
  },
  requiredChecks: checks({}),
};

/** A board's repository that has all but what a release needs. */
const { releaseEnvironment: _, ...shared } = SET;
const BOARD: Settings = {
  ...shared,
  privateReporting: false,
  dependabotAlerts: false,
  ownersReview: false,
  tagRulesets: [],
  immutableReleases: false,
};

it('scripts/doctor-repository.ts says that GitHub did not answer, without a stack', async () => {
  const env = { ...process.env, GITHUB_TOKEN: 'x', GITHUB_API_URL: 'http://127.0.0.1:9' };
  const failed = await run(process.execPath, ['scripts/doctor-repository.ts', 'ada/board'], { env }).catch(
    (thrown: { stderr: string; code: number }) => thrown,
  );
  expect(failed).toMatchObject({ code: 2 });
  expect(failed.stderr).toMatch(/^error github\.unavailable: .*\n {2}→ .*\n$/);
});

describe('scripts/doctor-repository.ts', () => {
  it('reports nothing if everything is set', async () => {
    const { lines, code } = await examinedByProcess(SET);
    expect(lines).toHaveLength(15);
    expect(lines.filter((line) => !line.startsWith('✓ '))).toEqual([]);
    expect(code).toBe(0);
  });

  it.each<[string, Settings]>([
    ['an environment for any branch', { ...SET, pagesEnvironment: 'any branch' }],
    [
      'an environment for protected branches',
      { ...SET, pagesEnvironment: 'protected branches', protectedBranches: ['main'] },
    ],
    ['an environment for a pattern', { ...SET, pagesEnvironment: ['release/*', 'm*'] }],
  ])('accepts %s', async (_what, settings) => {
    expect(await examined(settings)).toMatchObject({ code: 0 });
  });

  it('asks for no approval in a private repository, which strangers cannot fork', async () => {
    const { forkApproval, ...settings } = SET;
    expect(await examined(settings)).toMatchObject({ code: 1 });
    const { lines, code } = await examined(settings, { private: true });
    expect(lines).toContainEqual(expect.stringMatching(/^✓ Approval .*: not needed/));
    expect(lines).toContainEqual(expect.stringMatching(/^✓ Private vulnerability reporting: not needed/));
    expect(code).toBe(0);
  });

  it.each([
    ['no rule', { ...BOARD, rules: { ...SET.rules, main: ['pull_request', 'non_fast_forward', 'deletion'] } }],
    ['a rule that requires others', { ...BOARD, requiredChecks: [{ context: 'lint' }] }],
  ])('says that requiring the status is optional if there is %s', async (_what, settings) => {
    const { lines, code } = await examined(settings, { board: true });
    expect(lines.filter((line) => !line.startsWith('✓ '))).toEqual([
      expect.stringMatching(
        /^· Required status context-integrity: not required\. To require it, add it in the ruleset/,
      ),
    ]);
    expect(code).toBe(0);
  });

  it('asks nothing that a release needs of a repository without release.yml', async () => {
    const { lines, code } = await examined(BOARD, { board: true });
    expect(lines).toHaveLength(8);
    expect([lines.filter((line) => !line.startsWith('✓ ')), code]).toEqual([[], 0]);
  });

  it('names the workflows that GitHub disabled after 60 quiet days', async () => {
    const { lines, code } = await examined(SET, { disabled: { 'publish.yml': 'disabled_inactivity' } });
    expect(lines.filter((line) => !line.startsWith('✓ '))).toEqual([
      '✗ Workflows: disabled: publish.yml. Enable each on its page in Actions.',
    ]);
    expect(code).toBe(1);
  });

  it('examines the project’s own repository if none is named', async () => {
    expect(await examinedByProcess(SET, PROJECT, [])).toMatchObject({ code: 0 });
  });

  it('lists what a new repository needs, and where to set it [K5]', async () => {
    const { lines, code } = await examinedByProcess({});
    expect(lines).toEqual([
      expect.stringMatching(/^✗ Pages: Set Settings, Pages/),
      expect.stringMatching(/^✗ Environment github-pages: Add it in Settings, Environments/),
      '✓ Workflows: none is disabled',
      expect.stringMatching(/^✗ Workflow permissions: Set Settings, Actions/),
      expect.stringMatching(/^✗ Approval for pull requests from forks: Set Settings, Actions, General/),
      expect.stringMatching(/^✗ Rules for main: missing: pull_request, non_fast_forward, deletion\. Add a ruleset/),
      expect.stringMatching(/^· Required status context-integrity: not required\./),
      expect.stringMatching(/^✗ Rules for receipts: missing: non_fast_forward, deletion\. Add a ruleset/),
      expect.stringMatching(/^✗ Required status CI: not required\./),
      expect.stringMatching(/^✗ Review by a code owner: not required\./),
      expect.stringMatching(/^✗ Rules for tags of releases: missing: creation, update, deletion\. Add a ruleset/),
      expect.stringMatching(/^✗ Environment release: Add it in Settings, Environments, and let tags such as v1\.2\.3/),
      expect.stringMatching(/^✗ Immutable releases: Enable/),
      expect.stringMatching(/^✗ Private vulnerability reporting: Enable/),
      '✗ Dependabot alerts: Enable them in Settings, Advanced Security.',
    ]);
    expect(code).toBe(1);
  });

  it.each<[string, Settings]>([
    ['✗ Pages', { ...SET, pages: 'legacy' }],
    ['✗ Environment github-pages', { ...SET, pagesEnvironment: [] }],
    ['✗ Environment github-pages', { ...SET, pagesEnvironment: ['release/*', '*/main', 'tag:main'] }],
    ['✗ Environment github-pages', { ...SET, pagesEnvironment: 'protected branches', protectedBranches: ['next'] }],
    ['✗ Workflow permissions', { ...SET, workflowPermissions: 'write' }],
    ['✗ Approval for pull requests from forks', { ...SET, forkApproval: 'first_time_contributors' }],
    [
      '✗ Rules for main',
      { ...SET, rules: { ...SET.rules, main: ['pull_request', 'deletion', 'required_status_checks'] } },
    ],
    ['✗ Required status context-integrity', { ...SET, requiredChecks: checks({ 'context-integrity': undefined }) }],
    ['✗ Required status CI', { ...SET, requiredChecks: checks({ CI: undefined }) }],
    ['✗ Required status CI', { ...SET, requiredChecks: checks({}).slice(1) }],
    ['✗ Review by a code owner', { ...SET, ownersReview: false }],
    ['✗ Rules for tags', { ...SET, tagRulesets: [{ tags: ['refs/tags/v*.*.*'], rules: ['update', 'deletion'] }] }],
    ['✗ Rules for tags', { ...SET, tagRulesets: [{ ...TAGS, tags: ['refs/tags/v1'] }] }],
    ['✗ Rules for tags', { ...SET, tagRulesets: [{ ...TAGS, tags: ['~ALL', '!refs/tags/v*'] }] }],
    ['✗ Rules for tags', { ...SET, tagRulesets: [{ ...TAGS, off: true }] }],
    ['✗ Environment release', { ...SET, releaseEnvironment: ['v*.*.*'] }],
    ['✗ Environment release', { ...SET, releaseReviewers: false }],
    ['✗ Private vulnerability reporting', { ...SET, privateReporting: false }],
    ['✗ Dependabot alerts', { ...SET, dependabotAlerts: false }],
    ['✗ Rules for receipts', { ...SET, rules: { main: SET.rules?.main ?? [] } }],
    ['✗ Immutable releases', { ...SET, immutableReleases: false }],
  ])('names only the setting that is missing: %s (case %#)', async (missing, settings) => {
    const { lines, code } = await examined(settings);
    expect(lines.filter((line) => line.startsWith('✗'))).toEqual([expect.stringContaining(missing)]);
    expect(code).toBe(1);
  });
});
