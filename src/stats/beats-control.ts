import { ABOVE, checkSums, commonFlips, DRAWS, differInAtLeast, inverseSquares } from './common-flips.ts';
import { isSignificant } from './significance.ts';

/** The smallest p of a one-sided test over so many clusters is 1/32; over one fewer it is above 5%. */
const FEWEST = 5;

/**
 * Tests which of several systems are significantly better than one control: the max-T test with common sign flips, many-to-one
 * (Dunnett 1955, JASA 50, 1096–1121, with the reference distribution of Westfall & Young 1993). It is one-sided, since the
 * question is only which are better. The statistic of a system is T = Σ_c D_c / √ΣD_c², where D_c is the system's sum in a
 * cluster minus the control's. Its p is the share of draws in which the largest T of all systems is at least as large, the
 * observed signs included (Phipson & Smyth 2010). The probability that any system that is not better than the control is found
 * better is at most 5%, however many systems are entered. Systems with equal vectors count as one.
 *
 * @param sums one vector per system: its sums by cluster
 * @param control the same vector for the control
 * @returns the corrected p of each system; 1 if it differs from the control in too few clusters
 * @throws RangeError if vectors differ in length or have values that are not finite
 */
export function betterThanControlP(
  sums: readonly Float64Array[],
  control: Float64Array,
  better: 'higher' | 'lower',
): Float64Array {
  checkSums([control, ...sums]);
  const sign = better === 'higher' ? 1 : -1;
  const ahead = sums.map((own) => own.map((one, c) => sign * (one - (control[c] ?? 0))));
  const none = new Float64Array(control.length);
  const scale = ahead.map((differences) => Math.sqrt(inverseSquares(differences, none)));
  const { observed, drawn } = commonFlips(ahead);
  const largest = new Float64Array(DRAWS);
  for (let draw = 0; draw < DRAWS; draw += 1) {
    for (const [i, one] of scale.entries()) {
      const t = (drawn[draw * scale.length + i] ?? 0) * one;
      if (t > (largest[draw] ?? 0)) largest[draw] = t;
    }
  }
  return Float64Array.from(scale, (one, i) => {
    const t = (observed[i] ?? 0) * one;
    if (!differInAtLeast(FEWEST, ahead[i] ?? none, none)) return 1;
    const reached = largest.reduce((count, most) => count + Number(ABOVE * most >= t), 0);
    return (reached + 1) / (DRAWS + 1);
  });
}

/** @returns one byte per system: 1 if it is significantly better */
export const beatsControl = (...tested: Parameters<typeof betterThanControlP>): Uint8Array =>
  Uint8Array.from(betterThanControlP(...tested), (p) => Number(isSignificant(p)));
