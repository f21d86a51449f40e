import type { Claim } from '../../evidence/receipt.ts';
import type { CommentFacts, SuiteFacts } from './comment-facts.ts';

export const STATES: Record<SuiteFacts['state'], string> = {
  valid: 'valid',
  partial: 'partial: not all tasks were run',
  invalid: 'not valid: a check does not hold',
  failed: 'failed: a control is out of its range, or too many tasks errored',
  unjudged: 'not judged',
};

/** Who made the run behind a suite's figures, and the verdict on the claim. */
export function trustOf({ tier, claim }: Pick<SuiteFacts, 'tier' | 'claim'>): string {
  if (tier === 'board-run') return `run by the board${claim ? `; claim ${claim.verdict}` : ''}`;
  return claim?.verdict === 'unusable' ? 'self-reported; the board’s run cannot be used' : 'self-reported';
}

interface Verdict {
  readonly verdict: string;
  readonly says: string;
}

/** Of several suites the worst verdict decides. */
const BY_CLAIM: Record<Claim['verdict'], Verdict> = {
  contradicted: {
    verdict: '❌ Contradicted',
    says: 'The board ran the same image, and its own runs refute what was submitted. The board’s figures are published; the claim is shown struck out beside them.',
  },
  unusable: {
    verdict: '⚠️ The board’s run cannot be used',
    says: 'The board ran the image, and its run does not count: the reason is below. Until a run counts, the figures are a claim and have no rank.',
  },
  unconfirmed: {
    verdict: '☑️ Run by the board, claim unconfirmed',
    says: 'The board ran the same image, and its figures are published. They neither confirm nor contradict the submitted ones, which are shown beside them as claimed.',
  },
  confirmed: {
    verdict: '✅ Run by the board, claim confirmed',
    says: 'The board ran the same image, checked and scored that run itself, and its figures are published. They confirm the submitted ones.',
  },
};

const SELF_REPORTED: Verdict = {
  verdict: '⚠️ Self-reported',
  says: 'Every figure follows from the submitted evidence, and every rule holds. The board did not run the system: the figures are a claim and have no rank.',
};

/** The verdict on an entry, which is that of its worst suite. */
export function verdictOf({ suites, problems }: CommentFacts): Verdict {
  const any = (state: SuiteFacts['state']) => suites.some((suite) => suite.state === state);
  if (problems.length > 0 || suites.length === 0)
    return { verdict: '❌ Not readable', says: 'The entry cannot be judged as it is. What is wrong is listed below.' };
  if (any('invalid'))
    return {
      verdict: '❌ Not valid',
      says: 'A check of the evidence does not hold. What failed, and what to do, is listed below; the figures are self-reported and have no rank.',
    };
  if (any('failed'))
    return {
      verdict: '❌ Failed',
      says: 'The submitted run failed: a control is out of its range, or too many tasks errored. The figures are self-reported and have no rank.',
    };
  if (any('unjudged'))
    return {
      verdict: '⚠️ Not judged',
      says: 'Something that the check needs was not available. Until it is, everything here is self-reported.',
    };
  const { verdict, says } = claimVerdictOf(suites);
  return {
    verdict: any('partial') ? `${verdict} · partial` : verdict,
    says: [says, contradictions(suites)].filter(Boolean).join(' '),
  };
}

function claimVerdictOf(suites: readonly SuiteFacts[]): Verdict {
  const claims = suites.map(({ claim }) => claim?.verdict);
  const worst = (['contradicted', 'unusable'] as const).find((verdict) => claims.includes(verdict));
  if (worst) return BY_CLAIM[worst];
  if (claims.includes(undefined)) return SELF_REPORTED;
  return BY_CLAIM[claims.includes('unconfirmed') ? 'unconfirmed' : 'confirmed'];
}

/** The contradicted headlines, claimed and measured; none of this text is untrusted. */
function contradictions(suites: readonly SuiteFacts[]): string {
  return suites
    .flatMap(({ description, claim }) => {
      const figures = claim?.verdict === 'contradicted' ? differentFigures(description, claim) : undefined;
      return figures ? [`${description.title}: ${figures.claimed} claimed, ${figures.measured} measured.`] : [];
    })
    .join(' ');
}

/** A claim's headline and the board's as they are printed; undefined where they are the same, or were not measured. */
export function differentFigures(
  { metrics }: SuiteFacts['description'],
  { metric, claimed, measured }: Claim,
): { readonly claimed: string; readonly measured: string } | undefined {
  const described = metrics.find(({ id }) => id === metric);
  if (described === undefined || claimed === null || measured === null) return undefined;
  const printed = (value: number) =>
    described.unit === 'fraction' ? `${(100 * value).toFixed(1)} %` : value.toFixed(described.digits);
  const figures = { claimed: printed(claimed), measured: printed(measured) };
  return figures.claimed === figures.measured ? undefined : figures;
}
