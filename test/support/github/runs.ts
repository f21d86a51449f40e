import { userView } from './accounts.ts';
import { branchTip, commitIn, filesAt } from './git-store.ts';
import { page } from './pages.ts';
import { fullName, repositoryView } from './repositories.ts';
import { type Call, invalid, nodeId, notFound, ok, Refusal, type Routes, reads, writes } from './route.ts';
import type { PullRequest, Repository, Run, User, World } from './world.ts';

/** The fields of a run that a test may change. */
export interface RunFields {
  readonly path?: string;
  readonly event?: string;
  readonly conclusion?: string | null;
  readonly attempt?: number;
  readonly sha?: string;
  readonly branch?: string;
  readonly from?: Repository;
  readonly createdAt?: string;
  /** Who pushed, or opened the pull request: any account that may write to the head's repository. */
  readonly actor?: User;
}

/** Adds a finished run that a pull request started. */
export function addRun(world: World, repository: Repository, pull: PullRequest, fields: RunFields = {}): Run {
  const from = fields.from ?? pull.head.repository;
  if (from === undefined) throw new Error('The fork of this pull request was deleted.');
  const run: Run = {
    id: world.nextId(),
    repository,
    head: { repository: from, branch: fields.branch ?? pull.head.branch, sha: fields.sha ?? pull.headSha },
    path: fields.path ?? '.github/workflows/submission.yml',
    event: fields.event ?? 'pull_request',
    conclusion: fields.conclusion === undefined ? 'success' : fields.conclusion,
    attempt: fields.attempt ?? 1,
    actor: fields.actor ?? pull.author,
    createdAt: fields.createdAt ?? world.now(),
  };
  world.runs.push(run);
  return run;
}

/** GitHub lists only pull requests of the same repository: for a fork's run the list is empty. */
function pullsOf({ repository, head }: Run, world: World) {
  const side = (ref: string, sha: string, { id, name }: Repository) => ({
    ref,
    sha,
    repo: { id, name, url: `${world.url}/repos/${name}` },
  });
  return world.pulls
    .filter(
      (pull) => pull.repository === repository && pull.head.repository === repository && pull.headSha === head.sha,
    )
    .map((pull) => ({
      id: pull.id,
      number: pull.number,
      url: `${world.url}/repos/${fullName(repository)}/pulls/${pull.number}`,
      head: side(pull.head.branch, pull.headSha, repository),
      base: side(pull.base, branchTip(repository.folder, pull.base) ?? '', repository),
    }));
}

function headCommit({ head }: Run) {
  const { tree: tree_id, message: text } = commitIn(head.repository.folder, head.sha);
  const message = text.split('\n\n', 1)[0]?.trim().replaceAll('\n', ' ') ?? '';
  const person = { name: 'A person', email: 'person@example.invalid' };
  return { id: head.sha, tree_id, message, timestamp: '2026-01-01T00:00:00Z', author: person, committer: person };
}

export function runView(run: Run, world: World) {
  return {
    id: run.id,
    node_id: nodeId('WorkflowRun', run.id),
    name: run.path,
    path: run.path,
    display_title: 'Add an entry',
    event: run.event,
    status: run.conclusion === null ? 'in_progress' : 'completed',
    conclusion: run.conclusion,
    run_number: 1,
    run_attempt: run.attempt,
    workflow_id: 1,
    check_suite_id: run.id,
    check_suite_node_id: nodeId('CheckSuite', run.id),
    head_branch: run.head.branch,
    head_sha: run.head.sha,
    head_commit: headCommit(run),
    head_repository: repositoryView(run.head.repository, world),
    repository: repositoryView(run.repository, world),
    pull_requests: pullsOf(run, world),
    actor: userView(run.actor),
    triggering_actor: userView(run.actor),
    created_at: run.createdAt,
    updated_at: run.createdAt,
    run_started_at: run.createdAt,
    previous_attempt_url: null,
  };
}

