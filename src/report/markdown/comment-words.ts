import type { Tier } from '../../verify/tier.ts';
import type { CommentFacts, SuiteFacts } from './comment-facts.ts';

export const STATES: Record<SuiteFacts['state'], string> = {
  valid: 'valid',
  partial: 'partial: not all tasks were run',
  invalid: 'not valid: a check does not hold',
  failed: 'failed: a control is out of its range',
  unjudged: 'not judged',
};

/** Until the board has seen the same answers, they are what somebody says. */
export const TRUST: Record<Tier, string> = {
  reported: 'self-reported',
  verified: 'verified, its answers self-reported',
  reproduced: 'reproduced',
};

const BY_TIER: Record<Tier, { readonly verdict: string; readonly says: string }> = {
  reported: {
    verdict: '⚠️ Self-reported',
    says: 'The evidence agrees with itself. What keeps it from being trusted further stands below.',
  },
  verified: {
    verdict: '☑️ Verified, not reproduced',
    says: 'Every figure was computed again from the submitted evidence, and every rule holds. The answers themselves are self-reported until the board has reproduced them.',
  },
  reproduced: {
    verdict: '✅ Reproduced',
    says: 'The board ran the same image again, checked and scored that run itself, and the answers agree with the submitted ones. The figures are those of the board’s own run.',
  },
};

/** The first thing that a reader sees. An entry is worth as much as the least of its suites. */
export function verdictOf({ suites, problems }: CommentFacts): { readonly verdict: string; readonly says: string } {
  const any = (state: SuiteFacts['state']) => suites.some((suite) => suite.state === state);
  if (problems.length > 0 || suites.length === 0)
    return { verdict: '❌ Not readable', says: 'The entry cannot be judged as it is. What is wrong stands below.' };
  if (any('invalid'))
    return {
      verdict: '❌ Not valid',
      says: 'A check of the evidence does not hold. What failed, and what to do, stands below; the figures are self-reported and have no rank.',
    };
  if (any('failed'))
    return {
      verdict: '❌ Failed',
      says: 'A control is out of its range: this speaks against the harness or the data, not against the system. The figures are self-reported and have no rank.',
    };
  if (any('unjudged'))
    return {
      verdict: '⚠️ Not judged',
      says: 'Something that the check needs was not at hand. Until it is, everything here is self-reported.',
    };
  const tiers = suites.map(({ tier }) => tier.reached);
  const least = tiers.includes('reported') ? 'reported' : tiers.includes('verified') ? 'verified' : 'reproduced';
  const { verdict, says } = BY_TIER[least];
  return { verdict: any('partial') ? `${verdict} · partial` : verdict, says };
}
