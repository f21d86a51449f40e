import { asFault, Fault } from '../../errors/fault.ts';
import { DEFAULT_LIMITS } from '../../evidence/default-limits.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Scorecard } from '../../protocol/scorecard.ts';
import type { Changes } from '../../report/markdown/comment-changes.ts';
import { scorecardView } from '../../report/scorecard-view.ts';
import { erroredFault } from '../../run/errored.ts';
import { type Run, run } from '../../run/run.ts';
import { changedTasks } from '../../usecases/changed-tasks.ts';
import { type Comparison, compare } from '../../usecases/compare.ts';
import { RULES } from '../../verify/rules.ts';
import { failedByErrors } from '../../verify/validity.ts';
import { type Judged, judge, judgementFaults } from './gates.ts';
import type { Inputs } from './inputs.ts';
import type { Planned } from './plan.ts';
import { regressionFaults } from './regression.ts';

/** What one suite came to. The bundle stands as soon as there is a scorecard, whatever else went wrong. */
export interface Measured {
  readonly planned: Planned;
  readonly card?: Scorecard;
  readonly judged: readonly Judged[];
  readonly comparison?: Comparison;
  /** The tasks that the comparison counts. */
  readonly changes?: Changes;
  readonly faults: readonly Fault[];
}

interface Surroundings {
  readonly ports: Ports;
  readonly harness: { readonly version: string; readonly sha256: string };
  readonly signal: AbortSignal;
}

/** Runs a suite and holds it against the gates and the baseline. Never throws: what went wrong is part of the result. */
export async function measure(around: Surroundings, inputs: Inputs, planned: Planned): Promise<Measured> {
  let done: Run;
  try {
    done = await runSuite(around, inputs, planned);
  } catch (thrown) {
    return { planned, judged: [], faults: [around.signal.aborted ? cancelled(thrown) : asFault(thrown)] };
  }
  const { scorecard: card } = done;
  const judged = judge(inputs['fail-below'], card, planned.description);
  const faults = [...validityFaults(done, planned, inputs), ...judgementFaults(judged, card)];
  const ended = { planned, card, judged };
  if (planned.baseline === undefined) return { ...ended, faults };
  try {
    const comparison = await compare(around.ports.files, planned.folder, planned.baseline);
    const changes = await changedTasks(around.ports.files, planned.folder, planned.baseline, comparison);
    return { ...ended, comparison, changes, faults: [...faults, ...regressionFaults(comparison)] };
  } catch (thrown) {
    return { ...ended, faults: [...faults, asFault(thrown)] };
  }
}

/** On a runner nothing can be resumed: the next step, or the next run, starts in a folder of its own. */
function cancelled(cause: unknown): Fault {
  return new Fault('usage', asFault(cause).message, { cause, hint: 'The step was cancelled: run it again.' });
}

function runSuite({ ports, harness, signal }: Surroundings, inputs: Inputs, planned: Planned): Promise<Run> {
  return run(ports, {
    suite: planned.description.id,
    adapter: inputs.adapter,
    dataset: { path: inputs.dataset },
    selection: { families: null, limit: inputs.limit ?? null, arms: null, shard: inputs.shard ?? null },
    engine: inputs.engine,
    limits: {
      ...DEFAULT_LIMITS,
      episode_seconds: inputs['episode-seconds'],
      memory_mb: inputs.memory,
      cpus: inputs.cpus,
      pids: inputs.pids,
    },
    jobs: inputs.jobs,
    nonce: inputs.nonce,
    resume: false,
    out: planned.folder,
    harness,
    signal,
  });
}

function validityFaults(done: Run, { description, folder }: Planned, { adapter }: Inputs): Fault[] {
  const { scorecard: card } = done;
  if (failedByErrors(card.validity)) return [erroredFault(done, adapter)];
  const { state, rules } = card.validity;
  if (state === 'valid' || state === 'partial') return [];
  const broken = rules.find(({ held }) => !held);
  const hint = RULES.find(({ id }) => id === broken?.id)?.remedy ?? `\`cib verify ${folder}\` lists every rule.`;
  const why = scorecardView(card, description).reasons.join('; ');
  return [new Fault('bundle.invalid', `${description.id}: the run is ${state}. ${why}`, { hint })];
}
