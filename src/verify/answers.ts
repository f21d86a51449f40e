import { canonical } from '../evidence/canonical.ts';
import { sha256 } from '../evidence/digest.ts';
import type { EpisodeReplies } from '../protocol/episode.ts';
import type { Reply } from '../protocol/reply.ts';
import type { Suite, Task } from '../suite/suite.ts';
import { noteAnswer } from './known-answers.ts';
import { openedTasks, type TranscriptInput } from './opened-tasks.ts';
import { type Answers, printOf } from './prints.ts';

/**
 * What a transcript answers, with the run's opaque ids mapped back to the dataset's: two runs under two nonces can be
 * compared. Undefined where the transcript does not hold exactly the tasks' episodes in their order.
 */
export async function answersOf(input: TranscriptInput): Promise<Answers | undefined> {
  const ids: string[] = [];
  const prints: number[] = [];
  for await (const opened of openedTasks(input)) {
    if (opened === undefined) return undefined;
    ids.push(opened.task.id);
    prints.push(answerPrint(opened.episodes));
  }
  return { ids, prints: Uint32Array.from(prints) };
}

/** The same of the suite's own systems, which answer in process: task by task, since they share what they read of a task. */
export function answersOfReferences(suite: Suite, tasks: readonly Task[]) {
  const ids = tasks.map(({ id }) => id);
  const systems = suite.ownSystems.map((system) => {
    const answers: Answers = { ids, prints: new Uint32Array(tasks.length) };
    return { system, answers };
  });
  for (const [n, task] of tasks.entries())
    for (const { system, answers } of systems) {
      const episodes = system.answer(task);
      answers.prints[n] = answerPrint(episodes);
      noteAnswer(system, task, episodes);
    }
  return systems.map(({ system: { name, kind }, answers }) => ({ name, kind, answers }));
}

/**
 * A fingerprint of the canonical answers to one task, 0 where there are none. What does not make another answer does not count: the order of
 * evidence, confidence, usage and flags; nor what was written, which only some declare.
 */
export function answerPrint(episodes: readonly EpisodeReplies[]): number {
  const said = episodes.map(({ key, replies }) => ({ key, replies: replies.map(answerIn).filter(Boolean) }));
  return said.some(({ replies }) => replies.length > 0) ? printOf(canonical(said)) : 0;
}

/** Undefined where the reply says nothing. */
function answerIn(reply: Reply): object | undefined {
  if ('fault' in reply || 'skipped' in reply || reply.method === 'observe') return undefined;
  if (reply.method !== 'query') {
    const values = reply.result?.values ?? [];
    return values.length > 0 ? { method: reply.method, values } : undefined;
  }
  const { evidence, context, memories = [], action, answer, abstain } = reply.result;
  const said = {
    ...(evidence.length > 0 && { evidence: [...new Set(evidence)].sort() }),
    ...(context && { context: withoutIds(context) }),
    ...(memories.length > 0 && { memories: memories.map(({ text }) => withoutIds(text)) }),
    ...(action && { action }),
    ...(answer && { answer: withoutIds(answer) }),
    ...(abstain && { abstain }),
  };
  return Object.keys(said).length > 0 ? said : undefined;
}

/** Source ids that a text repeats are other ones in every run. */
const withoutIds = (text: string) => text.replace(/\b[0-9a-f]{16}\b/g, '#');

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
