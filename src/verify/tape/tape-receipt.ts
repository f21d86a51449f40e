import type { Manifest } from '../../evidence/manifest.ts';
import type { Tape } from '../../evidence/receipt.ts';
import { type Foretold, foretoldText } from './foretold.ts';

const LONGEST = 2_000;

/** What a receipt says of a bundle's tape; nothing where there is none. */
export function tapeReceipt(
  { gateway }: Pick<Manifest, 'gateway'>,
  found: Foretold | undefined,
): { readonly tape?: Tape } {
  if (gateway === undefined || found === undefined) return {};
  return { tape: { answers: gateway.answers, flagged: foretoldText(found)?.slice(0, LONGEST).toWellFormed() ?? null } };
}
