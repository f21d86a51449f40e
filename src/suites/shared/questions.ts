import { MOST_ERRORED_PERCENT, type Verdict } from '../../protocol/constants.ts';
import type { EpisodeReplies } from '../../protocol/episode.ts';
import type { Item } from '../../protocol/outcome.ts';
import type { QueryResult } from '../../protocol/reply.ts';

/** A task whose one episode ends with several questions. */
interface Questioned {
  readonly id: string;
  readonly questions: readonly unknown[];
}

/**
 * The result of each question, undefined for a question on which the answering model failed. Null if the episode ended before
 * the last question: then the task errored.
 */
export function resultsOf(
  { id, questions }: Questioned,
  episodes: readonly EpisodeReplies[],
): readonly (QueryResult | undefined)[] | null {
  const found: (QueryResult | undefined)[] = [];
  for (const reply of episodes.find(({ key }) => key === id)?.replies ?? []) {
    if ('fault' in reply) {
      if (!('acted' in reply)) return null;
      found.push(undefined);
    } else if ('result' in reply && reply.method === 'query') found.push(reply.result);
  }
  return found.length === questions.length ? found : null;
}

/** The replies of an in-process system: nothing to each `observe`, then these results. */
export function repliesOf(
  { id }: Pick<Questioned, 'id'>,
  observations: number,
  results: readonly QueryResult[],
): readonly EpisodeReplies[] {
  const observed = Array.from({ length: observations }, () => ({ method: 'observe' as const, result: {} }));
  return [{ key: id, replies: [...observed, ...results.map((result) => ({ method: 'query' as const, result }))] }];
}

/**
 * The verdict of a task with several questions.
 *
 * @param sound whether the task as a whole met its requirements
 */
export function taskVerdict(items: readonly Pick<Item, 'verdict'>[], sound = true): Verdict {
  const count = (verdict: Verdict) => items.filter((item) => item.verdict === verdict).length;
  const errored = count('errored');
  if (errored * 100 > items.length * MOST_ERRORED_PERCENT) return 'errored';
  if (count('failed') > 0 || !sound) return 'failed';
  return errored > 0 ? 'errored' : 'passed';
}
