import type { Scenario, Session } from './scenario.ts';

/** The id of a message's event. */
export function sourceId({ scenario_id: id }: Pick<Scenario, 'scenario_id'>, session: number, message: number): string {
  return `${id}_s${session}_m${message}`;
}

/** The ids of all messages of a session. */
export function sourceIdsOf(scenario: Pick<Scenario, 'scenario_id'>, session: Session): readonly string[] {
  return session.messages.map((_, index) => sourceId(scenario, session.session_id, index));
}
