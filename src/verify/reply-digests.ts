import { canonical } from '../evidence/canonical.ts';
import { sha256 } from '../evidence/digest.ts';
import type { Reply } from '../protocol/reply.ts';
import { openedTasks, type TranscriptInput } from './opened-tasks.ts';

/**
 * A digest of everything that a transcript answers to each task: evidence in its order, what was written, action, answer,
 * flags, usage and all other fields, with the run's ids mapped back. Two runs of a deterministic system have the same.
 *
 * @returns a SHA-256 a task, in the order of the tasks; undefined where the transcript is not one of these tasks
 */
export async function replyDigests(input: TranscriptInput): Promise<readonly string[] | undefined> {
  const digests: string[] = [];
  for await (const opened of openedTasks(input)) {
    if (opened === undefined) return undefined;
    const replies = opened.episodes.map(({ replies: all, openText }) =>
      all.map((reply) => textsOpened(reply, openText)),
    );
    digests.push(sha256(canonical(replies)));
  }
  return digests;
}

/** Texts may repeat ids, which are other ones in every run. */
function textsOpened(reply: Reply, open: (text: string) => string): Reply {
  if ('fault' in reply || 'skipped' in reply || reply.method !== 'query') return reply;
  const { context, answer } = reply.result;
  const texts = {
    ...(context !== undefined && { context: open(context) }),
    ...(answer !== undefined && { answer: open(answer) }),
  };
  return { ...reply, result: { ...reply.result, ...texts } };
}
