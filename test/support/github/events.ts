import { userView } from './accounts.ts';
import { fillUrls } from './fill-urls.ts';
import { component } from './openapi.ts';
import { followBranches, pullView } from './pull-requests.ts';
import { repositoryView } from './repositories.ts';
import { nodeId } from './route.ts';
import { runView } from './runs.ts';
import { faultsOf } from './schemas.ts';
import type { PullRequest, Run, World } from './world.ts';

/** The contents of the file `GITHUB_EVENT_PATH`, checked against GitHub's own description. */
function payload(name: string, body: object, { url }: World): unknown {
  const schema = component(name);
  const filled = fillUrls(schema, body, url);
  const faults = faultsOf(schema, filled);
  if (faults.length > 0) throw new Error(`No ${name}: ${faults.join('; ')}`);
  return filled;
}

export function workflowRunEvent(world: World, run: Run): unknown {
  followBranches(world);
  const workflow = {
    id: 1,
    node_id: nodeId('Workflow', 1),
    name: run.path,
    path: run.path,
    state: 'active',
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
  };
  const body = {
    action: 'completed',
    repository: repositoryView(run.repository, world),
    sender: userView(run.actor),
    workflow,
    workflow_run: runView(run, world),
  };
  return payload('webhook-workflow-run-completed', body, world);
}

export function pullRequestEvent(world: World, pull: PullRequest): unknown {
  followBranches(world);
  const settings = {
    allow_auto_merge: false,
    allow_merge_commit: true,
    allow_rebase_merge: true,
    allow_squash_merge: true,
    allow_update_branch: false,
    delete_branch_on_merge: false,
  };
  const view = pullView(pull, world);
  const body = {
    action: 'synchronize',
    number: pull.number,
    before: pull.headSha,
    after: pull.headSha,
    repository: repositoryView(pull.repository, world),
    sender: userView(pull.author),
    pull_request: { ...view, head: { ...view.head, repo: view.head.repo && { ...view.head.repo, ...settings } } },
  };
  return payload('webhook-pull-request-synchronize', body, world);
}
