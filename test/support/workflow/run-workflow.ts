import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { waitsForApproval } from '../github/approval.ts';
import type { GitHub } from '../github/github.ts';
import { fullName } from '../github/repositories.ts';
import type { Repository, Run } from '../github/world.ts';
import { enterGroup, outputsOf, runJobs } from './jobs.ts';
import { type Occasion, occasionOf, type WorkflowEvent } from './occasion.ts';
import { type Attestation, type WorkflowResult, worst } from './results.ts';
import { githubContext, type Runner } from './runner.ts';
import { sourceAt } from './source.ts';
import { reasonNotToStart } from './triggers.ts';
import { readWorkflow } from './workflow-file.ts';

export interface WorkflowRequest {
  readonly github: GitHub;
  readonly repository: Repository;
  /** The workflow's path, such as `.github/workflows/verify.yml`. It is read at the commit where the event runs it. */
  readonly file: string;
  readonly event: WorkflowEvent;
  readonly secrets?: Readonly<Record<string, string>>;
  readonly vars?: Readonly<Record<string, string>>;
  /** Local folders with the files of a repository, by `OWNER/NAME`: workflows, Actions and their bundles. */
  readonly folders?: Readonly<Record<string, string>>;
  /** A folder of programs that replace this machine's. */
  readonly programs?: string;
  /** "Re-run failed jobs" of this result, in the same run. */
  readonly again?: WorkflowResult;
  /** "Approve and run" of a result that waited for it, in the same run. */
  readonly approved?: WorkflowResult;
  /** Cancels the run. */
  readonly signal?: AbortSignal;
}

/**
 * Runs a workflow file as GitHub would, on this machine: real Git, real containers, the bundles of our Actions as
 * processes, a token with each job's permissions from the loopback server, and stand-ins for other Actions. Throws if
 * the event does not start it, and on everything that it does not support.
 */
export async function runWorkflow(request: WorkflowRequest): Promise<WorkflowResult> {
  const { github, repository, file, event, again, approved } = request;
  const { world } = github;
  const temporary = mkdtempSync(join(tmpdir(), 'cib-runner-'));
  try {
    const sources = { world, temporary, folders: request.folders ?? {} };
    const occasion = occasionOf(event, repository);
    const source = sourceAt(sources, repository, occasion.sha);
    const text = source.read(file);
    if (text === undefined) throw new Error(`There is no ${file} in ${source.repository} at ${source.sha}.`);
    const workflow = readWorkflow(text, file);
    const nameOf = (path: string) => {
      const other = source.read(path);
      return other === undefined ? undefined : (readWorkflow(other, path).name ?? path);
    };
    const reason = repository.disabled?.[basename(file)] ?? reasonNotToStart(workflow, occasion, repository, nameOf);
    if (reason !== undefined) throw new Error(`${file} does not start: ${reason}.`);

    const pages = join(world.root, 'pages', fullName(repository));
    const run = again
      ? Object.assign(again.run, { attempt: again.run.attempt + 1 })
      : (approved?.run ?? startedRun(request, occasion));
    if (run.conclusion === 'action_required')
      return { run, conclusion: run.conclusion, jobs: {}, outputs: {}, attestations: [], pages };
    const attestations: Attestation[] = [...(again?.attestations ?? [])];
    const runner: Runner = {
      github,
      sources,
      repository,
      run,
      occasion,
      workflow: { name: workflow.name ?? file, path: file },
      secrets: occasion.fromFork ? {} : (request.secrets ?? {}),
      vars: request.vars ?? {},
      programs: request.programs,
      temporary,
      attestations,
      masks: Object.values(request.secrets ?? {}),
      pages,
    };
    const end = await runAll(runner, { workflow, source, before: again?.jobs ?? {} }, request.signal);
    Object.assign(run, { conclusion: end.conclusion });
    return { run, ...end, attestations, pages: runner.pages };
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

type Read = Pick<Parameters<typeof runJobs>[0], 'workflow' | 'source' | 'before'>;

async function runAll(runner: Runner, read: Read, cancelled: AbortSignal | undefined) {
  const inputs = runner.occasion.payload.inputs ?? {};
  const stop = new AbortController();
  const signal = cancelled ? AbortSignal.any([cancelled, stop.signal]) : stop.signal;
  const github = githubContext(runner, { id: '', token: '', folder: runner.temporary });
  const contexts = { github, inputs, vars: runner.vars };
  const leave = await enterGroup(runner, read.workflow.concurrency, { contexts }, () => stop.abort());
  if (leave === undefined) return { conclusion: 'cancelled' as const, jobs: {}, outputs: {} };
  try {
    const jobs = await runJobs({ ...read, runner, inputs, secrets: runner.secrets, signal });
    const results = Object.values(jobs).map(({ result }) => result);
    const outputs = outputsOf(read.workflow, { contexts: { ...contexts, jobs } });
    return { conclusion: worst(results, signal.aborted), jobs, outputs };
  } finally {
    leave();
  }
}

/** The run on the server. A run that waits for approval ends at once, as at GitHub. */
function startedRun({ github: { world }, repository, file }: WorkflowRequest, occasion: Occasion): Run {
  const { payload, name, sha } = occasion;
  const pull = world.pulls.find((one) => one.repository === repository && one.number === payload.pull_request?.number);
  const head = payload.pull_request?.head;
  const from = world.repositories.find(({ id }) => id === head?.repo?.id) ?? repository;
  const run: Run = {
    id: world.nextId(),
    repository,
    head: {
      repository: from,
      branch: head?.ref ?? occasion.ref.replace(/^refs\/(heads|tags)\//, ''),
      sha: head?.sha ?? sha,
    },
    path: file,
    event: name,
    conclusion: pull && waitsForApproval(world, pull) ? 'action_required' : null,
    attempt: 1,
    actor: world.users.find(({ id }) => id === payload.sender?.id) ?? repository.owner,
    createdAt: world.now(),
  };
  world.runs.push(run);
  return run;
}
