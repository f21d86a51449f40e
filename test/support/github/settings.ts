import { notFound, ok, type Routes } from './route.ts';
import type { Repository } from './world.ts';

/** What a repository's owner sets; a new repository at GitHub has none of it. */
export interface Settings {
  readonly pages?: 'workflow' | 'legacy';
  readonly workflowPermissions?: 'read' | 'write';
  readonly immutableReleases?: boolean;
  /** By branch, the types of the rules that hold for it. */
  readonly rules?: Readonly<Record<string, readonly string[]>>;
}

const settingsOf = ({ settings = {} }: Repository): Settings => settings;

const PARAMETERS: Readonly<Record<string, object>> = {
  pull_request: {
    dismiss_stale_reviews_on_push: false,
    require_code_owner_review: false,
    require_last_push_approval: false,
    required_approving_review_count: 1,
    required_review_thread_resolution: false,
  },
};

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
      return ok(
        rules.map((type, i) => ({
          ...{ type, ruleset_source_type: 'Repository', ruleset_id: i + 1 },
          ruleset_source: `${repository.owner.login}/${repository.name}`,
          ...(PARAMETERS[type] && { parameters: PARAMETERS[type] }),
        })),
      );
    },
  },
};
