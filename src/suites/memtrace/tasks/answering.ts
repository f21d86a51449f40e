import type { Episode, EpisodeReplies } from '../../../protocol/episode.ts';
import type { QueryResult, Reply } from '../../../protocol/reply.ts';

/** What an in-process system says to an episode: nothing to what it observes, and this to the question. */
export function replies({ key, steps }: Episode, result: QueryResult): readonly EpisodeReplies[] {
  return [
    {
      key,
      replies: steps.map(
        ({ method }): Reply => (method === 'observe' ? { method, result: {} } : { method: 'query', result }),
      ),
    },
  ];
}
