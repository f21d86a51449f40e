import type { Run } from '../github/world.ts';

export type Result = 'success' | 'failure' | 'cancelled' | 'skipped';

export interface StepResult {
  readonly id: string | undefined;
  readonly name: string;
  /** Before `continue-on-error`; `conclusion` is after it. */
  readonly outcome: Result;
  readonly conclusion: Result;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly log: string;
}

/** One job on one runner: a job without a matrix, or one leg of a matrix. */
export interface LegResult {
  readonly matrix: Readonly<Record<string, unknown>>;
  readonly result: Result;
  readonly outputs: Readonly<Record<string, string>>;
  readonly environment?: unknown;
  readonly steps: readonly StepResult[];
  readonly log: string;
}

export interface JobResult {
  readonly result: Result;
  readonly outputs: Readonly<Record<string, string>>;
  /** The steps of all legs, in their order. */
  readonly steps: readonly StepResult[];
  readonly log: string;
  readonly legs: readonly LegResult[];
  /** The jobs of the called workflow, if the job calls one. */
  readonly jobs?: Readonly<Record<string, JobResult>>;
}

export interface Attestation {
  readonly inputs: Readonly<Record<string, string>>;
  readonly subjects: readonly { readonly name: string; readonly sha256: string }[];
}

export interface WorkflowResult {
  /** The run on the server, with its artifacts; `github.workflowRunEvent(run)` is the event of its end. */
  readonly run: Run;
  /** `action_required`: nothing was run, and a maintainer has to approve it. */
  readonly conclusion: Result | 'action_required';
  readonly jobs: Readonly<Record<string, JobResult>>;
  readonly outputs: Readonly<Record<string, string>>;
  readonly attestations: readonly Attestation[];
  /** The folder with the last deployment to Pages of this repository; it may not exist. */
  readonly pages: string;
}

/** The result of several legs: each may set outputs, and later ones win. */
export function together(legs: readonly LegResult[], aborted: boolean): JobResult {
  const results = legs.map(({ result }) => result);
  return {
    result: worst(results, aborted),
    outputs: Object.assign({}, ...legs.map(({ outputs }) => outputs)),
    steps: legs.flatMap(({ steps }) => steps),
    log: legs.map(({ log }) => log).join(''),
    legs,
  };
}

export function worst(results: readonly Result[], aborted: boolean): Result {
  if (aborted || results.includes('cancelled')) return results.includes('failure') ? 'failure' : 'cancelled';
  if (results.includes('failure')) return 'failure';
  return results.length > 0 && results.every((one) => one === 'skipped') ? 'skipped' : 'success';
}

export const idle = (result: Result): JobResult => ({ result, outputs: {}, steps: [], log: '', legs: [] });
