import { selectedTasks } from '../bundles/transcript.ts';
import { asFault, Fault } from '../errors/fault.ts';
import { sha256 } from '../evidence/digest.ts';
import { planTasks, type TaskPlan } from '../evidence/selection.ts';
import { actorRecord } from '../models/actor.ts';
import { ledgerPath, openLedger } from '../models/ledger.ts';
import type { Journal } from '../ports/files.ts';
import type { Ports } from '../ports/ports.ts';
import { safeText } from '../text/safe-text.ts';
import { withActor } from './actor.ts';
import { stopped } from './faults.ts';
import { entryLine, type JournalEntry, JournalIndex, readJournal } from './journal.ts';
import { hasBegun, journalPath, type RunSettings, startOrResume } from './settings.ts';
import { keepStandardError } from './standard-error.ts';
import { findSystem, type StartedSystem, type SystemUnderTest } from './system-under-test.ts';
import { openTape, type Tape } from './tape.ts';
import { warnUnmeasured } from './warn-unmeasured.ts';
import { runWorker, sealedEpisodes, type WorkerJob } from './work.ts';
import type { MeasuredRun, PreparedRun } from './write-bundle.ts';

/**
 * Runs all tasks that no earlier process of the run has completed.
 *
 * @param place the output folder's real path and the machine's name, from which the run's name for the container engine follows
 */
export async function measure(ports: Ports, prepared: PreparedRun, place: string): Promise<MeasuredRun> {
  const tape = prepared.gateway && (await openTape(ports, prepared.request, prepared.gateway));
  try {
    return await measureWith(ports, prepared, place, tape);
  } finally {
    await tape?.close();
  }
}

async function measureWith(ports: Ports, prepared: PreparedRun, place: string, tape: Tape | undefined) {
  const { request, suite, limits } = prepared;
  const { opens: gateway } = tape ?? {};
  const { sidecar } = request.gateway ?? {};
  const run = sha256(place).slice(0, 16);
  const system = await findSystem(ports, suite, { ...request, limits, run, gateway, sidecar });
  // A killed process may have left a container, or an engine's client that is about to start one.
  await system.clear();
  const { actor } = request;
  const ledger = actor && (await openLedger(ports.files, ledgerPath(request.out)));
  try {
    return await runTasks(
      ports,
      prepared,
      actor && ledger ? withActor(system, actor, { suite, clock: ports.clock, ledger }) : system,
    );
  } finally {
    await ledger?.close();
    await system.clear();
    // Not for a held-out run, whose adapter may print held-out texts, nor for a run that did not begin.
    if (prepared.heldOut === null && (await hasBegun(ports.files, request.out)))
      await keepStandardError(ports.files, request.out, system.standardError());
  }
}

async function runTasks(ports: Ports, prepared: PreparedRun, system: SystemUnderTest): Promise<MeasuredRun> {
  const { request, suite } = prepared;
  // Before anything is started or written.
  const tasks = tasksOf(prepared);
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, ...(request.signal ? [request.signal] : [])]);
  const opening = ports.clock.monotonic();
  const first = await system.open(signal);
  const startMs = ports.clock.monotonic() - opening;
  const arms = suite.description.arms?.map((arm) => arm.id) ?? [undefined];
  try {
    const settings = await begin(ports, prepared, system, first);
    if (prepared.heldOut === null) {
      const selected = { count: tasks.count, tasks: selectedTasks(prepared.dataset, request) };
      warnUnmeasured(ports.progress, suite, selected, new Set(settings.declared.capabilities));
    }
    const index = new JournalIndex(tasks, arms.length);
    await readEarlier(ports, prepared, settings, index, arms);
    let episodes = 0;
    const journal = await ports.files.journal(journalPath(request.out), index.size);
    const record = recorder(ports, journal, index, prepared.heldOut === null);
    const began = ports.clock.monotonic();
    const total = tasks.count * arms.length;
    const each = `${tasks.count} ${tasks.count === 1 ? 'task' : 'tasks'} in each of ${arms.length} arms`;
    const unit = arms.length > 1 ? each : undefined;
    const label = `${suite.description.id} · ${safeText(settings.declared.name, 60)}${unit ? ` · ${unit}` : ''}`;
    ports.progress.begin(label, total);
    try {
      for (const [armIndex, armId] of arms.entries()) {
        const queue = filtered(tasks.runOrder(), (task) => !index.has(task, armIndex));
        const job: WorkerJob = {
          suite,
          adapter: request.adapter,
          hasGateway: prepared.gateway !== undefined,
          nonce: settings.nonce,
          system,
          arm: { index: armIndex, id: armId },
          queue,
          taskAt: (task) => prepared.dataset.taskAt(task),
          record: (entry) => {
            episodes += entry.lines.length;
            record(entry);
          },
          signal,
        };
        // Arms run one after the other, each with its own sessions; the first worker of the first arm uses the session that is open.
        const jobs = Array.from({ length: Math.min(request.jobs, tasks.count) }, (_, worker) =>
          runWorker(job, armIndex === 0 && worker === 0 ? first : undefined),
        );
        await waitForAll(jobs, () => stop.abort()).catch((thrown: unknown) => {
          if (!request.signal?.aborted || asFault(thrown).code !== 'run.stopped') throw thrown;
        });
        if (request.signal?.aborted) break;
      }
    } finally {
      ports.progress.end();
      await journal.close();
    }
    if (request.signal?.aborted) throw stopped(request, { count: index.count, total, unit });
    const pace = { startMs, wallMs: ports.clock.monotonic() - began, episodes };
    return { system, settings, tasks, arms: arms.length, index, pace };
  } finally {
    await first.close();
  }
}

