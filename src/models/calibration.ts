import type { Calibration } from '../evidence/judgement.ts';
import type { Estimate } from '../protocol/scorecard.ts';
import planted from './judge-calibration.json' with { type: 'json' };

/** A judge's verdicts count where it recognises this share of planted matches, and of planted differences. */
const LEAST_RECOGNISED = 0.9;

/** Pairs whose verdict is known: an answer that says what gold says in other words, and one that clearly does not. */
export const PLANTED = planted.flatMap(([question = '', gold = '', match = '', difference = ''], at) => [
  { id: `match-${at + 1}`, planted: 'same' as const, question, gold, answer: match },
  { id: `difference-${at + 1}`, planted: 'different' as const, question, gold, answer: difference },
]);

/** What a judge made of the planted pairs. Words that are no verdict recognise nothing. */
export function calibrationResult(
  calibration: Calibration,
  share: (recognised: readonly boolean[]) => Estimate,
): { readonly sensitivity: Estimate; readonly specificity: Estimate; readonly trusted: boolean } {
  const recognised = (kind: 'same' | 'different') =>
    share(calibration.filter((one) => one.planted === kind).map(({ planted, verdict }) => verdict === planted));
  const [sensitivity, specificity] = [recognised('same'), recognised('different')];
  return { sensitivity, specificity, trusted: Math.min(sensitivity.value, specificity.value) >= LEAST_RECOGNISED };
}
