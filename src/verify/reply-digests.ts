import { canonical } from '../evidence/canonical.ts';
import { sha256 } from '../evidence/digest.ts';
import { openedTasks, type TranscriptInput } from './opened-tasks.ts';

/**
 * A digest of everything that a transcript answers to each task: evidence in its order, what was written, action, answer,
 * flags, usage and all other fields, with the run's ids mapped back, those that a text repeats among them. Two runs of a
 * deterministic system have the same.
 *
 * @returns a SHA-256 a task, in the order of the tasks; undefined where the transcript is not one of these tasks
 */
export async function replyDigests(input: TranscriptInput): Promise<readonly string[] | undefined> {
  const digests: string[] = [];
  for await (const opened of openedTasks(input)) {
    if (opened === undefined) return undefined;
    digests.push(sha256(opened.episodes.map(({ replies, openText }) => openText(canonical(replies))).join('\n')));
  }
  return digests;
}
