import type { EpisodeReplies } from '../../../protocol/episode.ts';
import type { Event } from '../../../protocol/event.ts';
import type { Reply } from '../../../protocol/reply.ts';
import type { Step } from '../../../protocol/request.ts';
import { memoise } from '../../../text/caches.ts';
import { compile } from '../compile.ts';
import type { WritTask } from '../scenario.ts';

export type AskingStep = Exclude<Step, { method: 'observe' }>;

/** The reply to a question or inspection, by the events observed so far. `again`: the question was asked before. */
export type Respond = (step: AskingStep, seen: readonly Event[], again: boolean) => Reply;

/**
 * The replies of an in-process system to a task.
 *
 * @param begin called for each arm, in which the system starts empty
 */
export function respondWith(begin: (task: WritTask, arm: string) => Respond): (task: WritTask) => EpisodeReplies[] {
  return memoise((task) =>
    compile(task).map(({ key, arm = '', steps }) => {
      const respond = begin(task, arm);
      const seen: Event[] = [];
      const first = steps.findIndex(({ method }) => method === 'query');
      const replies = steps.map((step, at): Reply => {
        if (step.method !== 'observe') return respond(step, seen, at > first);
        seen.push(...step.params.events);
        return { method: 'observe', result: {} };
      });
      return { key, replies };
    }),
  );
}
