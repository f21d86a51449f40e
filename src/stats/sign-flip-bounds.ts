/** What the two-sided p of a sign-flip test is at least and at most. */
export interface PBounds {
  readonly least: number;
  readonly most: number;
}

/**
 * Bounds of the sign-flip test's exact p from two sums alone, for where only "far below" or "far above" a level matters.
 * With X = Σ ±d and σ² = Σ d²: P(|X| ≥ t) ≤ 2 exp(−t² / 2σ²) (Hoeffding 1963, "Probability inequalities for sums of
 * bounded random variables", JASA 58, 13–30, theorem 2), and P(|X| ≥ t) ≥ (1 − t²/σ²)² / 3 for t ≤ σ (Paley & Zygmund
 * 1932 on X², as E X⁴ ≤ 3σ⁴).
 *
 * @param sum the observed Σ d
 * @param squares Σ d²
 */
export function signFlipBounds(sum: number, squares: number): PBounds {
  if (sum === 0 || squares === 0) return { least: 1, most: 1 };
  const ratio = (sum * sum) / squares;
  return { least: ratio < 1 ? (1 - ratio) ** 2 / 3 : 0, most: Math.min(1, 2 * Math.exp(-ratio / 2)) };
}
