import type { Episode } from '../../protocol/episode.ts';
import type { Event } from '../../protocol/event.ts';
import type { Step } from '../../protocol/request.ts';
import { memoise } from '../../text/caches.ts';
import { isoSeconds, MINUTE } from '../shared/times.ts';
import { documentsOf } from './documents.ts';
import { sourceId, type WritTask } from './scenario.ts';
import type { Scenario, Session } from './schema.ts';
import { askedTime } from './timeline.ts';
import { truthOf } from './truth.ts';
import { withoutDistractors } from './without-distractors.ts';

/** One episode per arm, in the order of the description. The arm without distractors exists only if there are distractors. */
export const compile: (task: WritTask) => readonly Episode[] = memoise((task) => {
  const bare = withoutDistractors(task);
  const asked = question(task, task.probe.prompt);
  const arms: Readonly<Record<string, Step[]>> = {
    none: [asked],
    native: native(task),
    ...(bare !== task && { undistracted: [...observed(bare, conversation(bare)), asked] }),
    oracle: [...observing(documentsOf(task).map(({ event }) => event)), asked],
  };
  return Object.entries(arms).map(([arm, steps]) => ({ key: keyOf(task, arm), arm, steps }));
});

export function keyOf({ id }: WritTask, arm: string): string {
  return `${id}/${arm}`;
}

/** The conversation, the question, the inspections of the fact, and the question again if it is repeated. */
function native(task: WritTask): Step[] {
  const { again, session } = task.probe;
  const between = task.sessions.filter((one) => one.session_id > session && one.session_id < (again?.session ?? 0));
  return [
    ...observed(task, conversation(task)),
    question(task, task.probe.prompt),
    ...inspections(task),
    ...(again === undefined ? [] : [...observed(task, between), question(task, again.prompt)]),
  ];
}

/** The conversation before the question. Of the question's own session, everything up to the user's last message. */
function conversation({ sessions, probe }: Scenario): Session[] {
  return sessions
    .filter((one) => one.session_id <= probe.session)
    .map((one) => {
      if (one.session_id < probe.session) return one;
      const last = one.messages.findLastIndex(({ role }) => role === 'user');
      const isQuestion = one.messages[last]?.content === probe.prompt;
      return { ...one, messages: one.messages.slice(0, isQuestion ? last : last + 1) };
    });
}

function observed(scenario: Scenario, sessions: readonly Session[]): Step[] {
  return sessions.flatMap((session) => observing(eventsOf(scenario, session)));
}

function observing(events: readonly Event[]): Step[] {
  return events.length === 0 ? [] : [{ method: 'observe', params: { events: [...events] } }];
}

function eventsOf(scenario: Scenario, { session_id: session, timestamp, messages }: Session): Event[] {
  return messages.map(({ role, content }, index) => ({
    source_id: sourceId(scenario, session, index),
    timestamp: isoSeconds(Date.parse(timestamp) + index * MINUTE),
    kind: 'message',
    role,
    text: content,
    scope: { session: String(session) },
  }));
}

function question({ probe: { allowed_actions: actions, temporal_query: query } }: Scenario, prompt: string): Step {
  return {
    method: 'query',
    params: {
      question: prompt,
      ...(actions !== undefined && { allowed_actions: [...actions] }),
      ...(query?.as_of && { as_of: query.as_of }),
    },
  };
}

/** The inspections: first of a past date, then of now. Facts without words are not inspected, unless version 0.2 does. */
function inspections(task: WritTask): Step[] {
  const { inspectable, past } = truthOf(task);
  if (!inspectable && !isPublishedInspection(task)) return [];
  const fact = factOf(task);
  return [
    { method: 'history', params: { fact } },
    ...(past === undefined ? [] : [{ method: 'state_as_of', params: { fact, as_of: past.asOf } } as const]),
    { method: 'state_as_of', params: { fact, as_of: isoSeconds(askedTime(task)) } },
    { method: 'provenance', params: { fact } },
  ];
}

/** Scenarios without our statements are inspected if version 0.2 measures them: a mutable fact, a past date, a source. */
function isPublishedInspection({ ground_truth, memory_events: events, probe }: Scenario): boolean {
  const isMeasured = events.some(({ type }) => type === 'mutable') || Boolean(probe.temporal_query?.as_of);
  return (
    ground_truth.rests_on === undefined && (isMeasured || probe.required_capabilities.includes('provenance_tracing'))
  );
}

/** The fact in words. If a scenario has none, its question. */
export function factOf({ probe }: Scenario): string {
  return probe.fact ?? probe.prompt;
}
