import type { ClaimReview } from '../../evidence/receipt.ts';
import { formatValue } from '../../text/numbers.ts';
import { type CommentFacts, knowsPublicWhy, type SuiteFacts } from './comment-facts.ts';
import words from './comment-words.json' with { type: 'json' };

export const STATES: Readonly<Record<SuiteFacts['state'], string>> = words.states;

/** Who made the run behind a suite's figures, and the verdict on the claim. */
export function trustOf({ tier, claim }: Pick<SuiteFacts, 'tier' | 'claim'>): string {
  if (tier === 'board-run') return `run by the board${claim ? `; claim ${claim.verdict}` : ''}`;
  if (tier === 'replayed' && claim && claim.verdict !== 'unusable')
    return `replayed by the board from the submitted tape; claim ${claim.verdict}`;
  if (tier === 're-asked')
    return `replayed by the board from the submitted tape, of which a sample was asked again with the same answers; claim ${claim?.verdict}`;
  return claim?.verdict === 'unusable' ? `${tier}; the board’s run cannot be used` : tier;
}

interface Verdict {
  readonly verdict: string;
  readonly says: string;
  /** What the submitter or a maintainer does next. */
  readonly next: string;
}

const VERDICTS: Readonly<Record<keyof typeof words.verdicts, Verdict>> = words.verdicts;

/** The verdict on an entry, which is that of its worst suite. */
export function submissionVerdict({ suites, problems }: CommentFacts): Verdict {
  const any = (state: SuiteFacts['state']) => suites.some((suite) => suite.state === state);
  if (problems.length > 0 || suites.length === 0) return VERDICTS.unreadable;
  const bad = (['invalid', 'failed', 'unjudged'] as const).find(any);
  if (bad) return VERDICTS[bad];
  const { verdict, says, next } = claimVerdictOf(suites);
  return {
    verdict: any('partial') ? `${verdict} · partial` : verdict,
    says: [says, contradictions(suites)].filter(Boolean).join(' '),
    next,
  };
}

function claimVerdictOf(suites: readonly SuiteFacts[]): Verdict {
  const claims = suites.map(({ claim }) => claim?.verdict);
  const worst = (['contradicted', 'unusable'] as const).find((verdict) => claims.includes(verdict));
  if (worst) return VERDICTS[worst];
  if (suites.some(knowsPublicWhy)) return VERDICTS.unranked;
  if (claims.includes(undefined))
    return VERDICTS[suites.some(({ tier }) => tier === 'replayed') ? 'replayed' : 'self-reported'];
  if (suites.some(({ tier }) => tier === 'replayed')) return VERDICTS['replayed-by-board'];
  if (suites.some(({ tier }) => tier === 're-asked')) return VERDICTS['re-asked'];
  return VERDICTS[claims.includes('unconfirmed') ? 'unconfirmed' : 'confirmed'];
}

/** The contradicted headlines, as claimed and as measured. This text is not untrusted. */
function contradictions(suites: readonly SuiteFacts[]): string {
  return suites
    .flatMap(({ description, claim }) => {
      const figures = claim?.verdict === 'contradicted' ? differentFigures(description, claim) : undefined;
      return figures ? [`${description.title}: ${figures.claimed} claimed, ${figures.measured} measured.`] : [];
    })
    .join(' ');
}

/** The headline as claimed and as measured, in print. Undefined if they are the same, or were not measured. */
export function differentFigures({ metrics }: SuiteFacts['description'], { metric, claimed, measured }: ClaimReview) {
  const described = metrics.find(({ id }) => id === metric);
  if (described === undefined || claimed === null || measured === null) return undefined;
  const figures = { claimed: formatValue(described, claimed), measured: formatValue(described, measured) };
  return figures.claimed === figures.measured ? undefined : figures;
}
