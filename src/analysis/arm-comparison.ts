import type { ArmComparison as Compared } from '../protocol/scorecard.ts';
import { signFlip } from '../stats/sign-flip.ts';
import type { ArmComparison, SuiteDescription } from '../suite/description.ts';
import type { Tally } from './tally.ts';

/** The comparisons that a suite describes, of the arms that were measured on the same tasks. */
export function compareArms({ armComparisons = [] }: SuiteDescription, tally: Tally): readonly Compared[] {
  return armComparisons.flatMap((described) => compare(described, tally) ?? []);
}

function compare({ id, a, b, metric }: ArmComparison, { arms }: Tally): Compared | undefined {
  const [one, other] = [arms.get(a), b === undefined ? undefined : arms.get(b)];
  const mine = one?.sums(metric);
  if (one === undefined || mine === undefined) return undefined;
  if (b === undefined) {
    return { id, a, b: null, metric, n: mine.denominator, delta: mine.numerator / mine.denominator - 1 };
  }
  const theirs = other?.sums(metric);
  if (other === undefined || theirs?.denominator !== mine.denominator) return undefined;
  return {
    ...{ id, a, b, metric, n: mine.denominator },
    delta: (mine.numerator - theirs.numerator) / mine.denominator,
    p: signFlip(one.differences(other, metric)).p,
  };
}
