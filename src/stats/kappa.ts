import { tPoint } from './student.ts';

/** The fourfold table of two judges who gave a yes or no to the same things. Every field is a count. */
export interface Fourfold {
  readonly bothYes: number;
  readonly onlyA: number;
  readonly onlyB: number;
  readonly bothNo: number;
}

export interface Agreement {
  readonly n: number;
  /** The share on which both judges agree. */
  readonly raw: number;
  /** Agreement beyond chance: 1 is perfect, 0 is what two independent judges with the same rates of yes and no reach. */
  readonly kappa?: number;
}

/**
 * Raw agreement p_o and Cohen's kappa (p_o − p_e) / (1 − p_e). The chance agreement p_e = Σ (share of A)(share of B) over yes
 * and no is that of independent judges with these rates (Cohen 1960, "A coefficient of agreement for nominal scales", Educ.
 * Psychol. Meas. 20, 37–46). Kappa is absent if both judges always give the same one verdict, because chance then agrees as
 * often.
 *
 * @throws RangeError on anything but counts, or if all are 0
 */
export function agreement({ bothYes, onlyA, onlyB, bothNo }: Fourfold): Agreement {
  const counts = [bothYes, onlyA, onlyB, bothNo];
  for (const count of counts) {
    if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`not a count: ${count}`);
  }
  const n = counts.reduce((sum, count) => sum + count, 0);
  if (n === 0) throw new RangeError('nothing was judged');
  // Computed in whole numbers over n², so that limits such as 0 and 1 are exact.
  const chance = (bothYes + onlyA) * (bothYes + onlyB) + (bothNo + onlyB) * (bothNo + onlyA);
  const squared = n * n;
  const alike = bothYes + bothNo;
  return { n, raw: alike / n, ...(chance < squared && { kappa: (alike * n - chance) / (squared - chance) }) };
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
 * Agreement over clusters, with one table per cluster, and the 95% interval of kappa: the jackknife over clusters (Fleiss &
 * Davies 1982, "Jackknifing functions of multinomial frequencies, with an application to a measure of concordance", Am. J.
 * Epidemiol. 115, 841–845), v = (K−1)/K · Σ (κ_(c) − κ̄)², with κ_(c) without cluster c, and Student's t with K−1 degrees of
 * freedom. The interval is absent with one cluster, or if the κ_(c) are equal: this does not prove that there is no spread.
 *
 * @throws RangeError as `agreement`
 */
export function clusteredAgreement(tables: readonly Fourfold[]): Agreement & { ci95?: [lo: number, hi: number] } {
  const total = agreement(sumOf([NOTHING, ...tables]));
  const used = tables.filter(({ bothYes, onlyA, onlyB, bothNo }) => bothYes + onlyA + onlyB + bothNo > 0);
  const without = used.map((_, at) => (used.length > 1 ? agreement(sumOf(used.toSpliced(at, 1))).kappa : undefined));
  const kappas = without.filter((kappa) => kappa !== undefined);
  if (total.kappa === undefined || kappas.length < without.length) return total;
  const mean = kappas.reduce((sum, kappa) => sum + kappa, 0) / kappas.length;
  const squares = kappas.reduce((sum, kappa) => sum + (kappa - mean) * (kappa - mean), 0);
  if (squares < 1e-20) return total;
  const half = tPoint(0.975, kappas.length - 1) * Math.sqrt(((kappas.length - 1) / kappas.length) * squares);
  return { ...total, ci95: [Math.max(-1, total.kappa - half), Math.min(1, total.kappa + half)] };
}
