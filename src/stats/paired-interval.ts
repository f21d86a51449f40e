import { clusteredProportion } from './clustered.ts';

/** The results of two systems on the tasks of one cluster: counts of tasks. */
export interface PairedCluster {
  readonly n: number;
  /** Tasks that only the first system got right, and tasks that only the second did. */
  readonly onlyA: number;
  readonly onlyB: number;
}

/**
 * An interval of the difference between two paired proportions, P(only A) − P(only B). Each proportion has its clustered 95 %
 * interval. The lower end is the lower end for A minus the upper end for B, and the upper end is the reverse. Whatever the
 * dependence between the two, the interval covers the difference at least as often as both intervals cover. With the usual
 * negative dependence it is the interval of recovered variances at its widest (Zou & Donner 2008, Stat. Med. 27, 1693–1702).
 * The interval of two systems that never differ still has a width, because observing no difference does not show that the
 * spread is 0.
 *
 * @returns undefined for a single cluster, which has no spread to estimate from
 * @throws RangeError on impossible counts, or without counts
 */
export function pairedInterval(clusters: readonly PairedCluster[]): [lo: number, hi: number] | undefined {
  const [a, b] = (['onlyA', 'onlyB'] as const).map(
    (side) => clusteredProportion(clusters.map((one) => ({ n: one.n, y: one[side], x: one.n }))).ci95,
  );
  return a && b && [a[0] - b[1], a[1] - b[0]];
}
