import type { EpisodeReplies } from '../../protocol/episode.ts';
import type { QueryResult } from '../../protocol/reply.ts';
import type { CibTask } from './task.ts';

/** What an in-process system says to a task's one episode. */
export function replies(task: CibTask, query: QueryResult, written?: readonly string[]): readonly EpisodeReplies[] {
  return [
    {
      key: task.id,
      replies: [
        { method: 'observe', result: written === undefined ? {} : { written: [...written] } },
        { method: 'query', result: query },
      ],
    },
  ];
}