/** The run that a path names; 404 where there is none. */
export function runOf({ world, repository, values }: Call): Run {
  const found = world.runs.find((one) => one.repository === repository && one.id === Number(values.run_id));
  if (found === undefined) throw notFound();
  return found;
}

const FOLDER = '.github/workflows/';

/** The files of workflows on a branch, by default on the default one. */
const workflowsOn = ({ folder, defaultBranch }: Repository, tip = branchTip(folder, defaultBranch)) =>
  [...(tip === undefined ? [] : filesAt(folder, tip).keys())]
    .filter((path) => path.startsWith(FOLDER))
    .map((path) => path.slice(FOLDER.length));

/** The file name that a path has; 404 where the default branch has no such workflow. */
function workflowOf({ repository, values }: Call): string {
  const workflow = values.workflow_id ?? '';
  if (!workflowsOn(repository).includes(workflow)) throw notFound();
  return workflow;
}

const workflowView = (name: string, { disabled = {} }: Repository, { url }: World) => ({
  ...{ id: 1, node_id: nodeId('Workflow', name), name, path: `${FOLDER}${name}`, state: disabled[name] ?? 'active' },
  ...{ created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' },
  ...{ url: `${url}/workflows/${name}`, html_url: `${url}/${name}`, badge_url: `${url}/${name}/badge.svg` },
});

function listWorkflows({ world, repository }: Call) {
  const workflows = workflowsOn(repository).map((name) => workflowView(name, repository, world));
  return ok({ total_count: workflows.length, workflows });
}

function enable(call: Call) {
  delete call.repository.disabled?.[workflowOf(call)];
  return { status: 204 };
}

function dispatch({ world, repository, values, body }: Call) {
  const workflow = values.workflow_id ?? '';
  const tip = branchTip(repository.folder, body.ref);
  if (tip === undefined) throw new Refusal(422, `No ref found for: ${body.ref}`);
  if (!workflowsOn(repository, tip).includes(workflow)) throw notFound();
  if (repository.disabled?.[workflow])
    throw new Refusal(422, "Cannot trigger a 'workflow_dispatch' on a disabled workflow");
  if (Object.keys(body.inputs ?? {}).length > 25) throw invalid('WorkflowDispatch', 'inputs', 'Too many inputs');
  world.dispatches.push({ repository, workflow, ref: body.ref, inputs: body.inputs ?? {} });
  return { status: 204 };
}

/** Newest first. Only the filters that are in use. */
function list(call: Call) {
  const { world, repository, values, query } = call;
  const [created, actor, sha] = ['created', 'actor', 'head_sha'].map((name) => query.get(name));
  const since = created ? /^>=(\d{4}-\d\d-\d\d)$/.exec(created)?.[1] : '';
  if (since === undefined) throw new Error(`This double knows no \`created=${created}\`.`);
  const found = world.runs
    .filter((run) => run.repository === repository && run.path === `.github/workflows/${values.workflow_id}`)
    .filter((run) => run.event === query.get('event') && (!actor || run.actor.login === actor))
    .filter((run) => run.createdAt >= since && (!sha || run.head.sha === sha))
    .sort((a, b) => b.id - a.id);
  const path = `/repos/${fullName(repository)}/actions/workflows/${values.workflow_id}/runs`;
  const { items, headers } = page(call, path, found);
  const body = { total_count: found.length, workflow_runs: items.map((run) => runView(run, world)) };
  return { status: 200, headers, body };
}

export const runRoutes: Routes = {
  'actions/get-workflow-run': { needs: [reads('actions')], run: (call) => ok(runView(runOf(call), call.world)) },
  'actions/list-workflow-runs': { needs: [reads('actions')], run: list },
  'actions/get-workflow': {
    needs: [reads('actions')],
    run: (call) => ok(workflowView(workflowOf(call), call.repository, call.world)),
  },
  'actions/list-repo-workflows': { needs: [], run: listWorkflows },
  'actions/enable-workflow': { needs: [writes('actions')], run: enable },
  'actions/create-workflow-dispatch': { needs: [writes('actions')], run: dispatch },
};
