import { Fault } from '../errors/fault.ts';
import { type Sealed, seal } from '../evidence/seal.ts';
import type { TranscriptLine } from '../evidence/transcript.ts';
import { onlyDeclared } from '../protocol/declared.ts';
import type { Suite, Task } from '../suite/suite.ts';
import { checkCommand } from './faults.ts';
import type { EpisodeError, JournalEntry } from './journal.ts';
import type { StartedSystem, SystemUnderTest } from './system-under-test.ts';

export interface WorkerJob {
  readonly suite: Suite;
  /** As it was given, for a message. */
  readonly adapter: string;
  readonly hasGateway: boolean;
  readonly nonce: string;
  readonly system: SystemUnderTest;
  readonly arm: { readonly index: number; readonly id: string | undefined };
  /** Task indexes still to do, shared by all workers. */
  readonly queue: Iterator<number>;
  taskAt(index: number): Task;
  record(entry: JournalEntry): void;
  /** Aborted when the run has to end: its caller stopped it, or another worker failed. */
  readonly signal: AbortSignal;
}

/** The run fails after so many sessions were lost in a row without an answered episode in between. */
const MOST_LOST = 3;

/**
 * One worker: it opens a session and runs tasks from the queue until the queue is empty. The harness works while the system is
 * busy: during a reset it writes the task before to the journal, and while the system processes the first events it prepares
 * the next task. A broken session is replaced, and its episode counts as errored.
 */
export async function runWorker(job: WorkerJob, first?: StartedSystem): Promise<void> {
  let next = prepare(job);
  // An adapter takes time to start, and a worker without a task needs none.
  if (next === undefined) return;
  let started = first ?? (await job.system.open(job.signal));
  let lostInARow = 0;
  let last: { readonly fault: Fault; readonly call: string } | undefined;
  let done: JournalEntry | undefined;
  const recordDone = () => {
    const entry = done;
    done = undefined;
    if (entry !== undefined) job.record(entry);
  };
  try {
    while (next !== undefined && !job.signal.aborted) {
      const { index, task, episodes } = next;
      next = undefined;
      const lines: TranscriptLine[] = [];
      const latencies: JournalEntry['latencies'][number][] = [];
      let error: JournalEntry['error'];
      for (const { key, sealed } of episodes) {
        if (started.broken) {
          recordDone();
          await started.close();
          if (lostInARow >= MOST_LOST) throw unsteady(job, lostInARow, last);
          started = await job.system.open(job.signal);
        }
        const { begun, answered } = startEpisode(started, task, key, sealed);
        recordDone();
        await begun;
        next ??= prepare(job);
        const result = await answered;
        const capabilities = new Set(started.declared.capabilities);
        const replies = result.replies.map((reply) => onlyDeclared(reply, capabilities));
        lostInARow = started.broken ? lostInARow + 1 : 0;
        const method = result.replies.at(-1)?.method ?? '';
        last = result.error && { fault: result.error, call: `${method} of task ${task.id}` };
        error ??= result.error && errorOf(result.error, method);
        lines.push({
          id: sealed.id,
          requests: sealed.requests,
          replies,
          ...(Object.keys(result.faults).length > 0 && { faults: result.faults }),
        });
        latencies.push(...result.latencies);
      }
      // A task may have no episodes in an arm.
      next ??= prepare(job);
      // After an abort the adapters are stopped, so that their replies to this task are not complete.
      recordDone();
      if (!job.signal.aborted) done = { task: index, arm: job.arm.index, lines, latencies, error };
    }
  } finally {
    try {
      recordDone();
    } finally {
      await started.close();
    }
  }
}

/** Starts an episode. `begun` resolves when its events are sent or the episode has ended, with or without an error. */
function startEpisode(started: StartedSystem, task: Task, key: string, sealed: Sealed) {
  let sent = () => {};
  const first = new Promise<void>((resolve) => {
    sent = resolve;
  });
  const answered = started.answer(sealed, key, sent, task);
  const over = answered.then(
    () => {},
    () => {},
  );
  return { begun: Promise.race([first, over]), answered };
}

/** Takes the next task from the queue and seals its episodes in one arm; undefined if the queue is empty. */
function prepare({ suite, nonce, arm, queue, taskAt }: WorkerJob) {
  const { done, value: index } = queue.next();
  if (done) return undefined;
  const task = taskAt(index);
  return { index, task, episodes: sealedEpisodes(suite, nonce, task, arm.id) };
}

/** The sealed episodes of a task in one arm, in order. The key identifies an episode within the harness. */
export function sealedEpisodes(suite: Suite, nonce: string, task: Task, arm: string | undefined) {
  return suite
    .compile(task)
    .filter((episode) => episode.arm === arm)
    .map((episode) => ({ key: episode.key, sealed: seal(episode, nonce) }));
}

function errorOf({ code, message, hint }: Fault, method: string): EpisodeError {
  return { method, code, message, ...(hint !== undefined && { hint }) };
}

/** @param call in which call the last fault was, and of which task */
function unsteady(
  { adapter, hasGateway }: Pick<WorkerJob, 'adapter' | 'hasGateway'>,
  lost: number,
  { fault, call }: { readonly fault?: Fault; readonly call?: string } = {},
): Fault {
  const why = fault === undefined ? '' : ` The last time, in ${call}: ${fault.message}`;
  const hint = [
    fault?.hint ?? [],
    `Fix the adapter (${checkCommand(adapter, hasGateway)} makes each call), then run all tasks again in a new folder.`,
    '--resume runs only the remaining tasks: earlier replies are kept, and tasks that errored stay errored. Use it only if the adapter did not change.',
  ];
  return new Fault('adapter.unsteady', `The adapter failed ${lost} times in a row.${why}`, {
    cause: fault,
    hint: hint.flat().join('\n'),
    ...(fault?.quote && { quote: fault.quote }),
  });
}
