import { signFlipBounds } from '../stats/sign-flip-bounds.ts';
import { signFlipWhole } from '../stats/sign-flip-whole.ts';

/** 1 where the first has significantly more, −1 where the second has, 0 where they are not separable. */
export type Verdict = (first: number, second: number) => -1 | 0 | 1;

/**
 * Every pair of several runs by the sign-flip test over clusters, Holm-corrected over all pairs. A pair whose p is surely
 * below level / m, or surely above the level, needs no exact p: Holm decides the same either way, and a board of a
 * thousand systems has half a million pairs.
 *
 * @param won a byte a task for each run: how much of the task was right, of as much as any other run could get
 * @param clusters of the tasks, in the same order
 */
export function separated(won: readonly Uint8Array[], clusters: readonly string[], level: number): Verdict {
  const sums = won.map(clusterSums(clusters));
  const pairs = (won.length * (won.length - 1)) / 2;
  const verdicts = new Int8Array(won.length * won.length);
  const open: { readonly at: number; readonly sign: number; readonly p: number }[] = [];
  let settled = 0;
  const differences = new Int32Array(sums[0]?.length ?? 0);
  for (const [i, a] of sums.entries()) {
    for (let j = i + 1; j < sums.length; j += 1) {
      difference(a, sums[j], differences);
      const { total, squares } = moments(differences);
      const { least, most } = signFlipBounds(total, squares);
      const [at, sign] = [i * won.length + j, Math.sign(total)];
      if (least > level) continue;
      if (most <= level / pairs) {
        verdicts[at] = sign;
        settled += 1;
      } else open.push({ at, sign, p: signFlipWhole(differences) });
    }
  }
  // Holm's steps from where the surely significant ones leave off; what is surely not comes behind all of these.
  open.sort((a, b) => a.p - b.p);
  for (const [step, { at, sign, p }] of open.entries()) {
    if ((pairs - settled - step) * p > level) break;
    verdicts[at] = sign;
  }
  return (first, second) =>
    (first < second
      ? (verdicts[first * won.length + second] ?? 0)
      : -(verdicts[second * won.length + first] ?? 0)) as ReturnType<Verdict>;
}

function clusterSums(clusters: readonly string[]): (won: Uint8Array) => Int32Array {
  const places = new Map<string, number>();
  for (const cluster of clusters) if (!places.has(cluster)) places.set(cluster, places.size);
  const at = Int32Array.from(clusters, (cluster) => places.get(cluster) ?? 0);
  return (won) => {
    const sums = new Int32Array(places.size);
    for (const [i, one] of won.entries()) sums[at[i] ?? 0] = (sums[at[i] ?? 0] ?? 0) + one;
    return sums;
  };
}

function difference(a: Int32Array, b: Int32Array | undefined, into: Int32Array): void {
  for (let k = 0; k < into.length; k += 1) into[k] = (a[k] ?? 0) - (b?.[k] ?? 0);
}

function moments(differences: Int32Array): { total: number; squares: number } {
  let [total, squares] = [0, 0];
  for (const d of differences) {
    total += d;
    squares += d * d;
  }
  return { total, squares };
}
