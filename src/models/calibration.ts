import type { Calibration } from '../evidence/judgement.ts';
import type { Estimate } from '../protocol/scorecard.ts';
import planted from './judge-calibration.json' with { type: 'json' };

/** A judge's verdicts count if it recognises this share of planted matches, and of planted differences. */
const LEAST_RECOGNISED = 0.9;

/** Pairs with a known verdict: an answer that says the same as gold in other words, and one that clearly does not. */
export const PLANTED = planted.flatMap(([question = '', gold = '', match = '', difference = ''], at) => [
  { id: `match-${at + 1}`, planted: 'same' as const, question, gold, answer: match },
  { id: `difference-${at + 1}`, planted: 'different' as const, question, gold, answer: difference },
]);

/** The result of a judge on the planted pairs. A malformed verdict counts as not recognised. */
export function calibrationResult(
  calibration: Calibration,
  share: (recognised: readonly boolean[]) => Estimate,
): { readonly sensitivity: Estimate; readonly specificity: Estimate; readonly trusted: boolean } {
  const recognised = (kind: 'same' | 'different') =>
    share(calibration.filter((one) => one.planted === kind).map(({ planted, verdict }) => verdict === planted));
  const [sensitivity, specificity] = [recognised('same'), recognised('different')];
  return { sensitivity, specificity, trusted: Math.min(sensitivity.value, specificity.value) >= LEAST_RECOGNISED };
}
