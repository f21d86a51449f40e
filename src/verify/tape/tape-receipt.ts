import type { Manifest } from '../../evidence/manifest.ts';
import { LONGEST_REASON, type Reasked, type TapeReview } from '../../evidence/receipt.ts';
import { goldInAnswersText } from '../flags/foretold-answers.ts';
import type { GoldInAnswers } from './gold-in-answers.ts';

/**
 * The part of a receipt about a bundle's tape; empty if there is no tape.
 *
 * @param reasked the result of asking its model again, if somebody did
 */
export function tapeReceipt(
  { gateway }: Pick<Manifest, 'gateway'>,
  found: GoldInAnswers | undefined,
  reasked?: Reasked | undefined,
): { readonly tape?: TapeReview } {
  if (gateway === undefined || found === undefined) return {};
  const flagged = goldInAnswersText(found)?.slice(0, LONGEST_REASON).toWellFormed() ?? null;
  return { tape: { answers: gateway.answers, flagged, ...(reasked && { reasked }) } };
}
