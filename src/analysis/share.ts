import type { Share } from '../protocol/outcome.ts';

/** A share as one number, with its denominator as weight (1 for a plain number); undefined if absent or its denominator is 0. */
export function weightedShare(
  share: Share | undefined,
): { readonly value: number; readonly weight: number } | undefined {
  if (share === undefined) return undefined;
  if (typeof share === 'number') return { value: share, weight: 1 };
  const [numerator, denominator] = share;
  return denominator === 0 ? undefined : { value: numerator / denominator, weight: denominator };
}

/** A share as one number; undefined if it is absent or its denominator is 0. */
export const shareValue = (share: Share | undefined): number | undefined => weightedShare(share)?.value;
