import type { Agreement } from './agreement.ts';
import { TIERS, type Tier, type TierLimit } from './tier.ts';

export interface ReachedTier {
  readonly reached: Tier;
  /** Why it is no more; empty for the highest. */
  readonly reasons: readonly string[];
}

/** What the board's own run of the same system showed: `unusable` where it does not count itself. */
export type Again = Agreement | 'unusable' | undefined;

/** How far a bundle can be trusted after all that was done with it. A re-run that disagrees is worth no re-run. */
export function reachedTier(valid: boolean, limit: TierLimit, again: Again): ReachedTier {
  if (!valid) return { reached: 'reported', reasons: ['a check of its evidence does not hold'] };
  const missing = whyNotAgain(again);
  const step: Tier = missing === undefined ? 'reproduced' : 'verified';
  const reached = TIERS[Math.min(TIERS.indexOf(step), TIERS.indexOf(limit.highest))] as Tier;
  return { reached, reasons: [...limit.reasons, ...(missing === undefined ? [] : [missing])] };
}

function whyNotAgain(again: Again): string | undefined {
  if (again === undefined) return 'the board has not run it again';
  if (again === 'unusable') return 'the board’s own run of it does not count';
  return again.agrees ? undefined : 'the board ran it again, and it answered otherwise';
}
