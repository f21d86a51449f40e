import { type Dataset, freshData, type HeldOutSource, heldOutData, openDataset } from '../bundles/dataset.ts';
import { Fault } from '../errors/fault.ts';
import { CONTAINER_OPTIONS, type Limits, standardLimits, TIME_OPTIONS } from '../evidence/limits.ts';
import type { Files } from '../ports/files.ts';
import type { Ports } from '../ports/ports.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import { selectArms } from '../suite/contract.ts';
import type { Suite } from '../suite/suite.ts';
import { loadSuite } from '../suites/catalogue.ts';
import { finishedScorecard } from './already-finished.ts';
import { type FirstError, isConsequence, stopped } from './faults.ts';
import { gatewaySource, refuseGateway } from './gateway.ts';
import { knownIds } from './known-ids.ts';
import { measure } from './measure.ts';
import { readHeldOutSeed } from './read-heldout-seed.ts';
import type { RequestWithNonce, RunRequest } from './request.ts';
import { nonceOf, removeResumeFiles, requireResumable } from './settings.ts';
import { lastStandardError } from './standard-error.ts';
import { type MeasuredRun, type PreparedRun, writeBundle } from './write-bundle.ts';

export interface RunResult {
  readonly scorecard: Scorecard;
  readonly dataset: Dataset;
  /** The error that occurred first. Absent if there was none, or an earlier process completed the bundle. */
  readonly firstError?: FirstError | undefined;
  /** The last lines that the adapter wrote to standard error, safe to print; empty without any. */
  readonly standardError: string;
  /** Whether the run was resumed although its bundle was already complete. */
  readonly wasWhole: boolean;
}

/**
 * Runs a suite against an adapter and writes the bundle. After a failure the journal keeps all replies so far.
 *
 * @param unresolved the request, in which families and arms may be named by id or by label
 */
export async function run(ports: Ports, unresolved: RunRequest): Promise<RunResult> {
  const allArms = await loadSuite(unresolved.suite);
  const families = knownIds('family', unresolved.selection.families, allArms.description.families, allArms);
  const arms = knownIds('arm', unresolved.selection.arms, allArms.description.arms ?? [], allArms);
  const request = { ...unresolved, selection: { ...unresolved.selection, families, arms } };
  if (request.actor && allArms.description.choices.length === 0)
    throw new Fault('usage', `Suite ${request.suite} asks for no action and no answer.`, {
      hint: 'Leave --actor out: this suite scores only what the memory returns.',
    });
  const suite = selectArms(allArms, arms);
  if (request.gateway) refuseGateway(request.adapter, request.heldOut !== undefined);
  const drawn = request.heldOut && (await readHeldOutSeed(ports, request.heldOut, request));
  const heldOut = drawn?.heldOut ?? null;
  const lock = await ports.files.lock(request.out);
  try {
    // Not before: another process may write the run to resume.
    const nonce = await nonceOf(ports, request);
    const dataset = await dataOf(ports.files, suite, { ...request, nonce }, drawn?.source);
    const { id, version } = suite.description;
    const gateway =
      request.gateway && (await gatewaySource(ports.files, request.gateway, { suite: { id, version }, dataset }));
    const limits = { ...standardLimits(suite.description), ...request.limits };
    const selection = withoutIdleLimit(request.selection, dataset.tasks);
    const prepared = { request: { ...request, nonce, selection }, suite, limits, dataset, heldOut, gateway };
    const earlier = await finishedScorecard(ports, prepared);
    const ended = earlier === undefined ? await measureAndFinish(ports, prepared, lock.place) : { scorecard: earlier };
    await removeResumeFiles(ports, request.out);
    const wasWhole = earlier !== undefined;
    return { ...ended, dataset, wasWhole, standardError: await lastStandardError(ports.files, request.out) };
  } catch (thrown) {
    if (request.signal?.aborted && isConsequence(thrown)) throw stopped(request);
    throw heldOut === null ? thrown : withoutFaultText(thrown);
  } finally {
    await lock.release();
  }
}

/** A limit that the whole dataset keeps leaves nothing out, so the run is not partial. */
export const withoutIdleLimit = (selection: RunRequest['selection'], tasks: number): RunRequest['selection'] =>
  selection.limit !== null && selection.limit >= tasks ? { ...selection, limit: null } : selection;

/** @param source set for a run on held-out data */
async function dataOf(
  files: Files,
  suite: Suite,
  { dataset, fresh, nonce }: Pick<RequestWithNonce, 'dataset' | 'fresh' | 'nonce'>,
  source: HeldOutSource | undefined,
): Promise<Dataset> {
  if (source) return heldOutData(suite, source, dataset.count);
  return fresh ? freshData(suite, nonce, dataset.count) : openDataset(files, suite, dataset);
}

async function measureAndFinish(ports: Ports, prepared: PreparedRun, place: string) {
  await requireResumable(ports.files, prepared.request);
  warnOfWideLimits(ports, prepared.limits, standardLimits(prepared.suite.description));
  const measured = await measure(ports, prepared, place);
  const scorecard = await writeBundle(ports, { ...prepared, ...measured });
  return { scorecard, firstError: firstError(prepared, measured.index) };
}

/** Says before the first task what the rule `standard-limits` would say only of the finished run. */
function warnOfWideLimits({ progress }: Ports, limits: Limits, standard: Limits): void {
  for (const [name, option] of [...TIME_OPTIONS, ...CONTAINER_OPTIONS])
    if (limits[name] > standard[name])
      progress.note(`${option} ${limits[name]} is above the standard ${standard[name]}: the run will be invalid.`);
}

/** Removes the details of an adapter's fault in a held-out run, since they may quote held-out texts. */
function withoutFaultText(thrown: unknown): unknown {
  if (!(thrown instanceof Fault && thrown.facts.party === 'adapter')) return thrown;
  return new Fault(thrown.code, 'The adapter failed. Details are withheld because the data is held out.', {
    hint: 'Run it on public data, or try `cib check SPEC`.',
  });
}

/** The first error of the run. Undefined for a held-out run: its message may quote held-out texts. */
function firstError({ dataset, heldOut }: PreparedRun, { firstError: first }: MeasuredRun['index']) {
  if (first === undefined || heldOut !== null) return undefined;
  const { task, ...error } = first;
  return { ...error, task: dataset.taskAt(task).id };
}
