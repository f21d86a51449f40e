import { Fault } from '../src/errors/fault.ts';
import { type GitHubClient, githubClient, type RepositoryName } from '../src/github/client.ts';
import { nodePorts } from '../src/system/ports.ts';

/**
 * Says which settings of a repository on GitHub the workflows of a board, and a release, need and do not find:
 * `GITHUB_TOKEN=… node scripts/doctor-repository.ts OWNER/NAME`. The token reads: a fine-grained one with the permissions
 * Administration, Pages and Environments (read). Ends with status 1 where something is missing.
 */

/** A setting: what was found, and where to set it. */
export interface Finding {
  readonly setting: string;
  readonly ok: boolean;
  readonly detail: string;
}

interface Read {
  readonly client: GitHubClient;
  readonly at: RepositoryName;
}

/** What a request gives; undefined where GitHub has no such thing. */
async function unlessMissing<T>(request: Promise<T>): Promise<T | undefined> {
  try {
    return await request;
  } catch (thrown) {
    if (thrown instanceof Fault && thrown.code === 'github.missing') return undefined;
    throw thrown;
  }
}

const rulesOf = async ({ client, at }: Read, branch: string) =>
  (await client.request('GET /repos/{owner}/{repo}/rules/branches/{branch}', { ...at, branch })).data.map(
    ({ type }) => type as string,
  );

function protection(setting: string, needed: readonly string[], found: readonly string[], where: string): Finding {
  const missing = needed.filter((rule) => !found.includes(rule));
  return {
    setting,
    ok: missing.length === 0,
    detail: missing.length === 0 ? needed.join(', ') : `missing: ${missing.join(', ')}. ${where}`,
  };
}

/** The settings, in the order of `docs/releasing.md`. */
export async function settingsOf(client: GitHubClient, at: RepositoryName): Promise<readonly Finding[]> {
  const read = { client, at };
  const { data: repository } = await client.request('GET /repos/{owner}/{repo}', { ...at });
  const pages = (await unlessMissing(client.request('GET /repos/{owner}/{repo}/pages', { ...at })))?.data;
  const { data: workflow } = await client.request('GET /repos/{owner}/{repo}/actions/permissions/workflow', { ...at });
  const immutable = await unlessMissing(client.request('GET /repos/{owner}/{repo}/immutable-releases', { ...at }));
  const onPages = pages?.build_type === 'workflow';
  const reads = workflow.default_workflow_permissions === 'read';
  const frozen = immutable?.data.enabled === true;
  return [
    {
      setting: 'Pages',
      ok: onPages,
      detail: onPages ? 'deployed by a workflow' : 'Set Settings, Pages, Source to “GitHub Actions”.',
    },
    {
      setting: 'Workflow permissions',
      ok: reads,
      detail: reads ? 'read by default' : 'Set Settings, Actions, General, Workflow permissions to read.',
    },
    protection(
      `Rules for ${repository.default_branch}`,
      ['pull_request', 'non_fast_forward', 'deletion'],
      await rulesOf(read, repository.default_branch),
      'Add a ruleset in Settings, Rules: require a pull request, block force pushes, restrict deletions.',
    ),
    protection(
      'Rules for receipts',
      ['non_fast_forward', 'deletion'],
      await rulesOf(read, 'receipts'),
      'Add a ruleset in Settings, Rules: block force pushes, restrict deletions.',
    ),
    {
      setting: 'Immutable releases',
      ok: frozen,
      detail: frozen ? 'enabled' : 'Enable Settings, General, Releases, “Enable release immutability”.',
    },
  ];
}

if (import.meta.main) {
  const [, owner, repo] = /^([\w.-]+)\/([\w.-]+)$/.exec(process.argv[2] ?? '') ?? [];
  const { GITHUB_TOKEN: token = '', GITHUB_API_URL: baseUrl = 'https://api.github.com' } = process.env;
  if (owner === undefined || repo === undefined || token === '') {
    console.error('GITHUB_TOKEN=… node scripts/doctor-repository.ts OWNER/NAME');
    process.exit(2);
  }
  const client = await githubClient({ token, baseUrl, clock: nodePorts().clock });
  const findings = await settingsOf(client, { owner, repo });
  for (const { setting, ok, detail } of findings) console.log(`${ok ? '✓' : '✗'} ${setting}: ${detail}`);
  process.exit(findings.every(({ ok }) => ok) ? 0 : 1);
}
