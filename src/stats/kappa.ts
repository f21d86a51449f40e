/** How two judges of the same things with yes and no went together; every field is a count. */
export interface Fourfold {
  readonly bothYes: number;
  readonly onlyA: number;
  readonly onlyB: number;
  readonly bothNo: number;
}

export interface Agreement {
  readonly n: number;
  /** The share that both judged alike. */
  readonly raw: number;
  /** Beyond chance: 1 is perfect, 0 what judges come to who judge apart at their own rates. */
  readonly kappa?: number;
}

/**
 * Raw agreement p_o and Cohen's kappa (p_o − p_e) / (1 − p_e), with p_e = Σ (share of A)(share of B) over yes and no: what
 * two judges agree on by chance who keep their rates (Cohen 1960, "A coefficient of agreement for nominal scales", Educ.
 * Psychol. Meas. 20, 37–46). Kappa is absent where both judges always say one and the same: chance agrees as well.
 *
 * @throws RangeError on anything but counts, or where all are 0
 */
export function agreement({ bothYes, onlyA, onlyB, bothNo }: Fourfold): Agreement {
  const counts = [bothYes, onlyA, onlyB, bothNo];
  for (const count of counts) {
    if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`not a count: ${count}`);
  }
  const n = counts.reduce((sum, count) => sum + count, 0);
  if (n === 0) throw new RangeError('nothing was judged');
  // In whole numbers over n²: certain ends come out exact.
  const chance = (bothYes + onlyA) * (bothYes + onlyB) + (bothNo + onlyB) * (bothNo + onlyA);
  const whole = n * n;
  const alike = bothYes + bothNo;
  return { n, raw: alike / n, ...(chance < whole && { kappa: (alike * n - chance) / (whole - chance) }) };
}
