import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fill, holds, type Scope, textOf } from './expressions.ts';
import { atServer, type Grants, readOnly } from './permissions.ts';
import type { LegResult, Result, StepResult } from './results.ts';
import { githubContext, type Runner, runnerContext, runnerEnvironment } from './runner.ts';
import type { Source } from './source.ts';
import { runStep } from './step.ts';
import type { JobFile, StepFile, WorkflowFile } from './workflow-file.ts';

/** A job to be run on one runner. */
export interface JobCall {
  readonly runner: Runner;
  readonly source: Source;
  readonly workflow: WorkflowFile;
  readonly id: string;
  readonly job: JobFile;
  readonly grants: Grants;
  /** `needs`, `inputs`, `secrets`, and `strategy` and `matrix` of this leg. */
  readonly contexts: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal;
}

type Texts = Readonly<Record<string, string>>;
const USUAL_MINUTES = 360;

/** Runs a job's steps, one after another, in its own workspace. */
export async function runJob(call: JobCall): Promise<LegResult> {
  const { runner, job, workflow, id } = call;
  const folder = join(runner.temporary, '_work', `${runner.sources.world.nextId()}`);
  for (const part of ['workspace', 'temp', 'tools']) mkdirSync(join(folder, part), { recursive: true });
  const grants = runner.occasion.fromFork ? readOnly(call.grants) : call.grants;
  const token = runner.github.jobToken(runner.repository, atServer(grants));
  runner.masks.push(token);
  const github = githubContext(runner, { id, token, folder });
  writeFileSync(github.event_path, JSON.stringify(github.event));
  const secrets = { ...(call.contexts.secrets as Texts), GITHUB_TOKEN: token };
  const deadline = AbortSignal.timeout(60_000 * (job['timeout-minutes'] ?? USUAL_MINUTES));

  const steps: StepResult[] = [];
  let [added, path]: [Texts, readonly string[]] = [{}, []];
  const scopeWith = (env: Texts): Scope => ({
    contexts: {
      ...call.contexts,
      github,
      secrets,
      env,
      vars: runner.vars,
      runner: runnerContext(folder),
      job: { status: statusOf(steps, call.signal.aborted) },
      steps: stepsContext(steps),
    },
    functions: {
      always: () => true,
      cancelled: () => call.signal.aborted || deadline.aborted,
      failure: () => statusOf(steps, call.signal.aborted) === 'failure',
      success: () => statusOf(steps, call.signal.aborted || deadline.aborted) === 'success',
    },
  });
  const filled = (env: Readonly<Record<string, unknown>> | undefined, before: Texts): Texts => ({
    ...before,
    ...Object.fromEntries(
      Object.entries(env ?? {}).map(([name, value]) => [name, textOf(fill(value, scopeWith(before)))]),
    ),
  });
  const ofJob = filled(job.env, filled(workflow.env, {}));

  for (const [index, step] of (job.steps ?? []).entries()) {
    const env = filled(step.env, { ...ofJob, ...added });
    const scope = scopeWith(env);
    if (!holds(step.if, scope)) {
      steps.push(ended(step, 'skipped'));
      continue;
    }
    const limit = AbortSignal.timeout(60_000 * (step['timeout-minutes'] ?? USUAL_MINUTES));
    // Steps with `always()` run after a stop, and are not stopped again.
    const signal = call.signal.aborted ? limit : AbortSignal.any([call.signal, deadline, limit]);
    const base = runnerEnvironment(github, folder, runner.programs);
    const environment = { ...base, PATH: [...path, base.PATH].join(':'), ...env };
    const defaults = { run: { ...workflow.defaults?.run, ...job.defaults?.run } };
    const place = { runner, source: call.source, folder, token, grants, environment, defaults, signal };
    const end = await runStep(step, index, place, scope);
    [added, path] = [{ ...added, ...end.env }, [...end.path, ...path]];
    const outcome: Result = !end.failed ? 'success' : signal.aborted && !limit.aborted ? 'cancelled' : 'failure';
    const forgiven = outcome === 'failure' && fill(step['continue-on-error'] ?? false, scope) === true;
    const more = { outputs: end.outputs, summary: end.summary, log: masked(end.log, runner.masks) };
    steps.push({ ...ended(step, outcome), ...more, conclusion: forgiven ? 'success' : outcome });
  }
  const scope = scopeWith(ofJob);
  return {
    matrix: (call.contexts.matrix ?? {}) as Readonly<Record<string, unknown>>,
    result: statusOf(steps, call.signal.aborted || deadline.aborted),
    outputs: outputsOf(job, scope, runner.masks),
    ...(job.environment !== undefined && { environment: fill(job.environment, scope) }),
    steps,
    log: steps.map(({ name, log }) => `### ${name}\n${log}`).join(''),
  };
}

const ended = (step: StepFile, outcome: Result): StepResult => ({
  id: step.id,
  name: step.name ?? step.uses ?? (step.run ?? '').split('\n', 1)[0] ?? '',
  outcome,
  conclusion: outcome,
  outputs: {},
  summary: '',
  log: '',
});

function statusOf(steps: readonly StepResult[], aborted: boolean): Result {
  if (steps.some(({ conclusion }) => conclusion === 'failure')) return 'failure';
  return aborted || steps.some(({ conclusion }) => conclusion === 'cancelled') ? 'cancelled' : 'success';
}

const stepsContext = (steps: readonly StepResult[]) =>
  Object.fromEntries(
    steps.flatMap(({ id, outputs, outcome, conclusion }) => (id ? [[id, { outputs, outcome, conclusion }]] : [])),
  );

/** The outputs of a job, without empty ones and those with a secret. */
function outputsOf(job: JobFile, scope: Scope, masks: readonly string[]): Texts {
  const all = Object.entries(job.outputs ?? {}).map(([name, value]) => [name, textOf(fill(value, scope))] as const);
  return Object.fromEntries(all.filter(([, value]) => value !== '' && !masks.some((mask) => value.includes(mask))));
}

const masked = (log: string, masks: readonly string[]) =>
  masks.reduce((text, mask) => text.replaceAll(mask, '***'), log);
