import type { EpisodeReplies } from '../../protocol/episode.ts';
import type { QueryResult } from '../../protocol/reply.ts';
import { type DecayTask, type Wanted, wantedOf } from './task.ts';

/** What an in-process system says to a task's one episode: nothing while it is told, then a reply a question. */
export function replies(task: DecayTask, say: (wanted: Wanted, at: number) => QueryResult): readonly EpisodeReplies[] {
  return [
    {
      key: task.id,
      replies: [
        ...task.batches.map(() => ({ method: 'observe' as const, result: {} })),
        ...wantedOf(task).map((wanted, at) => ({ method: 'query' as const, result: say(wanted, at) })),
      ],
    },
  ];
}
