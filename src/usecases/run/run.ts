import { Fault } from '../../errors/fault.ts';
import { plan as planTasks } from '../../evidence/selection.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Scorecard } from '../../protocol/scorecard.ts';
import { safeText } from '../../report/safe-text.ts';
import { loadSuite } from '../../suites/catalogue.ts';
import type { Suite } from '../../suites/suite.ts';
import { openDataset } from '../dataset.ts';
import { findAnswerer } from './answerer.ts';
import { finish } from './finish.ts';
import { type Entry, entryLine } from './journal.ts';
import { beginRun, checkOut, endRun, journalPath } from './plan.ts';
import type { RunRequest } from './request.ts';
import { type Work, work } from './work.ts';

/** Runs a suite against an adapter and writes the bundle. What was answered before a failure stays in the journal. */
export async function run(ports: Ports, request: RunRequest): Promise<Scorecard> {
  const suite = await loadSuite(request.suite);
  checkFamilies(suite, request.selection.families);
  const dataset = await openDataset(ports.files, suite, request.dataset);
  await checkOut(ports.files, request);
  const answerer = await findAnswerer(ports, suite, request);
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, ...(request.signal ? [request.signal] : [])]);
  const opening = ports.clock.monotonic();
  const first = await answerer.open(signal);
  const startMs = ports.clock.monotonic() - opening;
  const { id, version } = suite.description;
  const begun = await beginRun(ports, request, {
    suite: { id, version },
    dataset: dataset.sha256,
    selection: request.selection,
    adapter: request.adapter,
    limits: request.limits,
    declared: first.declared,
    engine: answerer.engine,
    image: answerer.image,
    harness: request.harness,
  }).catch(async (thrown: unknown) => {
    await first.close();
    throw thrown;
  });

  const { plan, index } = begun;
  const tasks = planTasks(plan.selection, plan.nonce, dataset.tasks, (task) => dataset.taskAt(task).family);
  if (tasks.count === 0) {
    await first.close();
    throw new Fault('usage', 'No task is selected.', { hint: 'Fewer shards, a higher --limit or another --family.' });
  }
  const arms = suite.description.arms?.map((arm) => arm.id) ?? [undefined];
  const journal = await ports.files.journal(journalPath(request.out), index.size);
  const total = tasks.count * arms.length;
  const began = ports.clock.monotonic();
  const before = index.count;
  ports.progress.begin(`${id} · ${safeText(plan.declared.name, 60)}`, total);

  const record = (entry: Entry) => {
    const line = entryLine(entry);
    index.add(entry, Buffer.byteLength(line));
    journal.append(line);
    ports.progress.advance(index.count);
  };
  try {
    for (const [armIndex, armId] of arms.entries()) {
      const queue = pending(tasks.runOrder(), (task) => !index.has(task, armIndex));
      const arm = { index: armIndex, id: armId };
      const taskAt = (task: number) => dataset.taskAt(task);
      const job: Work = { suite, nonce: plan.nonce, answerer, arm, queue, taskAt, record, signal };
      // The arms take turns, each in processes of its own; the session that told who answers serves the first.
      const jobs = Array.from({ length: Math.min(request.jobs, total) }, (_, worker) =>
        work(job, armIndex === 0 && worker === 0 ? first : undefined),
      );
      await all(jobs, () => stop.abort());
    }
  } finally {
    ports.progress.end();
    await first.close();
    await journal.close();
  }
  if (request.signal?.aborted) {
    throw new Fault('run.stopped', `The run was stopped after ${index.count} of ${total} tasks.`, {
      hint: 'Go on with --resume.',
    });
  }
  const wallMs = ports.clock.monotonic() - began;
  const pace = { startMs, wallMs, episodes: index.count - before };
  const scorecard = await finish(ports, {
    request,
    suite,
    dataset,
    answerer,
    plan,
    tasks,
    arms: arms.length,
    index,
    pace,
  });
  await endRun(ports, request.out);
  return scorecard;
}

function checkFamilies(suite: Suite, families: readonly string[] | null): void {
  const known = suite.description.families.map(({ id }) => id);
  const unknown = families?.find((family) => !known.includes(family));
  if (unknown === undefined) return;
  throw new Fault('family.unknown', `Suite ${suite.description.id} has no family "${unknown}".`, {
    hint: `It has ${known.join(', ')}.`,
  });
}

function* pending(order: Iterable<number>, open: (task: number) => boolean): Generator<number> {
  for (const task of order) if (open(task)) yield task;
}

/**
 * Waits for all, also where one failed, which ends the others: no adapter may be left running. The first failure counts;
 * what an abort made fail does not.
 */
async function all(workers: readonly Promise<void>[], abort: () => void): Promise<void> {
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
