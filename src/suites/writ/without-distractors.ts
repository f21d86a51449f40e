import { sourceId } from './scenario.ts';
import type { Interference, MemoryEvent, Scenario } from './schema.ts';

/**
 * The same scenario without its distractors: the messages that a `near_duplicate` names. Sessions and facts with nothing else
 * are removed too, and every index of a message is adjusted. The question and its answer stay the same.
 */
export function withoutDistractors<S extends Scenario>(scenario: S): S {
  const out = new Set<string>();
  for (const mark of scenario.interference ?? []) {
    if (isDistractor(mark)) out.add(`${mark.session_id}/${mark.message_index}`);
  }
  if (out.size === 0) return scenario;
  const isOut = (session: number, message: number): boolean => out.has(`${session}/${message}`);
  const moved = (session: number, message: number): number => {
    let before = 0;
    for (let at = 0; at < message; at += 1) if (isOut(session, at)) before += 1;
    return message - before;
  };
  const { provenance } = scenario.ground_truth;
  const { source_session: session, source_message_index: message } = provenance ?? {};
  return {
    ...scenario,
    sessions: scenario.sessions
      .map((session) => ({
        ...session,
        messages: session.messages.filter((_, index) => !isOut(session.session_id, index)),
      }))
      .filter((session) => session.messages.length > 0),
    memory_events: scenario.memory_events.flatMap((event) => withoutStatements(event, isOut, moved)),
    ground_truth: {
      ...scenario.ground_truth,
      ...(provenance &&
        typeof session === 'number' &&
        typeof message === 'number' && {
          provenance: { ...provenance, source_message_index: moved(session, message) },
        }),
    },
    interference: scenario.interference?.flatMap((mark) => {
      const { session_id: session, message_index: message } = mark;
      if (session === undefined || message === undefined) return [mark];
      return isOut(session, message) ? [] : [{ ...mark, message_index: moved(session, message) }];
    }),
  };
}

/** The source ids of the messages that are left, each with the id that the message has in the whole scenario. */
export function originalIds(scenario: Scenario): ReadonlyMap<string, string> {
  const marks = (scenario.interference ?? []).filter(isDistractor);
  const isOut = (session: number, message: number) =>
    marks.some(({ session_id, message_index }) => session_id === session && message_index === message);
  return new Map(
    scenario.sessions.flatMap(({ session_id: session, messages }) =>
      [...messages.keys()]
        .filter((message) => !isOut(session, message))
        .map((message, moved) => [sourceId(scenario, session, moved), sourceId(scenario, session, message)] as const),
    ),
  );
}

export function isDistractor({ type, session_id, message_index }: Interference): boolean {
  return type === 'near_duplicate' && session_id !== undefined && message_index !== undefined;
}

type ByMessage<T> = (session: number, message: number) => T;

function withoutStatements(event: MemoryEvent, isOut: ByMessage<boolean>, moved: ByMessage<number>): MemoryEvent[] {
  if (event.statements === undefined) return [event];
  const statements = event.statements
    .filter((statement) => !isOut(statement.session_id, statement.message_index))
    .map((statement) => ({ ...statement, message_index: moved(statement.session_id, statement.message_index) }));
  return statements.length === 0 && event.statements.length > 0 ? [] : [{ ...event, statements }];
}
