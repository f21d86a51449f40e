// What is worth writing: a statement about something that others speak of too, not chatter, nor what merely happened.

import { INCIDENT } from './cues.ts';
import type { Statement } from './statements.ts';
import { shared, terms } from './words.ts';

/** Within a project, chatter is what neither names it nor is about anything that another event is about. */
export function worthWriting(
  arrived: readonly (readonly Statement[])[],
  at: number,
  known: (term: string) => number,
): boolean {
  const own = arrived[at] as readonly Statement[];
  const { project, domain } = own[0]?.scope ?? {};
  if (own.every((statement) => statement.terms.size === 0)) return false;
  if (project === undefined && domain === undefined) return true;
  const names = terms(`${project ?? ''} ${domain ?? ''}`);
  const named = own.some((statement) => shared(names, statement.terms).length > 0);
  const topic = own.flatMap((statement) => [...statement.terms]).filter((term) => !names.has(term));
  const others = arrived.filter((_, i) => i !== at).flat();
  const company = topic.filter((term) => known(term) > 0 || others.some((other) => other.terms.has(term))).length;
  const incident = own.some((statement) => INCIDENT.test(statement.text));
  if (incident) return company > 1;
  return named || company > 0 || arrived.length === 1;
}
