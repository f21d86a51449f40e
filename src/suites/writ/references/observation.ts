import { documentsOf, UNNAMED } from '../documents.ts';
import { says } from '../grading/words.ts';
import { type Scenario, type Statement, type StatementKind, sourceId, type WritTask } from '../scenario.ts';
import { inOrder } from '../timeline.ts';
import { withoutDistractors } from '../without-distractors.ts';

/** What a perfect parser makes of one message or document: which fact it speaks of, and what it says of it. */
export interface Observation {
  readonly fact: string;
  readonly said: Statement;
  readonly source: string;
  /** When it was said. */
  readonly at: string;
}

/** What there is to observe in an arm, in the order it is said. The labels of the data stand in for the parser. */
export function observationsOf(task: WritTask, arm: string): readonly Observation[] {
  if (arm === 'none') return [];
  if (arm === 'oracle') {
    return documentsOf(task).map(({ fact, said, event }) => ({
      fact,
      said,
      source: event.source_id,
      at: event.timestamp,
    }));
  }
  return said(arm === 'undistracted' ? withoutDistractors(task) : task);
}

function said(scenario: Scenario): Observation[] {
  const times = new Map(scenario.sessions.map((session) => [session.session_id, session.timestamp]));
  const labelled = scenario.memory_events.flatMap(({ id, statements = [] }) =>
    statements.map((one) => ({ fact: id, said: one })),
  );
  const all = scenario.ground_truth.rests_on === undefined ? [...labelled, ...written(scenario)] : labelled;
  const place = new Map(inOrder(all.map((one) => one.said)).map((one, at) => [one, at]));
  return all
    .sort((a, b) => (place.get(a.said) ?? 0) - (place.get(b.said) ?? 0))
    .map((one) => ({
      ...one,
      source: sourceId(scenario, one.said.session_id, one.said.message_index),
      at: times.get(one.said.session_id) ?? '',
    }));
}

/** Scenarios without statements of ours: what the written history says, by the message of its session that says it. */
function written({ ground_truth: { value_history: history }, sessions }: Scenario) {
  return history
    .filter(({ value }) => value !== null)
    .map(({ value, as_of, source_session, stated_by = 'user' }) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      const messages = sessions.find((one) => one.session_id === source_session)?.messages ?? [];
      const telling = messages.findIndex(({ role, content }) => role === 'user' && says(content, text));
      const user = messages.findIndex(({ role }) => role === 'user');
      const message_index = Math.max(0, telling >= 0 ? telling : user);
      const kind: StatementKind = stated_by === 'user' ? 'asserts' : 'repeats';
      const statement = { session_id: source_session, message_index, kind, value: text, from: as_of };
      return { fact: UNNAMED, said: statement };
    });
}
