import { meansByFamily, type PairOf, type SystemResults } from './measured.ts';

/** Of a two-sided test at 5%, and of 80% power: the standard normal's points. */
const POINTS = 1.96 + 0.842;

/**
 * The variance of a mean over pairs of given families that share worlds and wordings: of the sums over worlds, and over wordings,
 * less those of single pairs, which are in both (Cameron, Gelbach and Miller 2011, equation 2.3). Never below that of single pairs.
 */
function variances(values: readonly number[], of: readonly PairOf[]) {
  const means = meansByFamily(values, of);
  const deviation = (n: number, { family }: PairOf) => (values[n] ?? 0) - (means.get(family) ?? 0);
  const sums = (key: (pair: PairOf, n: number) => string) => {
    const found = new Map<string, number>();
    for (const [n, pair] of of.entries()) found.set(key(pair, n), (found.get(key(pair, n)) ?? 0) + deviation(n, pair));
    return [...found.values()].reduce((sum, one) => sum + one ** 2, 0) / values.length ** 2;
  };
  const single = sums((_, n) => String(n));
  const shared = sums(({ world }) => world) + sums(({ wording }) => wording) - single;
  return { single, shared: Math.max(single, shared) };
}

/** How many independent pairs would say as much of a system's share. */
export function effectiveCount({ pairs }: SystemResults, of: readonly PairOf[]): number {
  const { single, shared } = variances([...pairs], of);
  return shared === 0 ? of.length : (of.length * single) / shared;
}

/** The smallest difference of two systems' shares that is found with 80% power, measured pair by pair. */
export function smallestDifference(a: SystemResults, b: SystemResults, of: readonly PairOf[]): number {
  const differences = of.map((_, n) => (a.pairs[n] ?? 0) - (b.pairs[n] ?? 0));
  return POINTS * Math.sqrt(variances(differences, of).shared);
}

/** Pairs that every system passes or every system fails tell nothing. */
export function deadPairs(systems: readonly SystemResults[], of: readonly PairOf[]): number {
  const dead = of.filter((_, n) => new Set(systems.map(({ pairs }) => pairs[n])).size < 2);
  return dead.length / of.length;
}

/**
 * The correlation over systems of passing a pair with the count of the other pairs passed, for each pair that is not dead.
 */
export function itemRest(systems: readonly SystemResults[], of: readonly PairOf[]): readonly number[] {
  const totals = systems.map(({ pairs }) => pairs.reduce((sum, one) => sum + one, 0));
  return of.flatMap((_, n) => {
    const item = systems.map(({ pairs }) => pairs[n] ?? 0);
    const rest = totals.map((total, system) => total - (item[system] ?? 0));
    return new Set(item).size < 2 ? [] : [correlation(item, rest)];
  });
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  const product = (f: (n: number) => number) => a.reduce((sum, _, n) => sum + f(n), 0);
  const [da, db] = [(n: number) => (a[n] ?? 0) - meanA, (n: number) => (b[n] ?? 0) - meanB];
  const both = Math.sqrt(product((n) => da(n) ** 2) * product((n) => db(n) ** 2));
  return both === 0 ? 0 : product((n) => da(n) * db(n)) / both;
}
