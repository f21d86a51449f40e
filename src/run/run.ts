import { type Dataset, openDataset } from '../bundles/dataset.ts';
import { Fault } from '../errors/fault.ts';
import { standardLimits } from '../evidence/default-limits.ts';
import type { Ports } from '../ports/ports.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import { selectArms } from '../suite/select-arms.ts';
import { loadSuite } from '../suites/catalogue.ts';
import { checkKnown } from './check-known.ts';
import { drawHeldOut } from './draw-heldout.ts';
import { type FirstError, isConsequence, stopped } from './faults.ts';
import { finish, type MeasuredRun, type PreparedRun } from './finish.ts';
import { finished } from './finished.ts';
import { gatewaySource, refuseGateway } from './gateway.ts';
import { measure } from './measure.ts';
import { checkOut, endRun } from './plan.ts';
import type { RunRequest } from './request.ts';
import { lastStandardError } from './standard-error.ts';

/** A run that came to its end, and what it came to. */
export interface Run {
  readonly scorecard: Scorecard;
  readonly dataset: Dataset;
  /** The error that occurred first. Absent without errors, and where an earlier process made the bundle whole. */
  readonly firstError?: FirstError | undefined;
  /** The last lines that the adapter wrote to standard error, safe to print; empty without any. */
  readonly standardError: string;
}

/** Runs a suite against an adapter and writes the bundle. What was answered before a failure stays in the journal. */
export async function run(ports: Ports, request: RunRequest): Promise<Run> {
  const whole = await loadSuite(request.suite);
  const { families, arms } = request.selection;
  checkKnown('family', families, whole.description.families, whole);
  checkKnown('arm', arms, whole.description.arms ?? [], whole);
  if (request.actor && whole.description.choices.length === 0)
    throw new Fault('usage', `Suite ${request.suite} asks for no action and no answer.`, {
      hint: 'Leave --actor out: what comes back from the memory is all that is scored.',
    });
  const suite = selectArms(whole, arms);
  if (request.gateway) refuseGateway(request.adapter, request.heldOut !== undefined);
  const drawn = request.heldOut && (await drawHeldOut(ports, request.heldOut, request));
  const dataset = await openDataset(ports.files, suite, { ...request.dataset, heldOut: drawn?.source });
  const heldOut = drawn?.heldOut ?? null;
  const claim = await ports.files.claim(request.out);
  try {
    const { id, version } = suite.description;
    const gateway =
      request.gateway && (await gatewaySource(ports.files, request.gateway, { suite: { id, version }, dataset }));
    const limits = { ...standardLimits(suite.description), ...request.limits };
    const prepared = { request, suite, limits, dataset, heldOut, gateway };
    const before = await finished(ports.files, prepared);
    const ended = before === undefined ? await begin(ports, prepared, claim.place) : { scorecard: before };
    await endRun(ports, request.out);
    return { ...ended, dataset, standardError: await lastStandardError(ports.files, request.out) };
  } catch (thrown) {
    if (request.signal?.aborted && isConsequence(thrown)) throw stopped();
    throw heldOut === null ? thrown : withoutWords(thrown);
  } finally {
    await claim.release();
  }
}

async function begin(ports: Ports, prepared: PreparedRun, place: string) {
  await checkOut(ports.files, prepared.request);
  const measured = await measure(ports, prepared, place);
  const scorecard = await finish(ports, { ...prepared, ...measured });
  return { scorecard, firstError: firstError(prepared, measured.index) };
}

/** An adapter that fails in the middle of a held-out run may say what it was shown. */
function withoutWords(thrown: unknown): unknown {
  if (!(thrown instanceof Fault && thrown.party === 'adapter')) return thrown;
  return new Fault(thrown.code, 'The adapter failed. Where and how is not told: the data is held out.', {
    hint: 'Run it on public data, or try `cib check SPEC`.',
  });
}

/** Of a held-out run nothing is told but that it errored: the words may quote what the adapter was shown. */
function firstError({ dataset, heldOut }: PreparedRun, { firstError: first }: MeasuredRun['index']) {
  if (first === undefined || heldOut !== null) return undefined;
  const { task, ...error } = first;
  return { ...error, task: dataset.taskAt(task).id };
}
