import { DAY } from '../shared/times.ts';
import type { Scenario } from './schema.ts';

const LONGEST_GAP = 200;

/** The requirements on a released scenario's conversation (WRIT, scope): 5 to 20 sessions, days to months apart. */
export function shapeProblems(scenario: Scenario): string[] {
  const { sessions, probe } = scenario;
  const problems: string[] = [];
  if (sessions.length < 5 || sessions.length > 20) problems.push(`${sessions.length} sessions, not 5 to 20`);
  for (const [at, session] of sessions.entries()) {
    if (session.session_id !== at + 1) problems.push(`session ${at + 1} has the id ${session.session_id}`);
    if (session.messages.length === 0) problems.push(`session ${session.session_id} is empty`);
    const before = sessions[at - 1];
    const days = before === undefined ? 1 : (Date.parse(session.timestamp) - Date.parse(before.timestamp)) / DAY;
    if (days < 1 || days > LONGEST_GAP)
      problems.push(`session ${at + 1} comes ${days.toFixed(1)} days after the one before`);
  }
  const { again } = probe;
  for (const question of again === undefined ? [probe] : [probe, again]) {
    const messages = sessions.find((session) => session.session_id === question.session)?.messages ?? [];
    if (messages.length !== 1 || messages[0]?.content !== question.prompt) {
      problems.push(`session ${question.session} is not the question`);
    }
  }
  const last = again?.session ?? probe.session;
  if (last !== sessions.length) problems.push(`the conversation goes on after its last question, in session ${last}`);
  if (again !== undefined && again.session < probe.session + 2) problems.push('the question is repeated at once');
  return problems;
}

/** References to things that do not exist. Scenarios by others are checked too. */
export function pointerProblems(scenario: Scenario): string[] {
  const sessions = new Map(scenario.sessions.map((session) => [session.session_id, session]));
  const { provenance, value_history: history } = scenario.ground_truth;
  const problems: string[] = [];
  const need = (id: number | null | undefined, what: string): void => {
    if (id !== null && id !== undefined && !sessions.has(id))
      problems.push(`${what} names session ${id}, which is none`);
  };
  if (sessions.size !== scenario.sessions.length) problems.push('a session id occurs twice');
  if (new Set(scenario.memory_events.map((event) => event.id)).size !== scenario.memory_events.length) {
    problems.push('the id of a memory event occurs twice');
  }
  need(scenario.probe.session, 'the probe');
  need(scenario.probe.again?.session, 'the repeated probe');
  for (const item of history) need(item.source_session, 'value_history');
  for (const event of scenario.memory_events) {
    for (const session of [event.introduced_in, event.updated_in, event.retracted_in]) need(session, event.id);
    for (const item of event.previous_values) need(item.source_session, event.id);
  }
  const names: [what: string, session: number | null | undefined, message: number | null | undefined][] = [];
  for (const one of scenario.interference ?? []) names.push(['interference', one.session_id, one.message_index]);
  if (provenance) names.push(['provenance', provenance.source_session, provenance.source_message_index]);
  for (const [what, session, message] of names) {
    need(session, what);
    const messages = sessions.get(session ?? -1)?.messages;
    if (messages !== undefined && typeof message === 'number' && messages[message] === undefined) {
      problems.push(`${what} names message ${message} of session ${session}, which is none`);
    }
  }
  return problems;
}
