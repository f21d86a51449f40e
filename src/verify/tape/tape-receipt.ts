import type { Manifest } from '../../evidence/manifest.ts';
import type { Reasked, Tape } from '../../evidence/receipt.ts';
import { type GoldInAnswers, goldInAnswersText } from './gold-in-answers.ts';

const LONGEST = 2_000;

/**
 * The part of a receipt about a bundle's tape; empty if there is no tape.
 *
 * @param reasked the result of asking its model again, if somebody did
 */
export function tapeReceipt(
  { gateway }: Pick<Manifest, 'gateway'>,
  found: GoldInAnswers | undefined,
  reasked?: Reasked | undefined,
): { readonly tape?: Tape } {
  if (gateway === undefined || found === undefined) return {};
  const flagged = goldInAnswersText(found)?.slice(0, LONGEST).toWellFormed() ?? null;
  return { tape: { answers: gateway.answers, flagged, ...(reasked && { reasked }) } };
}
