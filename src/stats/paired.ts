import binomialCdf from '@stdlib/stats-base-dists-binomial-cdf';

/** How two systems fared on the same tasks; every field is a count of tasks. */
export interface PairedTable {
  readonly both: number;
  readonly onlyA: number;
  readonly onlyB: number;
  readonly neither: number;
}

/**
 * Counts the tasks that both, one or neither of two systems passed. Index i of both arrays is the same task.
 *
 * @throws RangeError when the arrays differ in length
 */
export function pairedTable(a: readonly boolean[], b: readonly boolean[]): PairedTable {
  if (a.length !== b.length) throw new RangeError(`pairs need equal lengths, got ${a.length} and ${b.length}`);
  const table = { both: 0, onlyA: 0, onlyB: 0, neither: 0 };
  a.forEach((passed, i) => {
    if (passed) table[b[i] ? 'both' : 'onlyA'] += 1;
    else table[b[i] ? 'onlyB' : 'neither'] += 1;
  });
  return table;
}

/**
 * The two-sided exact p-value that two systems pass equally often, from their discordant tasks alone: under the null
 * each is A's or B's with probability 1/2, so p = min(1, 2 · P(X ≤ min(onlyA, onlyB))) with X binomial (the exact form
 * of McNemar 1947, "Note on the sampling error of the difference between correlated proportions or percentages",
 * Psychometrika 12, 153–157). 1 without discordant tasks; never 0, however far the tail. Tasks count as independent;
 * for tasks that share a cluster use the sign-flip test.
 *
 * @param onlyA tasks that A alone passed, a non-negative integer
 * @param onlyB tasks that B alone passed, a non-negative integer
 * @throws RangeError on anything but such counts
 */
export function exactPaired(onlyA: number, onlyB: number): number {
  for (const count of [onlyA, onlyB]) {
    if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`not a count of tasks: ${count}`);
  }
  // Equal counts are as even as can be: doubling the tail would count the middle twice and pass 1.
  if (onlyA === onlyB) return 1;
  const tail = binomialCdf(Math.min(onlyA, onlyB), onlyA + onlyB, 0.5);
  return Math.min(1, Math.max(2 * tail, Number.MIN_VALUE));
}
