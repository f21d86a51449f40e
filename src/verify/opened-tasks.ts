import { type Sealing, sealOnce } from '../evidence/seal.ts';
import type { TranscriptLine } from '../evidence/transcript.ts';
import type { EpisodeReplies } from '../protocol/episode.ts';
import type { Task } from '../suite/suite.ts';
import type { RescoreInput } from './rescore.ts';

/** A transcript, and what is needed to derive its requests and ids again. */
export type TranscriptInput = Pick<RescoreInput, 'suite' | 'nonce' | 'tasks' | 'lines'>;

/**
 * The replies of a transcript, task by task, with the source ids of the dataset, so that runs under different nonces can be
 * compared. If the transcript does not have exactly the episodes of the tasks in their order, it yields undefined and ends.
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

/** The replies to one task; the episodes are in the order of `compile`. */
async function openedTask({ suite, nonce }: TranscriptInput, task: Task, lines: AsyncIterator<TranscriptLine>) {
  const episodes: (EpisodeReplies & Pick<Sealing, 'openText'>)[] = [];
  for (const episode of suite.compile(task)) {
    const sealed = sealOnce(episode, nonce);
    const next = await lines.next();
    if (next.done || next.value.id !== sealed.id) return undefined;
    const { openText } = sealed;
    episodes.push({ key: episode.key, replies: next.value.replies.map((reply) => sealed.open(reply)), openText });
  }
  return { task, episodes };
}
