import type { ArmComparison as ArmResult } from '../protocol/scorecard.ts';
import { signFlip } from '../stats/sign-flip.ts';
import type { ArmComparison, SuiteDescription } from '../suite/description.ts';
import type { Tally } from './tally.ts';

/** The comparisons that a suite describes, without those whose arms were not measured on the same number of trials. */
export function compareArms({ armComparisons = [] }: SuiteDescription, tally: Tally): readonly ArmResult[] {
  return armComparisons.flatMap((described) => compare(described, tally) ?? []);
}

function compare({ id, a, b, metric }: ArmComparison, { arms }: Tally): ArmResult | undefined {
  const armA = arms.get(a);
  const sumsA = armA?.sums(metric);
  if (armA === undefined || sumsA === undefined) return undefined;
  const n = sumsA.denominator;
  if (b === undefined) return { id, a, b: null, metric, n, delta: sumsA.numerator / n - 1 };
  const armB = arms.get(b);
  const sumsB = armB?.sums(metric);
  if (armB === undefined || sumsB?.denominator !== n) return undefined;
  const delta = (sumsA.numerator - sumsB.numerator) / n;
  return { id, a, b, metric, n, delta, p: signFlip(armA.differences(armB, metric)).p };
}
