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
function requiredStatus(found: Rules, wanted: string, ok: 'optional' | false): Finding {
  const setting = `Required status ${wanted}`;
  const checks = found.flatMap((rule) =>
    rule.type === 'required_status_checks' ? (rule.parameters?.required_status_checks ?? []) : [],
  );
  const [check] = checks.filter(({ context }) => context === wanted);
  const where = 'in the ruleset of Settings, Rules, “Require status checks to pass”';
  if (check === undefined)
    return { setting, ok, detail: `not required. To require it, add it ${where}, from GitHub Actions.` };
  if (check.integration_id !== ACTIONS_APP)
    return {
      setting,
      ok: false,
      detail: `anybody who may write can set it. Choose GitHub Actions as its source, ${where}.`,
    };
  return { setting, ok: true, detail: 'from GitHub Actions' };
}

/** Without it, one person alone can change what a release contains. */
function ownersReview(found: Rules): Finding {
  const ok = found.some((rule) => rule.type === 'pull_request' && rule.parameters?.require_code_owner_review === true);
  const where = 'the ruleset of Settings, Rules, “Require review from Code Owners”';
  return { setting: 'Review by a code owner', ok, detail: ok ? 'required' : `not required. Require it in ${where}.` };
}

/** A tag as those that start `release.yml`. */
const TAG = 'v1.2.3';

/** The rules for such a tag. GitHub lists rules by branch, and those for tags only by ruleset. */
async function tagRules({ client, at }: Read): Promise<Rules> {
  const { data } = await client.request('GET /repos/{owner}/{repo}/rulesets', { ...at, targets: 'tag', per_page: 100 });
  const rules: Rules = [];
  for (const { id, target, enforcement } of data) {
    if (target !== 'tag' || enforcement !== 'active') continue;
    const route = 'GET /repos/{owner}/{repo}/rulesets/{ruleset_id}';
    const ruleset = (await client.request(route, { ...at, ruleset_id: id })).data;
    const { include = [], exclude = [] } = (ruleset.conditions as { ref_name?: RefNames } | undefined)?.ref_name ?? {};
    const matches = (pattern: string) => pattern === '~ALL' || matchesGlob(`refs/tags/${TAG}`, pattern);
    if (include.some(matches) && !exclude.some(matches)) rules.push(...((ruleset.rules ?? []) as Rules));
  }
  return rules;
}

interface RefNames {
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
}

/** An environment that jobs deploy through. */
interface Environment {
  readonly name: string;
  /** What deploys to it. */
  readonly from: string;
  readonly type: 'branch' | 'tag';
}

