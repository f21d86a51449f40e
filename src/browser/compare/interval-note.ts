import type { Pair } from './pair.ts';

type Interval = readonly [number, number] | undefined;

/** Whether a difference is significant although its interval contains 0. */
export const isWiderThanTest = (better: 'a' | 'b' | null, interval: Interval): boolean =>
  better !== null && interval !== undefined && interval[0] <= 0 && interval[1] >= 0;

/** What stands beside such a verdict. */
export const BY_TEST = 'by the test: the interval is conservative';

/** Why the two disagree, for the reader of a table in which they do. */
export const WHY_WIDER =
  'An interval can contain 0 beside a significant difference. It counts templates and is conservative: in simulations it covers the true difference in 99 to 100 % of the cases, not in 95 %. The verdict is that of the test, by the clustered p.';

/** What changes the p values of a comparison, in a sentence or two. */
export function whatCounts({ compared: { overall }, unit }: Pair): string {
  const { onlyA, onlyB, graded } = overall;
  const differ = onlyA + onlyB;
  if (graded)
    return `A task can be right in part. The exact p counts the ${differ} tasks of which one system got more than the other, whatever the difference. The clustered p adds up the differences of each template.`;
  return `Only the ${differ} ${unit}s with a yes for exactly one of the two systems change a p.`;
}
