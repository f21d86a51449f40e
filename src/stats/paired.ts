import binomialCdf from '@stdlib/stats-base-dists-binomial-cdf';

/** How two systems fared on the same tasks; every field is a count of tasks. */
export interface PairedTable {
  /** Both got all of it. */
  readonly both: number;
  /** The one got more of it than the other. */
  readonly onlyA: number;
  readonly onlyB: number;
  /** Neither got more, nor all of it. */
  readonly neither: number;
}

/**
 * Counts the tasks that both, one or neither of two systems got right. Index i of all three is the same task, of which a
 * system gets from 0 to `of`: where that is 1 throughout this is the fourfold table. A task of 0 counts nowhere.
 *
 * @throws RangeError when they differ in length
 */
export function pairedTable(a: ArrayLike<number>, b: ArrayLike<number>, of: ArrayLike<number>): PairedTable {
  if (a.length !== b.length || a.length !== of.length)
    throw new RangeError(`pairs need equal lengths, got ${a.length}, ${b.length} and ${of.length}`);
  const table = { both: 0, onlyA: 0, onlyB: 0, neither: 0 };
  for (let i = 0; i < a.length; i += 1) {
    const [mine, theirs, all] = [a[i] ?? 0, b[i] ?? 0, of[i] ?? 0];
    if (mine !== theirs) table[mine > theirs ? 'onlyA' : 'onlyB'] += 1;
    else if (all > 0) table[mine === all ? 'both' : 'neither'] += 1;
  }
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
