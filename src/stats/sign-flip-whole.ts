/**
 * The exact two-sided p of the sign-flip test for whole differences: see `signFlip`. It takes time in proportion to the
 * number of differences and to what the lesser side adds up to.
 */
export function signFlipWhole(differences: Int32Array): number {
  let [up, down] = [0, 0];
  for (const d of differences) {
    if (d > 0) up += d;
    else down -= d;
  }
  // Certain, also where there is no difference; the sum below could come out a rounding short of it.
  if (up === down) return 1;
  // In one order, so that rounding is the same whoever stands first.
  const all = differences.map(Math.abs).sort();
  const chance = new Float64Array(Math.min(up, down) + 1);
  chance[0] = 1;
  // The signs' sum is Σ|d| − 2S, S being what the negative ones take away; it lies as far out as observed just when S is
  // at most the lesser observed side, or mirrored. So S is needed only up to there: chance[s] = P(S = s).
  for (const d of all) {
    if (d === 0) continue;
    // Downwards, so that chance[s - d] is still without this d.
    for (let s = chance.length - 1; s >= 0; s--) chance[s] = ((chance[s] ?? 0) + (chance[s - d] ?? 0)) / 2;
  }
  const tail = chance.reduce((total, p) => total + p, 0);
  return Math.min(1, Math.max(2 * tail, Number.MIN_VALUE));
}
