import type { EpisodeReplies } from '../../../protocol/episode.ts';
import type { QueryResult } from '../../../protocol/reply.ts';
import type { DecayTask } from '../task.ts';

/** What came back to each question, in their order. Null where the episode did not get that far: the task errored. */
export function queriesOf(task: DecayTask, episodes: readonly EpisodeReplies[]): readonly QueryResult[] | null {
  const found: QueryResult[] = [];
  for (const reply of episodes.find(({ key }) => key === task.id)?.replies ?? []) {
    if ('fault' in reply) return null;
    if ('result' in reply && reply.method === 'query') found.push(reply.result);
  }
  return found.length === task.questions.length ? found : null;
}
