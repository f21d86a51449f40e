import { type Sealed, sealOnce } from '../evidence/seal.ts';
import type { TranscriptLine } from '../evidence/transcript.ts';
import type { EpisodeReplies } from '../protocol/episode.ts';
import type { Task } from '../suite/suite.ts';
import type { RescoreInput } from './rescore.ts';

/** A transcript, and what its requests and ids are derived from. */
export type TranscriptInput = Pick<RescoreInput, 'suite' | 'nonce' | 'tasks' | 'lines'>;

/**
 * A transcript's replies task by task: two runs under two nonces can be compared. Yields undefined, and ends, where the
 * transcript does not hold exactly the tasks' episodes in their order.
 */
export async function* openedTasks(input: TranscriptInput) {
  const lines = input.lines[Symbol.asyncIterator]();
  try {
    for (const task of input.tasks) {
      const opened = await openedTask(input, task, lines);
      yield opened;
      if (opened === undefined) return;
    }
    if (!(await lines.next()).done) yield undefined;
  } finally {
    await lines.return?.();
  }
}

/** With the run's opaque ids mapped back to the dataset's; the episodes in the order of `compile`. */
async function openedTask({ suite, nonce }: TranscriptInput, task: Task, lines: AsyncIterator<TranscriptLine>) {
  const episodes: (EpisodeReplies & Pick<Sealed, 'openText'>)[] = [];
  for (const episode of suite.compile(task)) {
    const sealed = sealOnce(episode, nonce);
    const next = await lines.next();
    if (next.done || next.value.id !== sealed.id) return undefined;
    const { openText } = sealed;
    episodes.push({ key: episode.key, replies: next.value.replies.map((reply) => sealed.open(reply)), openText });
  }
  return { task, episodes };
}
