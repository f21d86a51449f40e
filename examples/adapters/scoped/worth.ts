// What is worth writing: a statement about something that others speak of too, not chatter, nor what merely happened.

import { INCIDENT } from './cues.ts';
import type { Statement } from './statements.ts';
import { terms } from './words.ts';

/** One word in common may be chance. */
const COMPANY = 2;

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
  const names = [...terms(`${project ?? ''} ${domain ?? ''}`)];
  const said = new Set(own.flatMap((statement) => [...statement.terms]));
  const named = names.filter((name) => said.has(name)).length;
  if (own.some((statement) => INCIDENT.test(statement.text))) return named === names.length;
  const others = arrived.filter((_, i) => i !== at).flat();
  const isShared = (term: string) => known(term) > 0 || others.some((other) => other.terms.has(term));
  const company = [...said].filter((term) => !names.includes(term) && isShared(term)).length;
  return named > 0 || company >= COMPANY || arrived.length === 1;
}
