/**
 * Adjusts p-values for the number of tests (Holm 1979, "A simple sequentially rejective multiple test procedure", Scand. J.
 * Statist. 6, 65–70): the i-th smallest of m becomes the largest of (m − j + 1) · p_(j) for j ≤ i, at most 1. Rejecting those
 * at most α has a family-wise error rate of at most α, whatever the dependence between the tests.
 *
 * @param ps p-values in [0, 1]
 * @returns the adjusted p-values in the same order
 * @throws RangeError on any other value
 */
export function holm(ps: readonly number[]): number[] {
  for (const p of ps) if (!(p >= 0 && p <= 1)) throw new RangeError(`not a p-value: ${p}`);
  const adjusted = new Array<number>(ps.length);
  let largest = 0;
  const ascending = [...ps.entries()].sort(([, p], [, q]) => p - q);
  for (const [rank, [index, p]] of ascending.entries()) {
    largest = Math.max(largest, Math.min(1, (ps.length - rank) * p));
    adjusted[index] = largest;
  }
  return adjusted;
}
