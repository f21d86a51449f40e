import { matchesGlob } from 'node:path';
import { asFault, Fault } from '../src/errors/fault.ts';
import { type GitHubClient, githubClient, type RepositoryName } from '../src/github/client.ts';
import { plainOctokit } from '../src/github/plain-octokit.ts';
import { PROJECT } from '../src/protocol/project.ts';
import { nodePorts } from '../src/system/ports.ts';

/**
 * Says which settings of a repository on GitHub the workflows of a board, and a release, need and do not find:
 * `GITHUB_TOKEN=… npx node scripts/doctor-repository.ts [OWNER/NAME]`, by default the project's. The token reads: a fine-grained one with the permissions
 * Administration, Pages and Actions (read). Ends with status 1 where something is missing.
 */

/** The status that `verify.yml` sets. */
const CONTEXT = 'context-integrity';

/** A setting: what was found, and where to set it. */
export interface Finding {
  readonly setting: string;
  /** `optional`: it is not set, and need not be. */
  readonly ok: boolean | 'optional';
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
  (await client.request('GET /repos/{owner}/{repo}/rules/branches/{branch}', { ...at, branch })).data;

type Rules = Awaited<ReturnType<typeof rulesOf>>;

function protection(setting: string, needed: readonly string[], found: Rules, where: string): Finding {
  const missing = needed.filter((rule) => !found.some(({ type }) => type === rule));
  return {
    setting,
    ok: missing.length === 0,
    detail: missing.length === 0 ? needed.join(', ') : `missing: ${missing.join(', ')}. ${where}`,
  };
}

/** GitHub Actions, as whom `verify.yml` sets the status. */
const ACTIONS_APP = 15_368;

/** A pull request that the board refused cannot be merged where its status is required. Only the board's own jobs may set it. */
function requiredStatus(found: Rules): Finding {
  const setting = `Required status ${CONTEXT}`;
  const checks = found.flatMap((rule) =>
    rule.type === 'required_status_checks' ? (rule.parameters?.required_status_checks ?? []) : [],
  );
  const [check] = checks.filter(({ context }) => context === CONTEXT);
  const where = 'in the ruleset of Settings, Rules, “Require status checks to pass”';
  if (check === undefined)
    return { setting, ok: 'optional', detail: `not required. To require it, add it ${where}, from GitHub Actions.` };
  if (check.integration_id !== ACTIONS_APP)
    return {
      setting,
      ok: false,
      detail: `anybody who may write can set it. Choose GitHub Actions as its source, ${where}.`,
    };
  return { setting, ok: true, detail: 'from GitHub Actions' };
}

/** What `publish.yml` deploys through. GitHub makes it when Pages is set, for the default branch alone. */
const ENVIRONMENT = 'github-pages';

async function deployment({ client, at }: Read, branch: string): Promise<Finding> {
  const setting = `Environment ${ENVIRONMENT}`;
  const of = { ...at, environment_name: ENVIRONMENT };
  const found = await unlessMissing(client.request('GET /repos/{owner}/{repo}/environments/{environment_name}', of));
  if (found === undefined)
    return { setting, ok: false, detail: `Add it in Settings, Environments, and let ${branch} deploy to it.` };
  const policy = found.data.deployment_branch_policy;
  const lets = async () => {
    if (!policy) return true;
    if (policy.protected_branches) {
      const all = { ...at, protected: true, per_page: 100 };
      const { data } = await client.request('GET /repos/{owner}/{repo}/branches', all);
      return data.some(({ name }) => name === branch);
    }
    const route = 'GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies';
    const { data } = await client.request(route, { ...of, per_page: 100 });
    // As GitHub compares them: `*` does not match a slash.
    return data.branch_policies.some(({ name = '', type }) => type !== 'tag' && matchesGlob(branch, name));
  };
  const ok = await lets();
  return {
    setting,
    ok,
    detail: ok
      ? `${branch} deploys to it`
      : `${branch} may not deploy to it. Add it in Settings, Environments, ${ENVIRONMENT}, “Deployment branches and tags”.`,
  };
}

/** Which people’s pull requests wait for a maintainer before their workflows run. */
async function approval({ client, at }: Read, isPrivate: boolean): Promise<Finding> {
  const setting = 'Approval for pull requests from forks';
  if (isPrivate)
    return { setting, ok: true, detail: 'not needed: only people with access can fork a private repository' };
  const route = 'GET /repos/{owner}/{repo}/actions/permissions/fork-pr-contributor-approval';
  const { approval_policy: policy } = (await client.request(route, { ...at })).data;
  // The workflows of a fork can name the concurrency groups of the board's, and so cancel their runs.
  const ok = policy === 'all_external_contributors';
  return {
    setting,
    ok,
    detail: ok
      ? policy.replaceAll('_', ' ')
      : 'Set Settings, Actions, General, “Approval for running fork pull request workflows”, to all external contributors.',
  };
}

/** After 60 days without activity GitHub disables the workflows of a public repository that have a schedule, for all events. */
async function workflows({ client, at }: Read): Promise<Finding> {
  const route = 'GET /repos/{owner}/{repo}/actions/workflows';
  const { data } = await client.request(route, { ...at, per_page: 100 });
  const off = data.workflows.filter(({ state }) => state.startsWith('disabled')).map(({ name }) => name);
  return {
    setting: 'Workflows',
    ok: off.length === 0,
    detail: off.length === 0 ? 'none is disabled' : `disabled: ${off.join(', ')}. Enable each on its page in Actions.`,
  };
}

/** The settings, in the order of `docs/releasing.md`. */
export async function settingsOf(client: GitHubClient, at: RepositoryName): Promise<readonly Finding[]> {
  const read = { client, at };
  const { data: repository } = await client.request('GET /repos/{owner}/{repo}', { ...at });
  const pages = (await unlessMissing(client.request('GET /repos/{owner}/{repo}/pages', { ...at })))?.data;
  const { data: workflow } = await client.request('GET /repos/{owner}/{repo}/actions/permissions/workflow', { ...at });
  const immutable = await unlessMissing(client.request('GET /repos/{owner}/{repo}/immutable-releases', { ...at }));
  const rules = await rulesOf(read, repository.default_branch);
  const onPages = pages?.build_type === 'workflow';
  const reads = workflow.default_workflow_permissions === 'read';
  const frozen = immutable?.data.enabled === true;
  return [
    {
      setting: 'Pages',
      ok: onPages,
      detail: onPages ? 'deployed by a workflow' : 'Set Settings, Pages, Source to “GitHub Actions”.',
    },
    await deployment(read, repository.default_branch),
    await workflows(read),
    {
      setting: 'Workflow permissions',
      ok: reads,
      detail: reads ? 'read by default' : 'Set Settings, Actions, General, Workflow permissions to read.',
    },
    await approval(read, repository.private),
    protection(
      `Rules for ${repository.default_branch}`,
      ['pull_request', 'non_fast_forward', 'deletion'],
      rules,
      'Add a ruleset in Settings, Rules: require a pull request, block force pushes, restrict deletions.',
    ),
    requiredStatus(rules),
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

/** What is printed about the settings, and the exit status. */
export function printed(findings: readonly Finding[]) {
  const mark = (ok: Finding['ok']) => (ok === 'optional' ? '·' : ok ? '✓' : '✗');
  return {
    lines: findings.map(({ setting, ok, detail }) => `${mark(ok)} ${setting}: ${detail}`),
    code: findings.every(({ ok }) => ok) ? 0 : 1,
  };
}

if (import.meta.main) {
  const [, owner, repo] = /^([\w.-]+)\/([\w.-]+)$/.exec(process.argv[2] ?? PROJECT) ?? [];
  const { GITHUB_TOKEN: token = '', GITHUB_API_URL: baseUrl = 'https://api.github.com' } = process.env;
  if (owner === undefined || repo === undefined || token === '') {
    console.error('Usage: GITHUB_TOKEN=… npx node scripts/doctor-repository.ts [OWNER/NAME]');
    process.exit(2);
  }
  const client = await githubClient({ token, make: await plainOctokit(), baseUrl, clock: nodePorts().clock });
  const findings = await settingsOf(client, { owner, repo }).catch((thrown: unknown) => {
    const { code, message, hint } = asFault(thrown);
    console.error([`error ${code}: ${message}`, ...(hint === undefined ? [] : [`  → ${hint}`])].join('\n'));
    process.exit(2);
  });
  const { lines, code } = printed(findings);
  for (const line of lines) console.log(line);
  process.exit(code);
}
