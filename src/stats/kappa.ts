import { tPoint } from './student.ts';

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

const NOTHING: Fourfold = { bothYes: 0, onlyA: 0, onlyB: 0, bothNo: 0 };

const sumOf = (tables: readonly Fourfold[]): Fourfold =>
  tables.reduce((sum, table) => ({
    bothYes: sum.bothYes + table.bothYes,
    onlyA: sum.onlyA + table.onlyA,
    onlyB: sum.onlyB + table.onlyB,
    bothNo: sum.bothNo + table.bothNo,
  }));

/**
 * Agreement where what was judged comes in clusters, a table each, with kappa's 95 % interval: the jackknife over the clusters
 * (Fleiss & Davies 1982, "Jackknifing functions of multinomial frequencies, with an application to a measure of concordance",
 * Am. J. Epidemiol. 115, 841–845), that is v = (K−1)/K · Σ (κ_(c) − κ̄)², with κ_(c) without cluster c, and Student's t with
 * K−1 degrees of freedom. The interval is absent where there is one cluster, or no spread among the κ_(c): none seen is no
 * proof of none.
 *
 * @throws RangeError as `agreement`
 */
export function clusteredAgreement(tables: readonly Fourfold[]): Agreement & { ci95?: [lo: number, hi: number] } {
  const whole = agreement(sumOf([NOTHING, ...tables]));
  const used = tables.filter(({ bothYes, onlyA, onlyB, bothNo }) => bothYes + onlyA + onlyB + bothNo > 0);
  const without = used.map((_, at) => (used.length > 1 ? agreement(sumOf(used.toSpliced(at, 1))).kappa : undefined));
  const known = without.filter((kappa) => kappa !== undefined);
  if (whole.kappa === undefined || known.length < without.length) return whole;
  const mean = known.reduce((sum, kappa) => sum + kappa, 0) / known.length;
  const squares = known.reduce((sum, kappa) => sum + (kappa - mean) * (kappa - mean), 0);
  if (squares < 1e-20) return whole;
  const half = tPoint(0.975, known.length - 1) * Math.sqrt(((known.length - 1) / known.length) * squares);
  return { ...whole, ci95: [Math.max(-1, whole.kappa - half), Math.min(1, whole.kappa + half)] };
}
