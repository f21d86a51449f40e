import { Fault } from '../errors/fault.ts';
import { type Sealing, sealOnce } from '../evidence/seal.ts';
import type { TranscriptLine } from '../evidence/transcript.ts';
import type { EpisodeReplies } from '../protocol/episode.ts';
import type { Step } from '../protocol/request.ts';
import type { Suite, Task } from '../suite/suite.ts';

/** A transcript, and what is needed to derive its requests and ids again. */
export interface TranscriptInput {
  readonly suite: Suite;
  readonly nonce: string;
  /** The run's tasks, in the order of the dataset. */
  readonly tasks: Iterable<Task>;
  /** The transcript's lines, one for each episode, in the order of the tasks. */
  readonly lines: AsyncIterable<TranscriptLine>;
}

/** A line of a transcript with the episode that it answers. */
export interface OpenedEpisode {
  /** With the dataset's own source ids instead of the run's. */
  readonly answer: EpisodeReplies & { readonly arm: string | undefined };
  readonly line: TranscriptLine;
  readonly steps: readonly Step[];
  readonly sealed: Sealing;
  /** Line and task, for messages. */
  readonly where: string;
}

/**
 * The replies of a transcript, task by task, with the source ids of the dataset, so that runs under different nonces can be
 * compared. The episodes of a task are in the order of `compile`.
 *
 * @throws `bundle.episodes` if the episodes are not exactly those of the tasks, in their order
 */
export async function* openedTasks({ suite, nonce, tasks, lines: all }: TranscriptInput) {
  const lines = all[Symbol.asyncIterator]();
  let number = 0;
  try {
    for (const task of tasks) {
      const episodes: OpenedEpisode[] = [];
      for (const episode of suite.compile(task)) {
        const sealed = sealOnce(episode, nonce);
        const next = await lines.next();
        number += 1;
        if (next.done) throw unfit(`ends before line ${number}: the episode of task ${task.id} is missing`);
        const line: TranscriptLine = next.value;
        if (line.id !== sealed.id)
          throw unfit(`line ${number}: $.id is ${line.id}, not that of task ${task.id}, which comes next`);
        const { key, arm, steps } = episode;
        const replies = line.replies.map((reply) => sealed.open(reply));
        episodes.push({ answer: { key, arm, replies }, line, steps, sealed, where: `line ${number}, task ${task.id}` });
      }
      yield { task, episodes };
    }
    if (!(await lines.next()).done) throw unfit(`line ${number + 1}: an episode that belongs to no task of the run`);
  } finally {
    // After an error the transcript's file is still open: this closes it.
    await lines.return?.();
  }
}

function unfit(what: string): Fault {
  return new Fault('bundle.episodes', `transcript.jsonl ${what}.`, {
    hint: 'A transcript holds each episode of the run exactly once, in the order of the dataset.',
  });
}
