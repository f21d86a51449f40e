import type { Manifest } from '../../evidence/manifest.ts';
import type { Reasked, Tape } from '../../evidence/receipt.ts';
import { type Foretold, foretoldText } from './foretold.ts';

const LONGEST = 2_000;

/**
 * What a receipt says of a bundle's tape; nothing where there is none.
 *
 * @param reasked what asking its model again came to, where somebody did
 */
export function tapeReceipt(
  { gateway }: Pick<Manifest, 'gateway'>,
  found: Foretold | undefined,
  reasked?: Reasked | undefined,
): { readonly tape?: Tape } {
  if (gateway === undefined || found === undefined) return {};
  const flagged = foretoldText(found)?.slice(0, LONGEST).toWellFormed() ?? null;
  return { tape: { answers: gateway.answers, flagged, ...(reasked && { reasked }) } };
}
