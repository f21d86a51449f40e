import { Fault } from '../errors/fault.ts';
import { allParts, type Outgoing, sealInParts } from '../evidence/seal.ts';
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
  record(entry: JournalEntry): void;
  /** Aborted when the run has to end: its caller stopped it, or another worker failed. */
  readonly signal: AbortSignal;
}

/** The run fails after so many sessions were lost in a row without an answered episode in between. */
const MOST_LOST = 3;

/**
 * One worker: it opens a session and runs tasks from the queue until the queue is empty. The harness works while the system
 * stores something, and never while it answers a question: it writes the task before to the journal and prepares the next one.
 * A broken session is replaced, and its episode counts as errored.
 */
export async function work(job: Work, first?: StartedSystem): Promise<void> {
  let started = first ?? (await job.system.open(job.signal));
  let lost = 0;
  let last: { readonly fault: Fault; readonly call: string } | undefined;
  let done: JournalEntry | undefined;
  const settle = () => {
    const entry = done;
    done = undefined;
    if (entry !== undefined) job.record(entry);
  };
  try {
    let next = preparation(job).rest();
    while (next !== undefined && !job.signal.aborted) {
      const { index, task, episodes } = next;
      const coming = preparation(job);
      const lines: TranscriptLine[] = [];
      const latencies: JournalEntry['latencies'][number][] = [];
      let error: JournalEntry['error'];
      for (const { key, sealed } of episodes) {
        if (started.broken) {
          settle();
          await started.close();
          if (lost >= MOST_LOST) throw unsteady(lost, last);
          started = await job.system.open(job.signal);
        }
        // What fails meanwhile is no fault of the system, so it must not look like one to the session.
        let failed: { readonly thrown: unknown } | undefined;
        const meanwhile = (left: number) => {
          try {
            settle();
            coming.advance(left);
          } catch (thrown) {
            failed ??= { thrown };
          }
        };
        const result = await started.answer(sealed, key, meanwhile, task);
        if (failed) throw failed.thrown;
        const capabilities = new Set(started.declared.capabilities);
        const replies = result.replies.map((reply) => onlyDeclared(reply, capabilities));
        lost = started.broken ? lost + 1 : 0;
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
      settle();
      // After an abort the adapters are stopped, so that their replies to this task are not complete.
      if (!job.signal.aborted) done = { task: index, arm: job.arm.index, lines, latencies, error };
      next = coming.rest();
    }
  } finally {
    try {
      settle();
    } finally {
      await started.close();
    }
  }
}

interface Prepared {
  readonly index: number;
  readonly task: Task;
  readonly episodes: readonly { readonly key: string; readonly sealed: Outgoing }[];
}

/** Prepares the next task of the queue in parts: takes it, then seals its episodes in one arm, some steps at a time. */
function preparation({ suite, nonce, arm, queue, taskAt }: Work) {
  let prepared: Prepared | undefined;
  /** Parts that are left; unknown before the task is taken. */
  let left: number | undefined;
  const parts = inParts();
  function* inParts(): Generator<void, void, void> {
    const { done, value: index } = queue.next();
    if (done) return;
    const task = taskAt(index);
    const plain = episodesOf(suite, task, arm.id);
    left = plain.reduce((sum, { steps }) => sum + steps.filter(({ method }) => method === 'observe').length, 0);
    const episodes: { key: string; sealed: Outgoing }[] = [];
    for (const episode of plain) {
      const { key } = episode;
      episodes.push({ key, sealed: yield* sealInParts(episode, nonce) });
    }
    prepared = { index, task, episodes };
  }
  return {
    /** Does an equal share of what is left, for a caller that will do so `times` times in all, this time included. */
    advance(times: number): void {
      if (left === undefined) parts.next();
      left ??= 0;
      for (let share = Math.floor(left / times); share > 0; share -= 1) {
        left -= 1;
        parts.next();
      }
    },
    /** Does the rest. Undefined if the queue is empty. */
    rest(): Prepared | undefined {
      while (!parts.next().done);
      return prepared;
    },
  };
}

/** The episodes of a task in one arm, in order. */
const episodesOf = (suite: Suite, task: Task, arm: string | undefined) =>
  suite.compile(task).filter((episode) => episode.arm === arm);

/** The sealed episodes of a task in one arm, in order. The key identifies an episode within the harness. */
export function sealedEpisodes(suite: Suite, nonce: string, task: Task, arm: string | undefined) {
  return episodesOf(suite, task, arm).map((episode) => ({
    key: episode.key,
    sealed: allParts(sealInParts(episode, nonce)),
  }));
}

function errorOf({ code, message, hint }: Fault, method: string): EpisodeError {
  return { method, code, message, ...(hint !== undefined && { hint }) };
}

/** @param call in which call the last fault was, and of which task */
function unsteady(lost: number, { fault, call }: { readonly fault?: Fault; readonly call?: string } = {}): Fault {
  const why = fault === undefined ? '' : ` The last time, in ${call}: ${fault.message}`;
  const hint = [
    ...(fault?.hint === undefined ? [] : [fault.hint]),
    'Fix the adapter (`cib check SPEC` makes each call), then run all tasks again in a new folder.',
    '--resume runs only the remaining tasks: earlier replies are kept, and tasks that errored stay errored. Use it only if the adapter did not change.',
  ];
  return new Fault('adapter.unsteady', `The adapter failed ${lost} times in a row.${why}`, {
    cause: fault,
    hint: hint.join('\n'),
    ...(fault?.quote && { quote: fault.quote }),
  });
}
