import type { Task } from '../../suite/suite.ts';
import families from './families.json' with { type: 'json' };
import type { Scenario, Session } from './schema.ts';

/** A scenario as the suite's task. Its family is its category, or `other` if that is not known. */
export type WritTask = Scenario & Task;

const KNOWN: ReadonlySet<string> = new Set(families.map(({ id }) => id));

export function taskOf<S extends Scenario>(scenario: S): S & Task {
  const { scenario_id: id, category } = scenario;
  return { ...scenario, id, family: KNOWN.has(category) ? category : 'other' };
}

export function sourceId({ scenario_id: id }: Pick<Scenario, 'scenario_id'>, session: number, message: number): string {
  return `${id}_s${session}_m${message}`;
}

export function sourceIdsOf(scenario: Pick<Scenario, 'scenario_id'>, session: Session): readonly string[] {
  return session.messages.map((_, index) => sourceId(scenario, session.session_id, index));
}
