import { Fault } from '../errors/fault.ts';
import type { Named } from '../suite/description.ts';
import type { Suite } from '../suite/suite.ts';
import { namesHint, nearest } from '../text/nearest.ts';

/** Whether it has this name, in lower case, as its id or its label. */
export const isNamed =
  (lowered: string) =>
  ({ id, label }: Named): boolean =>
    [id, label].some((name) => name.toLowerCase() === lowered);

/**
 * The ids of requested families or arms, each named by its id or its label, without regard to case: reports show labels.
 *
 * @returns null if none was requested
 * @throws Fault `family.unknown` or `arm.unknown`
 */
export function knownIds(
  what: 'family' | 'arm',
  requested: readonly string[] | null,
  known: readonly Named[],
  { description }: Suite,
): string[] | null {
  const ids = known.map(({ id }) => id);
  const idOf = (one: string): string => {
    const lowered = one.trim().toLowerCase();
    const found = known.find(isNamed(lowered));
    if (found !== undefined) return found.id;
    const labels = known.map(({ label }) => label);
    const labelled = known[labels.indexOf(nearest(one, labels) ?? '')]?.id;
    throw new Fault(`${what}.unknown`, `Suite ${description.id} has no ${what} "${one}".`, {
      hint: namesHint(nearest(one, ids) ?? labelled ?? one, ids),
    });
  };
  // The same one may be named by both its id and its label.
  return requested && [...new Set(requested.map(idOf))];
}
