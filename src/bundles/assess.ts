import { GatewayTally } from '../analysis/gateway-use.ts';
import { summarise } from '../analysis/summarise.ts';
import { Tally } from '../analysis/tally.ts';
import { Fault } from '../errors/fault.ts';
import { canonical } from '../evidence/canonical.ts';
import type { RunningDigest } from '../evidence/digest.ts';
import { type Exchange, MODEL_SETTINGS } from '../evidence/exchange.ts';
import { dataRecord, type GatewayRecord, type ManifestDraft } from '../evidence/manifest.ts';
import type { ReadFiles } from '../ports/files.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import { ownSystemOf, selectArms } from '../suite/contract.ts';
import type { Suite, Task } from '../suite/suite.ts';
import { ActorTally } from '../verify/actor/memory-alone.ts';
import { Observations, rescore, type Scored } from '../verify/rescore.ts';
import { validityOf, withoutDetails } from '../verify/validity.ts';
import { type ControlResults, controlsOn } from './control-results.ts';
import type { Dataset } from './dataset.ts';
import { tapeExchanges, tapeTask } from './tape.ts';
import { transcriptOf } from './transcript.ts';

export interface AssessRequest {
  /** The folder with the transcript, in either form. */
  readonly folder: string;
  readonly suite: Suite;
  readonly dataset: Dataset;
  readonly manifest: ManifestDraft;
  /** Takes each line of `outcomes.jsonl`, in order. */
  sink(line: string): Promise<void> | void;
  /** The plain text of the transcript is added to it. */
  readonly digest?: RunningDigest | undefined;
  /** Runs the suite's controls on each task. Default: in this thread. */
  readonly controls?: ControlRunner | undefined;
  /** Called with each task after it was scored, and its line of `outcomes.jsonl`. */
  readonly onScored?: ((scored: Scored, line: string) => void) | undefined;
}

/** Runs the controls on the tasks of a run. */
export interface ControlRunner {
  add(task: Task): void;
  results(): Promise<ControlResults> | ControlResults;
}

/**
 * Computes everything that follows from a transcript: outcomes and scorecard. The run, `verify` and `score` all use it, so
 * there is only one way from evidence to figures.
 */
export async function assess(
  files: ReadFiles,
  { folder, suite: allArms, dataset, manifest, sink, digest, controls: given, onScored }: AssessRequest,
): Promise<Scorecard> {
  const suite = selectArms(allArms, manifest.selection.arms);
  const observed = new Observations();
  const controls: ControlRunner = given ?? controlsOn(suite, dataset, manifest);
  const tally = new Tally();
  const { actor, adapter } = manifest;
  const input = {
    ...transcriptOf(files, folder, { suite, dataset, manifest, digest }),
    capabilities: adapter.declared.capabilities,
    actor,
    reference: actor ? undefined : ownSystemOf(suite, adapter.spec),
  };
  const capabilities = new Set(adapter.declared.capabilities);
  const chosen = actor?.kind === 'model' ? new ActorTally() : undefined;
  /** For each episode, the family of its task and those of its questions. */
  const askedIn = new Map<string | null, readonly [string, readonly (string | undefined)[]]>();
  for await (const scored of rescore(input, observed)) {
    const { task, episodes, outcome } = scored;
    const line = canonical(outcome);
    controls.add(task);
    onScored?.(scored, line);
    tally.add(outcome);
    chosen?.add(suite, task, episodes, capabilities);
    if (manifest.gateway) {
      const { family, items = [] } = outcome;
      for (const { key } of episodes) askedIn.set(tapeTask(key), [family, items.map((item) => item.family)]);
    }
    await sink(`${line}\n`);
  }
  const gatewayTally = new GatewayTally();
  if (manifest.gateway)
    for await (const exchange of tapeExchanges(files, folder)) {
      requireModel(exchange, manifest.gateway);
      const [family, ofQuestions] = askedIn.get(exchange.task) ?? [];
      gatewayTally.add(exchange, family, ofQuestions?.[exchange.question ?? -1]);
    }
  const summary = summarise(suite.description, tally);
  const { counts } = tally;
  const metrics = Object.keys(summary.overall.metrics);
  const validity = validityOf(
    { manifest, suite, data: dataset.kind, observed, counts, metrics },
    await controls.results(),
  );
  return {
    schema: 'scorecard/2',
    suite: { id: suite.description.id, version: suite.description.version },
    dataset: dataRecord(dataset),
    system: manifest.system,
    counts: { ...counts, faults: observed.faults },
    ...summary,
    ...(manifest.gateway && { gateway: gatewayTally.read(summary.overall, summary.families) }),
    ...(chosen && { actor: chosen.read() }),
    validity: manifest.split === 'heldout' ? withoutDetails(validity) : validity,
  };
}

/** The gateway names the model in every request: otherwise the manifest names another model than the one that was asked. */
function requireModel({ route, request }: Exchange, { settings }: GatewayRecord): void {
  const { model } = JSON.parse(request) as { readonly model?: unknown };
  const expected = settings[MODEL_SETTINGS[route]];
  if (model === expected) return;
  const [asked, named] = [model, expected].map((name) => JSON.stringify(String(name).slice(0, 200)));
  throw new Fault('bundle.exchange', `The tape has a request to the model ${asked}. The manifest names ${named}.`, {
    hint: 'Use the manifest and the tape of one run.',
  });
}
