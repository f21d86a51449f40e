import type { Episode } from '../../../protocol/episode.ts';
import type { Event } from '../../../protocol/event.ts';
import type { Step } from '../../../protocol/request.ts';
import type { MemtraceEvent, MemtraceTask } from './schema.ts';

/** The event without its label. */
function visible(event: MemtraceEvent): Event {
  const { source_id, timestamp, kind, role, text, workspace, session, branch, status, expires_at } = event;
  return { branch, expires_at, kind, role, scope: { session, workspace }, source_id, status, text, timestamp };
}

/**
 * One episode: a call of `observe` for each session in order, then the question. Members of events are in the order of
 * canonical text, in which every episode is digested.
 */
export function compile(task: MemtraceTask): readonly Episode[] {
  const { workspace, session, question, as_of, token_budget, allowed_actions } = task;
  const query: Step = {
    method: 'query',
    params: {
      question,
      scope: { workspace, session },
      as_of,
      token_budget,
      ...(allowed_actions !== undefined && { allowed_actions: [...allowed_actions] }),
    },
  };
  const observed = sessionsOf(task.events).map(
    (events): Step => ({ method: 'observe', params: { events: events.map(visible) } }),
  );
  return [{ key: task.id, steps: [...observed, query] }];
}

/** Groups consecutive events of one session. */
function sessionsOf(events: readonly MemtraceEvent[]): readonly (readonly MemtraceEvent[])[] {
  const sessions: MemtraceEvent[][] = [];
  for (const event of events) {
    const last = sessions.at(-1);
    if (last?.[0]?.session === event.session) last.push(event);
    else sessions.push([event]);
  }
  return sessions;
}
