import type { Dataset } from '../bundles/dataset.ts';
import { writeTape } from '../bundles/tape.ts';
import { writeManifest } from '../bundles/write-manifest.ts';
import { writeScores } from '../bundles/write-scores.ts';
import { BUNDLE, ERRORS, type RunError } from '../evidence/bundle.ts';
import { canonical } from '../evidence/canonical.ts';
import type { Limits } from '../evidence/limits.ts';
import { dataRecord, type Manifest, type ManifestDraft, splitOf } from '../evidence/manifest.ts';
import type { TaskPlan } from '../evidence/selection.ts';
import { latencyOf, rounded, type Timing } from '../evidence/timing.ts';
import type { Ports } from '../ports/ports.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import { Histogram } from '../stats/histogram.ts';
import type { Suite } from '../suite/suite.ts';
import { safeText } from '../text/safe-text.ts';
import type { GatewaySource } from './gateway.ts';
import { type EpisodeError, entryAt, type JournalIndex } from './journal.ts';
import type { RequestWithNonce } from './request.ts';
import { journalPath, type RunSettings } from './settings.ts';
import type { SystemUnderTest } from './system-under-test.ts';
import { ownTape, requireAnswers } from './tape.ts';

/** A run before anything is started. */
export interface PreparedRun {
  readonly request: RequestWithNonce;
  readonly suite: Suite;
  readonly limits: Limits;
  readonly dataset: Dataset;
  readonly heldOut: Manifest['heldout'];
  /** Where the answers of the adapters' model come from; absent if they get no model. */
  readonly gateway?: GatewaySource | undefined;
}

/** A run whose tasks are all answered, with the index of its journal. */
export interface MeasuredRun {
  readonly system: SystemUnderTest;
  readonly settings: RunSettings;
  readonly tasks: TaskPlan;
  readonly arms: number;
  readonly index: JournalIndex;
  readonly pace: RunPace;
}

/** Writes the bundle from the journal: the transcript in task order, then what is computed from it, and the manifest last. */
export async function writeBundle(ports: Ports, ended: PreparedRun & MeasuredRun): Promise<Scorecard> {
  const { request, suite, dataset, heldOut, system, settings } = ended;
  const { files } = ports;
  const at = (name: string) => `${request.out}/${name}`;
  const { endpoint, tape } = ended.gateway ?? {};
  const exchanges = endpoint ? (await ownTape(files, request.out)).exchanges : tape;
  // The other shards may have got answers.
  if (exchanges && settings.selection.shard === null) requireAnswers(exchanges);
  const timing = await writeTranscript(ports, ended, at(BUNDLE.transcript));
  const manifest: ManifestDraft = {
    schema: 'manifest/1',
    suite: settings.suite,
    dataset: dataRecord(dataset),
    split: splitOf(dataset.id),
    heldout: heldOut,
    selection: settings.selection,
    nonce: settings.nonce,
    system: system.describe(settings.declared),
    adapter: { spec: settings.adapter, declared: settings.declared },
    ...(settings.actor !== null && { actor: settings.actor }),
    engine: system.engine,
    image: system.image,
    limits: settings.limits,
    harness: request.harness,
    model: settings.declared.model ?? null,
    ...(settings.gateway !== null && { gateway: settings.gateway }),
    dates: { started: settings.started, finished: later(settings.started, ports.clock.now()) },
  };
  if (exchanges) await writeTape(files, request.out, exchanges, { suite, dataset, manifest });
  const scorecard = await writeScores(files, { folder: request.out, suite, dataset, manifest });
  // A published bundle of held-out data has no room for texts.
  const machine = heldOut === null ? { machine: ports.machine() } : {};
  await files.write(at(BUNDLE.timing), `${canonical({ ...timing, ...machine })}\n`);
  await writeManifest(files, request.out, manifest);
  return scorecard;
}

/** The clock may have been set back since the start, also by resuming on another machine. */
const later = (started: string, now: string) => (now < started ? started : now);

/** More errors are not needed: an adapter that fails in every task fails in the same way. */
const MOST_ERRORS = 100;
const LONGEST_ERROR = 1_000;

/**
 * Puts the journal's entries in the order of the dataset, reading one at a time. The first errors, one a task, are written beside
 * the bundle.
 */
async function writeTranscript(
  ports: Ports,
  { request, dataset, heldOut, tasks, arms, index, pace }: PreparedRun & MeasuredRun,
  path: string,
): Promise<Timing> {
  const latencies = new Map<string, Histogram>();
  const errors: RunError[] = [];
  const journal = await ports.files.open(journalPath(request.out));
  try {
    await ports.files.create(path, async (transcript) => {
      for (const task of tasks.taskOrder()) {
        let error: EpisodeError | undefined;
        for (let arm = 0; arm < arms; arm += 1) {
          const entry = entryAt(journal, index, task, arm);
          for (const line of entry.lines) await transcript.write(`${canonical(line)}\n`);
          error ??= entry.error;
          for (const [method, ms] of entry.latencies) {
            const times = latencies.get(method) ?? new Histogram();
            latencies.set(method, times);
            times.add(ms);
          }
        }
        if (error && errors.length < MOST_ERRORS) errors.push(safeError(dataset.taskAt(task).id, error));
      }
    });
    if (heldOut === null && errors.length > 0)
      await ports.files.write(`${request.out}/${ERRORS}`, errors.map((one) => `${JSON.stringify(one)}\n`).join(''));
  } finally {
    await journal.close();
  }
  return {
    schema: 'timing/1',
    latency_ms: Object.fromEntries([...latencies].map(([method, times]) => [method, latencyOf(times)])),
    start_ms: rounded(pace.startMs),
    wall_ms: rounded(pace.wallMs),
    episodes_per_second: pace.wallMs > 0 ? rounded((1000 * pace.episodes) / pace.wallMs) : 0,
  };
}

function safeError(task: string, { method, code, message }: EpisodeError): RunError {
  return { task, method, code, message: safeText(message, LONGEST_ERROR) };
}

export interface RunPace {
  readonly startMs: number;
  readonly wallMs: number;
  /** Episodes in that time: not all if the run was resumed. */
  readonly episodes: number;
}
