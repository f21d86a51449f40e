import { Fault } from '../errors/fault.ts';
import type { Named } from '../suite/description.ts';
import type { Suite } from '../suite/suite.ts';
import { namesHint, nearest } from '../text/nearest.ts';

/**
 * That a suite has all the families, or arms, that are asked for. Reports show their labels, so these lead to the id as well.
 *
 * @throws Fault `family.unknown` or `arm.unknown`
 */
export function checkKnown(
  what: 'family' | 'arm',
  asked: readonly string[] | null,
  known: readonly Named[],
  { description }: Suite,
): void {
  const unknown = asked?.find((one) => !known.some(({ id }) => id === one));
  if (unknown === undefined) return;
  const labels = known.map(({ label }) => label);
  const labelled = known[labels.indexOf(nearest(unknown, labels) ?? '')]?.id;
  const ids = known.map(({ id }) => id);
  throw new Fault(`${what}.unknown`, `Suite ${description.id} has no ${what} "${unknown}".`, {
    hint: namesHint(nearest(unknown, ids) ?? labelled ?? unknown, ids),
  });
}
