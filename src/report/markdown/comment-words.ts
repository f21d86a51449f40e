import type { ClaimReview } from '../../evidence/receipt.ts';
import { formatValue } from '../../text/numbers.ts';
import { type CommentFacts, knowsPublicWhy, type SuiteFacts } from './comment-facts.ts';
import words from './comment-words.json' with { type: 'json' };

export const STATES: Readonly<Record<SuiteFacts['state'], string>> = words.states;

/** How the board made the run behind a suite's figures. */
const MADE: Readonly<Record<Exclude<SuiteFacts['tier'], 'self-reported'>, string>> = {
  'board-run': 'the board',
  'replayed': 'the board, with the submitted tape',
  're-asked': 'the board, with the submitted tape, of which a sample was asked again with the same answers',
};

/** Who made the run behind a suite's figures, and the verdict on the claim, if it was compared. */
export function trustOf({ tier, claim, runs, before }: Pick<SuiteFacts, 'tier' | 'claim' | 'runs' | 'before'>): string {
  if (before !== undefined) return 'submitted; the board’s earlier run counts';
  if (claim?.verdict === 'unusable') return `${tier}; the board’s run cannot be used`;
  if (tier === 'self-reported' || runs === 0) return tier;
  return [MADE[tier], ...(claim ? [`claim ${claim.verdict}`] : [])].join('; ');
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
  // A run of an earlier version of its suite is not judged; the board's run is.
  const any = (state: SuiteFacts['state']) =>
    suites.some((suite) => suite.state === state && !(suite.earlier && suite.claim));
  if (problems.length > 0 || suites.length === 0) return VERDICTS.unreadable;
  const bad = (['invalid', 'failed', 'unjudged'] as const).find(any);
  if (bad) return VERDICTS[bad];
  const { verdict, says, next } = claimVerdictOf(suites);
  return {
    verdict: any('partial') ? `${verdict} · partial` : verdict,
    says: [says, contradictions(suites), countedBefore(suites)].filter(Boolean).join(' '),
    next,
  };
}

function claimVerdictOf(suites: readonly SuiteFacts[]): Verdict {
  const claims = suites.map(({ claim }) => claim?.verdict);
  const worst = (['contradicted', 'unusable'] as const).find((verdict) => claims.includes(verdict));
  if (worst) return VERDICTS[worst];
  if (suites.some(knowsPublicWhy)) return VERDICTS.unranked;
  const notRun = suites.filter(({ claim, runs }) => claim === undefined && runs === 0);
  if (notRun.length > 0 && notRun.every(({ before }) => before)) return VERDICTS.before;
  if (notRun.length > 0) return VERDICTS[suites.some(({ tier }) => tier === 'replayed') ? 'replayed' : 'self-reported'];
  if (suites.some(({ tier }) => tier === 'replayed')) return VERDICTS['replayed-by-board'];
  if (suites.some(({ tier }) => tier === 're-asked')) return VERDICTS['re-asked'];
  if (claims.includes('unconfirmed')) return VERDICTS.unconfirmed;
  return VERDICTS[claims.includes('confirmed') ? 'confirmed' : 'earlier'];
}

/** The contradicted headlines, as submitted and by the board. This text is not untrusted. */
function contradictions(suites: readonly SuiteFacts[]): string {
  return suites
    .flatMap(({ description, claim }) => {
      const figures = claim?.verdict === 'contradicted' ? differentFigures(description, claim) : undefined;
      return figures ? [`${description.title}: submitted ${figures.claimed}, board ${figures.measured}.`] : [];
    })
    .join(' ');
}

function countedBefore(suites: readonly SuiteFacts[]): string {
  const ids = [...new Set(suites.flatMap(({ before }) => before ?? []))];
  return ids.length === 0 ? '' : `The board’s earlier run of the same files counts: receipt ${ids.join(', ')}.`;
}

/** The headline as claimed and as measured, in print. Undefined if they are the same, or were not measured. */
export function differentFigures({ metrics }: SuiteFacts['description'], { metric, claimed, measured }: ClaimReview) {
  const described = metrics.find(({ id }) => id === metric);
  if (described === undefined || claimed === null || measured === null) return undefined;
  const figures = { claimed: formatValue(described, claimed), measured: formatValue(described, measured) };
  return figures.claimed === figures.measured ? undefined : figures;
}
