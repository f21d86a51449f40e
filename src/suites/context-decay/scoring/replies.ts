import type { EpisodeReplies } from '../../../protocol/episode.ts';
import type { QueryResult } from '../../../protocol/reply.ts';
import type { FreeAnswer } from '../../../suite/suite.ts';
import { type DecayTask, targetsOf } from '../task.ts';
import { bare } from './assess.ts';
import { holdsWhole, normal } from './sentence.ts';

/**
 * The replies to the questions, in order. Undefined if the answering model failed. Null if the episode ended before, because
 * the task errored.
 */
export function queriesOf(
  task: DecayTask,
  episodes: readonly EpisodeReplies[],
): readonly (QueryResult | undefined)[] | null {
  const found: (QueryResult | undefined)[] = [];
  for (const reply of episodes.find(({ key }) => key === task.id)?.replies ?? []) {
    if ('fault' in reply) {
      if (!('acted' in reply)) return null;
      found.push(undefined);
    } else if ('result' in reply && reply.method === 'query') found.push(reply.result);
  }
  return found.length === task.questions.length ? found : null;
}

/** One for each question. The conversation is their cluster. */
export function freeAnswers(task: DecayTask, episodes: readonly EpisodeReplies[]): readonly FreeAnswer[] {
  const queries = queriesOf(task, episodes);
  const targets = targetsOf(task);
  return task.questions.map(({ text }, i) => {
    const gold = targets[i]?.needle.value ?? '';
    const { answer = '', abstain } = queries?.[i] ?? {};
    const exact = bare(answer) === normal(gold);
    const amongOthers = !exact && !abstain && holdsWhole(normal(answer), normal(gold));
    return {
      ...{ id: `${task.id}/${i + 1}`, cluster: task.id, question: text, gold, answer, exact },
      ...(amongOthers && { amongOthers }),
    };
  });
}
