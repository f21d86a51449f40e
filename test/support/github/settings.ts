import { nodeId, notFound, ok, type Routes } from './route.ts';
import type { Repository } from './world.ts';

/** The settings of a repository; a new repository has none. */
export interface Settings {
  readonly pages?: 'workflow' | 'legacy';
  readonly workflowPermissions?: 'read' | 'write';
  readonly immutableReleases?: boolean;
  /** The branches that may deploy to `github-pages`: names and patterns, with `tag:` before those of tags. */
  readonly pagesEnvironment?: 'any branch' | 'protected branches' | readonly string[];
  readonly protectedBranches?: readonly string[];
  readonly forkApproval?: 'first_time_contributors' | 'all_external_contributors';
  /** By branch, the types of its rules. */
  readonly rules?: Readonly<Record<string, readonly string[]>>;
  /** The checks of the rule `required_status_checks`; without a source, any will do. */
  readonly requiredChecks?: readonly { readonly context: string; readonly integration_id?: number }[];
}

const settingsOf = ({ settings = {} }: Repository): Settings => settings;

const parametersOf = ({ requiredChecks = [] }: Settings): Readonly<Record<string, object>> => ({
  pull_request: {
    dismiss_stale_reviews_on_push: false,
    require_code_owner_review: false,
    require_last_push_approval: false,
    required_approving_review_count: 1,
    required_review_thread_resolution: false,
  },
  required_status_checks: { required_status_checks: requiredChecks, strict_required_status_checks_policy: false },
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
      const { pagesEnvironment: policy } = settingsOf(repository);
      if (policy === undefined || values.environment_name !== 'github-pages') throw notFound();
      const isProtected = policy === 'protected branches';
      const rule = { protected_branches: isProtected, custom_branch_policies: !isProtected };
      return ok({
        ...{ id: 1, node_id: nodeId('Environment', 1), name: 'github-pages', protection_rules: [] },
        ...{ created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' },
        deployment_branch_policy: policy === 'any branch' ? null : rule,
      });
    },
  },
  'repos/list-deployment-branch-policies': {
    needs: [],
    run: ({ repository }) => {
      const { pagesEnvironment: names } = settingsOf(repository);
      if (names === undefined || typeof names === 'string') throw notFound();
      const policies = names.map((name, i) => ({
        ...{ id: i + 1, node_id: nodeId('GateBranchPolicy', i + 1) },
        ...(name.startsWith('tag:') ? { name: name.slice('tag:'.length), type: 'tag' } : { name, type: 'branch' }),
      }));
      return ok({ total_count: policies.length, branch_policies: policies });
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