async function deployment({ client, at }: Read, { name, from, type }: Environment): Promise<Finding> {
  const setting = `Environment ${name}`;
  const of = { ...at, environment_name: name };
  const found = await unlessMissing(client.request('GET /repos/{owner}/{repo}/environments/{environment_name}', of));
  const what = type === 'tag' ? `tags such as ${from}` : from;
  if (found === undefined)
    return { setting, ok: false, detail: `Add it in Settings, Environments, and let ${what} deploy to it.` };
  const { deployment_branch_policy: policy, protection_rules: rules = [] } = found.data;
  const lets = async () => {
    if (!policy) return true;
    if (policy.protected_branches) {
      const all = { ...at, protected: true, per_page: 100 };
      const { data } = await client.request('GET /repos/{owner}/{repo}/branches', all);
      return type === 'branch' && data.some((branch) => branch.name === from);
    }
    const route = 'GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies';
    const { data } = await client.request(route, { ...of, per_page: 100 });
    // As GitHub compares them: `*` does not match a slash.
    return data.branch_policies.some((one) => (one.type ?? 'branch') === type && matchesGlob(from, one.name ?? ''));
  };
  if (!(await lets())) {
    const where = `Settings, Environments, ${name}, “Deployment branches and tags”`;
    return { setting, ok: false, detail: `${what} may not deploy to it. Add it in ${where}.` };
  }
  // A release waits for a person, since a tag alone starts it.
  if (type === 'tag' && !rules.some((rule) => rule.type === 'required_reviewers'))
    return {
      setting,
      ok: false,
      detail: `nobody is asked. Set Settings, Environments, ${name}, “Required reviewers”.`,
    };
  return { setting, ok: true, detail: `${what} deploys to it` };
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

type Workflows = readonly { readonly name: string; readonly path: string; readonly state: string }[];

/** After 60 days without activity GitHub disables the workflows of a public repository that have a schedule, for all events. */
function enabled(workflows: Workflows): Finding {
  const off = workflows.filter(({ state }) => state.startsWith('disabled')).map(({ name }) => name);
  return {
    setting: 'Workflows',
    ok: off.length === 0,
    detail: off.length === 0 ? 'none is disabled' : `disabled: ${off.join(', ')}. Enable each on its page in Actions.`,
  };
}

/** What a repository with `release.yml` needs: one of a board has none. */
async function ofReleases(read: Read, rules: Rules, isPrivate: boolean): Promise<readonly Finding[]> {
  const { client, at } = read;
  const immutable = await unlessMissing(client.request('GET /repos/{owner}/{repo}/immutable-releases', { ...at }));
  const reporting = 'GET /repos/{owner}/{repo}/private-vulnerability-reporting';
  const reports = isPrivate || (await client.request(reporting, { ...at })).data.enabled;
  const frozen = immutable?.data.enabled === true;
  const alerts = await unlessMissing(client.request('GET /repos/{owner}/{repo}/vulnerability-alerts', { ...at }));
  return [
    requiredStatus(rules, 'CI', false),
    ownersReview(rules),
    protection(
      'Rules for tags of releases',
      ['creation', 'update', 'deletion'],
      await tagRules(read),
      'Add a ruleset for the tags v*.*.* in Settings, Rules: restrict creations, updates and deletions.',
    ),
    await deployment(read, { name: 'release', from: TAG, type: 'tag' }),
    {
      setting: 'Immutable releases',
      ok: frozen,
      detail: frozen ? 'enabled' : 'Enable Settings, General, Releases, “Enable release immutability”.',
    },
    {
      setting: 'Private vulnerability reporting',
      ok: reports,
      detail: !reports ? 'Enable it in Settings, Advanced Security.' : isPrivate ? 'not needed' : 'enabled',
    },
    {
      setting: 'Dependabot alerts',
      ok: alerts !== undefined,
      detail: alerts === undefined ? 'Enable them in Settings, Advanced Security.' : 'enabled',
    },
  ];
}

/** The settings, in the order of `docs/releasing.md`. */
export async function settingsOf(client: GitHubClient, at: RepositoryName): Promise<readonly Finding[]> {
  const read = { client, at };
  const { data: repository } = await client.request('GET /repos/{owner}/{repo}', { ...at });
  const pages = (await unlessMissing(client.request('GET /repos/{owner}/{repo}/pages', { ...at })))?.data;
  const { data: permissions } = await client.request('GET /repos/{owner}/{repo}/actions/permissions/workflow', {
    ...at,
  });
  const all = await client.request('GET /repos/{owner}/{repo}/actions/workflows', { ...at, per_page: 100 });
  const { workflows } = all.data;
  const branch = repository.default_branch;
  const rules = await rulesOf(read, branch);
  const onPages = pages?.build_type === 'workflow';
  const reads = permissions.default_workflow_permissions === 'read';
  return [
    {
      setting: 'Pages',
      ok: onPages,
      detail: onPages ? 'deployed by a workflow' : 'Set Settings, Pages, Source to “GitHub Actions”.',
    },
    // GitHub makes it when Pages is set, for the default branch alone.
    await deployment(read, { name: 'github-pages', from: branch, type: 'branch' }),
    enabled(workflows),
    {
      setting: 'Workflow permissions',
      ok: reads,
      detail: reads ? 'read by default' : 'Set Settings, Actions, General, Workflow permissions to read.',
    },
    await approval(read, repository.private),
    protection(
      `Rules for ${branch}`,
      ['pull_request', 'non_fast_forward', 'deletion'],
      rules,
      'Add a ruleset in Settings, Rules: require a pull request, block force pushes, restrict deletions.',
    ),
    requiredStatus(rules, CONTEXT, 'optional'),
    protection(
      'Rules for receipts',
      ['non_fast_forward', 'deletion'],
      await rulesOf(read, 'receipts'),
      'Add a ruleset in Settings, Rules: block force pushes, restrict deletions.',
    ),
    ...(workflows.some(({ path }) => path === '.github/workflows/release.yml')
      ? await ofReleases(read, rules, repository.private)
      : []),
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
