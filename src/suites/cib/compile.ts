import type { Episode } from '../../protocol/episode.ts';
import type { Event } from '../../protocol/event.ts';
import type { CibEvent, CibTask } from './schema.ts';

/** The event without its labels. */
function visible(event: CibEvent): Event {
  return {
    kind: 'message',
    scope: { domain: event.domain, project: event.project },
    source_id: event.source_id,
    text: event.text,
    timestamp: event.timestamp,
  };
}

/**
 * One episode: the event stream in its order, then the question in the task's scope. Members are in the order of canonical
 * text, in which every episode is digested.
 */
export function compile(task: CibTask): readonly Episode[] {
  return [
    {
      key: task.id,
      steps: [
        { method: 'observe', params: { events: task.events.map(visible) } },
        {
          method: 'query',
          params: {
            allowed_actions: [...task.allowed_actions],
            question: task.question,
            scope: { domain: task.domain, project: task.project },
          },
        },
      ],
    },
  ];
}
