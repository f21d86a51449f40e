import { clusteredProportion } from './clustered.ts';

/** How two systems fared on the tasks of one cluster: counts of tasks. */
export interface PairedCluster {
  readonly n: number;
  /** Tasks that the first alone got right, and those that the second alone did. */
  readonly onlyA: number;
  readonly onlyB: number;
}

/**
 * An interval of the difference between two paired proportions, that is of P(only A) − P(only B): from the least the one
 * may be less the most the other may be, to the reverse. Each has its clustered interval at 95 %. Whatever the dependence
 * between the two, their difference is within at least as often as both are within theirs; with the usual, negative one
 * this is the interval of recovered variances at its widest (Zou & Donner 2008, Stat. Med. 27, 1693–1702). Two systems
 * that never differ have an interval with a width: no difference seen is no spread measured.
 *
 * @returns undefined for a single cluster, which says nothing of the spread
 * @throws RangeError on impossible counts, or none
 */
export function pairedInterval(clusters: readonly PairedCluster[]): [lo: number, hi: number] | undefined {
  const [a, b] = (['onlyA', 'onlyB'] as const).map(
    (side) => clusteredProportion(clusters.map((one) => ({ n: one.n, y: one[side], x: one.n }))).ci95,
  );
  return a && b && [a[0] - b[1], a[1] - b[0]];
}
