import { ABOVE, CRITICAL_PLACE, checkSums, commonFlips, DRAWS, inverseSquares } from './common-flips.ts';

/**
 * Which of several systems are significantly better than one control: the max-T test with common sign flips, many-to-one
 * (Dunnett 1955, JASA 50, 1096–1121, with the reference distribution of Westfall & Young 1993), one-sided, since only
 * "better" is asked for. T = Σ_c D_c / √ΣD_c², D_c a system's sum in a cluster less the control's, has to exceed the 95 %
 * point of the largest T of all systems: with 95 % no system that is not better than the control is taken for one,
 * however many are entered. Systems with equal vectors weigh as one.
 *
 * @param sums a vector a system: what it has in each cluster
 * @param control the same of the control
 * @returns a byte a system, 1 where it is better
 * @throws RangeError where vectors differ in length or hold what is not finite
 */
export function beatsControl(sums: readonly Float64Array[], control: Float64Array, better: 'higher' | 'lower') {
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
  const critical = largest.sort()[CRITICAL_PLACE] ?? 0;
  return Uint8Array.from(scale, (one, i) => Number((observed[i] ?? 0) * one > ABOVE * critical));
}