function begin(ports: Ports, prepared: PreparedRun, system: SystemUnderTest, first: StartedSystem) {
  const { request, suite, limits, dataset } = prepared;
  const { id, version } = suite.description;
  return startOrResume(ports, request, {
    suite: { id, version },
    dataset: dataset.sha256,
    selection: request.selection,
    adapter: request.adapter,
    limits,
    declared: first.declared,
    actor: request.actor ? actorRecord(request.actor) : null,
    gateway: prepared.gateway ? { ...prepared.gateway.record, sidecar: system.sidecar ?? null } : null,
    engine: system.engine,
    image: system.image,
    harness: request.harness,
  });
}

function tasksOf({ dataset, request: { selection, nonce } }: PreparedRun): TaskPlan {
  const present = new Set<string>();
  const tasks = planTasks(selection, nonce, dataset.tasks, (task) => {
    const { family } = dataset.taskAt(task);
    present.add(family);
    return family;
  });
  const absent = selection.families?.filter((family) => !present.has(family)) ?? [];
  if (absent.length > 0)
    throw new Fault('family.unknown', `This data has no task of the family ${absent.join(', ')}.`, {
      hint: `Select from the families of its tasks: ${[...present].join(', ')}.`,
    });
  if (tasks.count > 0) return tasks;
  throw new Fault('usage', 'No task is selected.', { hint: 'Use fewer shards or a higher --limit.' });
}

/** Reads the journal of an earlier process. Each entry must belong to an episode of this run. */
function readEarlier(
  { files }: Ports,
  { request, suite, dataset }: PreparedRun,
  { nonce }: RunSettings,
  index: JournalIndex,
  arms: readonly (string | undefined)[],
): Promise<void> {
  return readJournal(files, journalPath(request.out), index, (task, arm) =>
    sealedEpisodes(suite, nonce, dataset.taskAt(task), arms[arm]).map(({ sealed: { id, requests } }) => ({
      id,
      requests,
    })),
  );
}

/** @param showsErrors false for held-out data, which the message of an error may quote */
function recorder(
  ports: Ports,
  journal: Journal,
  index: JournalIndex,
  showsErrors: boolean,
): (entry: JournalEntry) => void {
  return (entry) => {
    const line = entryLine(entry);
    journal.append(line);
    const { error } = entry;
    // Shown at once, because it may be a reason to stop a long run.
    if (showsErrors && error !== undefined && index.firstError === undefined)
      ports.progress.step(`first error: ${error.code}, in ${error.method}: ${safeText(error.message, 300)}`);
    index.add(entry, Buffer.byteLength(line));
    ports.progress.advance(index.count);
  };
}

function* filtered(order: Iterable<number>, test: (task: number) => boolean): Generator<number> {
  for (const task of order) if (test(task)) yield task;
}

/**
 * Waits for all workers. If one fails, the others are aborted and waited for, so that no adapter keeps running. Throws the first
 * failure.
 */
async function waitForAll(workers: readonly Promise<void>[], abort: () => void): Promise<void> {
  const failures: unknown[] = [];
  const settled = workers.map((worker) =>
    worker.catch((thrown: unknown) => {
      failures.push(thrown);
      abort();
    }),
  );
  await Promise.all(settled);
  if (failures.length > 0) throw failures[0];
}
