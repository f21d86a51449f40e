import { enter } from './concurrency.ts';
import { fill, holds, type Scope, textOf } from './expressions.ts';
import { runJob } from './job.ts';
import { combinations } from './matrix.ts';
import { type Grants, grantsOf } from './permissions.ts';
import { idle, type JobResult, type LegResult, type Result, together, worst } from './results.ts';
import { githubContext, type Runner } from './runner.ts';
import { located, type Source } from './source.ts';
import { type ConcurrencyFile, type JobFile, readWorkflow, type WorkflowFile } from './workflow-file.ts';

/** A workflow that runs, or that a job of another workflow calls. */
export interface WorkflowCall {
  readonly runner: Runner;
  readonly source: Source;
  readonly workflow: WorkflowFile;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly secrets: Readonly<Record<string, string>>;
  /** The permissions of the calling job. */
  readonly ceiling?: Grants;
  /** The results of an earlier attempt whose failed jobs run again; what succeeded is kept. */
  readonly before: Readonly<Record<string, JobResult>>;
  readonly signal: AbortSignal;
}

type Done = Readonly<Record<string, JobResult>>;

/** Runs the jobs in the order that `needs` asks for, one at a time. */
export async function runJobs(call: WorkflowCall): Promise<Done> {
  const { jobs } = call.workflow;
  for (const job of Object.values(jobs)) grantsOf(job.permissions, call.workflow.permissions, call.ceiling);
  let done: Done = {};
  while (Object.keys(done).length < Object.keys(jobs).length) {
    const next = Object.entries(jobs).find(([id, job]) => !(id in done) && needsOf(job).every((need) => need in done));
    if (next === undefined) throw new Error('These jobs need each other, or one that there is not.');
    const [id, job] = next;
    done = { ...done, [id]: await runOne(call, id, job, done) };
  }
  return done;
}

const needsOf = ({ needs = [] }: JobFile): readonly string[] => (typeof needs === 'string' ? [needs] : needs);

/** All jobs that a job needs, directly or through others: status functions look at each of them. */
function ancestors(jobs: WorkflowFile['jobs'], job: JobFile): string[] {
  return needsOf(job).flatMap((need) => [need, ...ancestors(jobs, jobs[need] as JobFile)]);
}

async function runOne(call: WorkflowCall, id: string, job: JobFile, done: Done): Promise<JobResult> {
  const earlier = call.before[id];
  const again = needsOf(job).some((need) => done[need] !== call.before[need]);
  if (earlier && !again && earlier.result !== 'failure' && earlier.result !== 'cancelled') return earlier;

  const scope = jobScope(call, id, job, done);
  if (!holds(job.if, scope)) return idle(call.signal.aborted ? 'cancelled' : 'skipped');
  // Jobs with `always()` run after a stop, and are not stopped again.
  const stop = new AbortController();
  const signal = call.signal.aborted ? stop.signal : AbortSignal.any([call.signal, stop.signal]);
  const leave = await enterGroup(call.runner, job.concurrency, scope, () => stop.abort());
  if (leave === undefined) return idle('cancelled');
  try {
    if (job.uses !== undefined) return await runCalls({ ...call, signal }, id, job, scope);
    return await runLegs({ ...call, signal }, id, job, scope, again ? undefined : earlier);
  } finally {
    leave();
  }
}

function jobScope({ workflow, runner, inputs, signal }: WorkflowCall, id: string, job: JobFile, done: Done): Scope {
  const results = ancestors(workflow.jobs, job).map((need) => done[need]?.result);
  const needs = needsOf(job).map(
    (need) => [need, { result: done[need]?.result, outputs: done[need]?.outputs }] as const,
  );
  return {
    contexts: {
      github: githubContext(runner, { id, token: '', folder: runner.temporary }),
      needs: Object.fromEntries(needs),
      vars: runner.vars,
      inputs,
    },
    functions: {
      always: () => true,
      cancelled: () => signal.aborted,
      failure: () => results.includes('failure'),
      success: () => !signal.aborted && results.every((result) => result === 'success'),
    },
  };
}

/** Enters the job's concurrency group; without a group there is always a place. */
export async function enterGroup(
  { sources }: Runner,
  concurrency: string | ConcurrencyFile | undefined,
  scope: Scope,
  stop: () => void,
): Promise<(() => void) | undefined> {
  if (concurrency === undefined) return () => {};
  const { group, 'cancel-in-progress': cancels = false } =
    typeof concurrency === 'string' ? { group: concurrency } : concurrency;
  return enter(sources.world, textOf(fill(group, scope)), fill(cancels, scope) === true, stop);
}

