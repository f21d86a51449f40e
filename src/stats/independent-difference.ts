/** A value with the two ends of its 95% interval. */
export interface WithInterval {
  readonly value: number;
  readonly interval: readonly [lo: number, hi: number];
}

/**
 * The 95% interval of a − b, for values of two independent samples (Zou & Donner 2008, "Construction of confidence limits about effect
 * measures: A general approach", Statist. Med. 27, 1693–1702). With Wilson's intervals it is method 10 of Newcombe (1998,
 * "Interval estimation for the difference between independent proportions", Statist. Med. 17, 873–890).
 */
export function independentDifferenceInterval(a: WithInterval, b: WithInterval): [lo: number, hi: number] {
  const difference = a.value - b.value;
  const below = Math.hypot(a.value - a.interval[0], b.interval[1] - b.value);
  const above = Math.hypot(a.interval[1] - a.value, b.value - b.interval[0]);
  return [difference - below, difference + above];
}
