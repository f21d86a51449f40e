import { nodeId, notFound, ok, type Routes } from './route.ts';
import type { Repository } from './world.ts';

/** The settings of a repository; a new repository has none. */
export interface Settings {
  readonly pages?: 'workflow' | 'legacy';
  readonly workflowPermissions?: 'read' | 'write';
  readonly immutableReleases?: boolean;
  /** The branches that may deploy to `github-pages`: names and patterns, with `tag:` before those of tags. */
  readonly pagesEnvironment?: 'any branch' | 'protected branches' | readonly string[];
  /** The same of `release`. */
  readonly releaseEnvironment?: readonly string[];
  readonly releaseReviewers?: boolean;
  readonly protectedBranches?: readonly string[];
  readonly forkApproval?: 'first_time_contributors' | 'all_external_contributors';
  /** By branch, the types of its rules. */
  readonly rules?: Readonly<Record<string, readonly string[]>>;
  /** Rulesets for tags: the patterns of each, with `!` before those that it leaves out, and the types of its rules. */
  readonly tagRulesets?: readonly {
    readonly tags: readonly string[];
    readonly rules: readonly string[];
    readonly off?: true;
  }[];
  readonly ownersReview?: boolean;
  readonly privateReporting?: boolean;
  readonly dependabotAlerts?: boolean;
  /** The checks of the rule `required_status_checks`; without a source, any will do. */
  readonly requiredChecks?: readonly { readonly context: string; readonly integration_id?: number }[];
}

const settingsOf = ({ settings = {} }: Repository): Settings => settings;

const parametersOf = ({ requiredChecks = [], ownersReview = false }: Settings): Readonly<Record<string, object>> => ({
  pull_request: {
    dismiss_stale_reviews_on_push: false,
    require_code_owner_review: ownersReview,
    require_last_push_approval: false,
    required_approving_review_count: 1,
    required_review_thread_resolution: false,
  },
  required_status_checks: { required_status_checks: requiredChecks, strict_required_status_checks_policy: false },
});

/** What may deploy to an environment. */
function policyOf(repository: Repository, environment: string | undefined) {
  const { pagesEnvironment, releaseEnvironment } = settingsOf(repository);
  const policy = { 'github-pages': pagesEnvironment, 'release': releaseEnvironment }[environment ?? ''];
  if (policy === undefined) throw notFound();
  return policy;
}

const rulesetOf = (repository: Repository, i: number) => ({
  ...{ id: i + 1, name: `tags ${i + 1}`, target: 'tag', source_type: 'Repository' },
  source: `${repository.owner.login}/${repository.name}`,
  enforcement: settingsOf(repository).tagRulesets?.[i]?.off ? 'disabled' : 'active',
});

export const settingRoutes: Routes = {
  'repos/get-pages': {
    needs: [],
    run: ({ repository, world }) => {
      const { pages } = settingsOf(repository);
      if (pages === undefined) throw notFound();
      const url = `${world.url}/repos/${repository.owner.login}/${repository.name}/pages`;
      return ok({ url, status: 'built', cname: null, custom_404: false, public: true, build_type: pages });
    },
  },
  'repos/get-environment': {
    needs: [],
    run: ({ repository, values }) => {
      const policy = policyOf(repository, values.environment_name);
      const isProtected = policy === 'protected branches';
      const rule = { protected_branches: isProtected, custom_branch_policies: !isProtected };
      const isReviewed = values.environment_name === 'release' && settingsOf(repository).releaseReviewers;
      const reviewers = { id: 1, node_id: nodeId('Gate', 1), type: 'required_reviewers', prevent_self_review: false };
      return ok({
        ...{ id: 1, node_id: nodeId('Environment', 1), name: values.environment_name },
        protection_rules: isReviewed ? [reviewers] : [],
        ...{ created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' },
        deployment_branch_policy: policy === 'any branch' ? null : rule,
      });
    },
  },
  'repos/list-deployment-branch-policies': {
    needs: [],
    run: ({ repository, values }) => {
      const names = policyOf(repository, values.environment_name);
      if (typeof names === 'string') throw notFound();
      const policies = names.map((name, i) => ({
        ...{ id: i + 1, node_id: nodeId('GateBranchPolicy', i + 1) },
        ...(name.startsWith('tag:') ? { name: name.slice('tag:'.length), type: 'tag' } : { name, type: 'branch' }),
      }));
      return ok({ total_count: policies.length, branch_policies: policies });
    },
  },
  'repos/get-repo-rulesets': {
    needs: [],
    run: ({ repository }) => ok((settingsOf(repository).tagRulesets ?? []).map((_, i) => rulesetOf(repository, i))),
  },
  'repos/get-repo-ruleset': {
    needs: [],
    run: ({ repository, values }) => {
      const i = Number(values.ruleset_id) - 1;
      const { tags, rules } = settingsOf(repository).tagRulesets?.[i] ?? {};
      if (tags === undefined || rules === undefined) throw notFound();
      const [include, exclude] = [false, true].map((left) => tags.filter((tag) => tag.startsWith('!') === left));
      const names = { include, exclude: exclude?.map((tag) => tag.slice(1)) };
      return ok({
        ...rulesetOf(repository, i),
        conditions: { ref_name: names },
        rules: rules.map((type) => ({ type })),
      });
    },
  },
  'repos/check-private-vulnerability-reporting': {
    needs: [],
    run: ({ repository }) => ok({ enabled: settingsOf(repository).privateReporting === true }),
  },
  'repos/check-vulnerability-alerts': {
    needs: [],
    run: ({ repository }) => {
      if (!settingsOf(repository).dependabotAlerts) throw notFound();
      return { status: 204 };
    },
  },
  'repos/list-branches': {
    needs: [],
    run: ({ repository, query }) => {
      if (query.get('protected') !== 'true') throw notFound();
      const names = settingsOf(repository).protectedBranches ?? [];
      return ok(names.map((name) => ({ name, protected: true, commit: { sha: '0'.repeat(40) } })));
    },
  },
  'actions/get-fork-pr-contributor-approval-permissions-repository': {
    needs: [],
    run: ({ repository }) =>
      ok({ approval_policy: settingsOf(repository).forkApproval ?? 'first_time_contributors_new_to_github' }),
  },
  'actions/get-github-actions-default-workflow-permissions-repository': {
    needs: [],
    run: ({ repository }) =>
      ok({
        default_workflow_permissions: settingsOf(repository).workflowPermissions ?? 'write',
        can_approve_pull_request_reviews: false,
      }),
  },
  'repos/check-immutable-releases': {
    needs: [],
    run: ({ repository }) => {
      if (!settingsOf(repository).immutableReleases) throw notFound();
      return ok({ enabled: true, enforced_by_owner: false });
    },
  },
  'repos/get-branch-rules': {
    needs: [],
    run: ({ repository, values }) => {
      const rules = settingsOf(repository).rules?.[values.branch ?? ''] ?? [];
      const parameters = parametersOf(settingsOf(repository));
      return ok(
        rules.map((type, i) => ({
          ...{ type, ruleset_source_type: 'Repository', ruleset_id: i + 1 },
          ruleset_source: `${repository.owner.login}/${repository.name}`,
          ...(parameters[type] && { parameters: parameters[type] }),
        })),
      );
    },
  },
};
