import type { InspectResult } from '../../../protocol/reply.ts';
import { documentsOf, UNNAMED } from '../documents.ts';
import { says } from '../grading/words.ts';
import { sourceId, type WritTask } from '../scenario.ts';
import type { Scenario, Statement, StatementKind } from '../schema.ts';
import { inOrder, instant, valueText } from '../timeline.ts';
import { withoutDistractors } from '../without-distractors.ts';

/** One message or document, as a perfect parser reads it: the fact, and what it says about it. */
export interface Observation {
  readonly fact: string;
  readonly statement: Statement;
  readonly source: string;
  /** When it was said. */
  readonly at: string;
}

/** The observations of an arm, in order. They are read from the data's labels instead of by a parser. */
export function observationsOf(task: WritTask, arm: string): readonly Observation[] {
  if (arm === 'none') return [];
  if (arm === 'oracle') {
    return documentsOf(task).map(({ event: { source_id: source, timestamp: at }, ...told }) => ({
      ...told,
      source,
      at,
    }));
  }
  return labelledObservations(arm === 'undistracted' ? withoutDistractors(task) : task);
}

function labelledObservations(scenario: Scenario): Observation[] {
  const times = new Map(scenario.sessions.map((session) => [session.session_id, session.timestamp]));
  const labelled = scenario.memory_events.flatMap(({ id, statements = [] }) =>
    statements.map((one) => ({ fact: id, statement: one })),
  );
  const all = scenario.ground_truth.rests_on === undefined ? [...labelled, ...historyStatements(scenario)] : labelled;
  const order = new Map(inOrder(all.map((one) => one.statement)).map((one, at) => [one, at]));
  return all
    .sort((a, b) => (order.get(a.statement) ?? 0) - (order.get(b.statement) ?? 0))
    .map((one) => ({
      ...one,
      source: sourceId(scenario, one.statement.session_id, one.statement.message_index),
      at: times.get(one.statement.session_id) ?? '',
    }));
}

/** For scenarios without our statements: the written history, each value with the message of its session that states it. */
function historyStatements({ ground_truth: { value_history: history }, sessions }: Scenario) {
  return history.flatMap(({ value, as_of, source_session, stated_by = 'user' }) => {
    if (value === null || source_session === null) return [];
    const text = valueText(value);
    const messages = sessions.find((one) => one.session_id === source_session)?.messages ?? [];
    const speaker = stated_by === 'user' ? 'user' : 'assistant';
    const telling = messages.findIndex(({ role, content }) => role === speaker && says(content, text));
    const spoken = messages.findIndex(({ role }) => role === speaker);
    const message_index = Math.max(0, telling >= 0 ? telling : spoken);
    const kind: StatementKind = stated_by === 'user' ? 'asserts' : 'repeats';
    const statement = { session_id: source_session, message_index, kind, value: text, from: as_of };
    return [{ fact: UNNAMED, statement }];
  });
}

type Link = NonNullable<InspectResult>['values'][number];

/** The chain of one fact's provenance: what each observation did to it, in the order in which they became valid. Null without observations. */
export function chainOf(observations: readonly Observation[]): InspectResult {
  let links: Link[] = [];
  for (const { statement, source, at } of observations) {
    const { kind, value = '', from = at, until } = statement;
    const stated = links.filter(({ action }) => action !== 'retracted');
    const link: Link = { value, from, ...(until !== undefined && { until }), source_ids: [source] };
    const action = stated.length === 0 ? 'created' : 'updated';
    if (kind === 'forgets') links = [];
    else if (kind === 'withdraws') links.push({ ...link, by: 'user', action: 'retracted' });
    else if (kind === 'repeats') links.push({ ...link, by: 'agent', action });
    else if (kind === 'asserts' || kind === 'hints') links.push({ ...link, by: 'user', action });
  }
  if (links.length === 0) return null;
  return { values: links.sort((a, b) => instant(a.from ?? '') - instant(b.from ?? '')) };
}
