import type { Reasked } from '../../evidence/receipt.ts';
import { safeText } from '../../text/safe-text.ts';
import { reaskedText } from '../../verify/tape/reasked.ts';

/** The result of asking a tape's model again, with the failure that ended it early, if there was one. Safe to print. */
export function reaskingText({
  failure,
  ...reasked
}: Reasked & { readonly failure?: { readonly code: string; readonly message: string } }): string {
  if (failure === undefined) return `${reaskedText(reasked)}\n`;
  const { asked, sample, seed } = reasked;
  const why = `${failure.code}: ${safeText(failure.message, 500)}`;
  return `Asking again ended after ${asked} of ${sample} exchanges (seed ${seed}), and nothing follows from it: ${why}\n`;
}
