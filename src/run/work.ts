import type { Answered } from '../adapters/session.ts';
import { Fault } from '../errors/fault.ts';
import { type Sealed, seal } from '../evidence/seal.ts';
import type { TranscriptLine } from '../evidence/transcript.ts';
import { onlyDeclared } from '../protocol/declared.ts';
import type { Suite, Task } from '../suite/suite.ts';
import type { EpisodeError, JournalEntry } from './journal.ts';
import type { StartedSystem, SystemUnderTest } from './system-under-test.ts';

export interface Work {
  readonly suite: Suite;
  readonly nonce: string;
  readonly system: SystemUnderTest;
  readonly arm: { readonly index: number; readonly id: string | undefined };
  /** Task indexes still to do, shared by all workers. */
  readonly queue: Iterator<number>;
  taskAt(index: number): Task;
  /** Takes an entry into the journal. */
  record(entry: JournalEntry): void;
  /** Aborted when the run is to end: by its caller, or because another worker failed. */
  readonly signal: AbortSignal;
}

/** Sessions lost in a row, without one episode answered between, before the run is given up. */
const PATIENCE = 3;

/**
 * One worker: a session, and episodes from the queue until it is empty. While the system thinks, the harness works: as
 * it resets, the task before goes into the journal; as it takes in the first events, the next task is prepared. A session
 * that broke is replaced; its episode counts as errored.
 */
export async function work(job: Work, first?: StartedSystem): Promise<void> {
  let started = first ?? (await job.system.open(job.signal));
  let lost = 0;
  let last: Fault | undefined;
  let done: JournalEntry | undefined;
  const settle = () => {
    const entry = done;
    done = undefined;
    if (entry !== undefined) job.record(entry);
  };
  try {
    let next = prepare(job);
    while (next !== undefined && !job.signal.aborted) {
      const { index, task, episodes } = next;
      next = undefined;
      const lines: TranscriptLine[] = [];
      const latencies: JournalEntry['latencies'][number][] = [];
      let error: JournalEntry['error'];
      for (const { key, sealed } of episodes) {
        if (started.broken) {
          settle();
          await started.close();
          if (lost >= PATIENCE) throw unsteady(lost, last);
          started = await job.system.open(job.signal);
        }
        const { begun, answered } = begin(started, task, key, sealed);
        settle();
        await begun;
        next ??= prepare(job);
        const { replies: said, faults, latencies: taken, error: thrown } = await answered;
        const capabilities = new Set(started.declared.capabilities);
        const replies = said.map((reply) => onlyDeclared(reply, capabilities));
        lost = started.broken ? lost + 1 : 0;
        last = thrown;
        error ??= thrown && errorOf(thrown, said);
        lines.push({
          id: sealed.id,
          requests: sealed.requests,
          replies,
          ...(Object.keys(faults).length > 0 && { faults }),
        });
        latencies.push(...taken);
      }
      // An arm may ask nothing of a task.
      next ??= prepare(job);
      // An abort ends the adapters, and what they then failed to say is not their answer.
      settle();
      if (!job.signal.aborted) done = { task: index, arm: job.arm.index, lines, latencies, error };
    }
  } finally {
    try {
      settle();
    } finally {
      await started.close();
    }
  }
}

/** An episode under way: `begun` when its events are with the system, or all is over, well or not. */
function begin(started: StartedSystem, task: Task, key: string, sealed: Sealed) {
  let sent = () => {};
  const first = new Promise<void>((resolve) => {
    sent = resolve;
  });
  const answered = started.answer(task, key, sealed, sent);
  const over = answered.then(
    () => {},
    () => {},
  );
  return { begun: Promise.race([first, over]), answered };
}

/** A task of one arm with its episodes sealed: all that has to be known before the system is asked. */
function prepare({ suite, nonce, arm, queue, taskAt }: Work) {
  const { done, value: index } = queue.next();
  if (done) return undefined;
  const task = taskAt(index);
  return { index, task, episodes: sealedEpisodes(suite, nonce, task, arm.id) };
}

/** What one arm of a task is asked, in order. The key names an episode inside the harness. */
export function sealedEpisodes(suite: Suite, nonce: string, task: Task, arm: string | undefined) {
  return suite
    .compile(task)
    .filter((episode) => episode.arm === arm)
    .map((episode) => ({ key: episode.key, sealed: seal(episode, nonce) }));
}

function errorOf({ code, message, hint }: Fault, replies: Answered['replies']): EpisodeError {
  return { method: replies.at(-1)?.method ?? '', code, message, ...(hint !== undefined && { hint }) };
}

function unsteady(lost: number, last: Fault | undefined): Fault {
  const why = last === undefined ? '' : ` The last time: ${last.message}`;
  const hint = [
    ...(last?.hint === undefined ? [] : [last.hint]),
    'Repair the adapter (`cib check SPEC` makes each call once), then run all tasks again in a new folder.',
    '--resume asks only the tasks that are left: what was answered stays, and tasks that errored stay errored. It is for an adapter that did not change.',
  ];
  return new Fault('adapter.unsteady', `The adapter broke ${lost} times in a row.${why}`, {
    cause: last,
    hint: hint.join('\n'),
    ...(last?.quote && { quote: last.quote }),
  });
}