async function runLegs(
  call: WorkflowCall,
  id: string,
  job: JobFile,
  scope: Scope,
  earlier: JobResult | undefined,
): Promise<JobResult> {
  let all: readonly Readonly<Record<string, unknown>>[];
  try {
    all = combinations(fill(job.strategy?.matrix, scope));
  } catch (thrown) {
    return { ...idle('failure'), log: `##[error]${(thrown as Error).message}\n` };
  }
  const failFast = job.strategy?.['fail-fast'] ?? true;
  const grants = grantsOf(job.permissions, call.workflow.permissions, call.ceiling);
  const legs: LegResult[] = [];
  for (const [index, matrix] of all.entries()) {
    const same = earlier?.legs[index];
    if (same?.result === 'success') {
      legs.push(same);
      continue;
    }
    if (failFast && legs.some(({ result }) => result === 'failure')) {
      legs.push({ matrix, result: 'cancelled', outputs: {}, steps: [], log: '' });
      continue;
    }
    const strategy = { 'fail-fast': failFast, 'job-index': index, 'job-total': all.length, 'max-parallel': all.length };
    const contexts = { ...scope.contexts, secrets: call.secrets, strategy, matrix };
    legs.push(await runJob({ ...call, id, job, grants, contexts }));
  }
  return together(legs, false);
}

/** Runs a job that calls a workflow, once for each combination of its matrix. */
async function runCalls(call: WorkflowCall, id: string, job: JobFile, scope: Scope): Promise<JobResult> {
  const all = combinations(fill(job.strategy?.matrix, scope));
  const results: JobResult[] = [];
  for (const matrix of all)
    results.push(await runCalled(call, id, job, { ...scope, contexts: { ...scope.contexts, matrix } }));
  const [first, ...others] = results as [JobResult, ...JobResult[]];
  if (others.length === 0) return first;
  const result = worst(
    results.map((one) => one.result),
    call.signal.aborted,
  );
  return { ...idle(result), log: results.map(({ log }) => log).join('') };
}

/** Runs a called workflow, which cannot have more permissions than the calling job. */
async function runCalled(call: WorkflowCall, id: string, job: JobFile, scope: Scope): Promise<JobResult> {
  const { source, path } = located(call.runner.sources, (job.uses ?? '').replace(/^\.\//, '$/'), call.source);
  const text = source.read(path);
  if (text === undefined) throw new Error(`There is no ${path} in ${source.repository} at ${source.sha}.`);
  const workflow = readWorkflow(text, path);
  const event = workflow.on.workflow_call;
  if (event === undefined) throw new Error(`${path} is not on workflow_call.`);
  const inputs = Object.entries(event.inputs ?? {}).map(([name, input]) => {
    const value = fill(job.with?.[name] ?? input.default, scope);
    if (input.required && value === undefined) throw new Error(`${path} requires the input ${name}.`);
    return [name, value];
  });
  for (const name of Object.keys(job.with ?? {}))
    if (!event.inputs?.[name]) throw new Error(`${path} has no input ${name}.`);
  const given = { ...scope, contexts: { ...scope.contexts, secrets: call.secrets } };
  const secrets = job.secrets === 'inherit' ? call.secrets : (fill(job.secrets ?? {}, given) as Record<string, string>);
  const ceiling = grantsOf(job.permissions, call.workflow.permissions, call.ceiling);
  const before = call.before[id]?.jobs ?? {};
  const stop = new AbortController();
  const signal = AbortSignal.any([call.signal, stop.signal]);
  const nested = { ...call, source, workflow, inputs: Object.fromEntries(inputs), secrets, ceiling, before, signal };
  const within = { ...scope, contexts: { ...scope.contexts, inputs: nested.inputs } };
  const leave = await enterGroup(call.runner, workflow.concurrency, within, () => stop.abort());
  if (leave === undefined) return idle('cancelled');
  try {
    const jobs = await runJobs(nested);
    const outputs = outputsOf(workflow, { contexts: { ...scope.contexts, jobs } });
    const results = Object.values(jobs).map(({ result }): Result => result);
    const log = Object.values(jobs)
      .map((one) => one.log)
      .join('');
    return { ...idle(worst(results, signal.aborted)), outputs, log, jobs };
  } finally {
    leave();
  }
}

/** The outputs of a called workflow. */
export function outputsOf({ on }: WorkflowFile, scope: Scope): Record<string, string> {
  const outputs = Object.entries(on.workflow_call?.outputs ?? {});
  return Object.fromEntries(outputs.map(([name, { value }]) => [name, textOf(fill(value, scope))]));
}
