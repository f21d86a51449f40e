import type { Episode } from '../../protocol/episode.ts';
import type { Event } from '../../protocol/event.ts';
import type { CibEvent, CibTask } from './task.ts';

/** The event without its labels. */
function visible(event: CibEvent): Event {
  return {
    source_id: event.source_id,
    timestamp: event.timestamp,
    kind: 'message',
    text: event.text,
    scope: { project: event.project, domain: event.domain },
  };
}

/** One episode: the event stream in its order, then the question in the task's scope. */
export function compile(task: CibTask): readonly Episode[] {
  return [
    {
      key: task.id,
      steps: [
        { method: 'observe', params: { events: task.events.map(visible) } },
        {
          method: 'query',
          params: {
            question: task.question,
            scope: { project: task.project, domain: task.domain },
            allowed_actions: [...task.allowed_actions],
          },
        },
      ],
    },
  ];
}
