import { type Paired, pairOutcomes } from '../../analysis/pairing.ts';
import { isSignificant } from '../../stats/significance.ts';
import type { Claim, SystemResults } from '../../suite/claim.ts';
import { formatP, formatPercent, formatPoints } from '../../text/numbers.ts';
import { decideClaims, measuredValue, type OwnClaims } from '../shared/own-claims.ts';
import texts from './claims.json' with { type: 'json' };
import type { Family } from './families.ts';

const METRIC = 'retrieval_sufficiency';

/** CIB section 10: four claims, each with the result that would falsify it. */
const CLAIMS: OwnClaims<keyof typeof texts> = {
  'claim-1': (results) => {
    const [update, abstention, acting] = (['knowledge_update', 'abstention', 'action_grounding'] as const).map(
      (family) => compare(results, 'fullHistory', [family]),
    );
    const [scoped, full] = ['scopedHybrid3', 'fullHistory'].map((name) => measuredValue(results, name, 'avg_tokens'));
    if (!update || !abstention || !acting || scoped === undefined || full === undefined) return undefined;
    const behind = [update, abstention, acting].some(better) || scoped < full;
    return {
      held: behind,
      because: `fullHistory trails by ${formatPoints(update.delta)} on update, ${formatPoints(abstention.delta)} on abstention and ${formatPoints(acting.delta)} on action grounding, and reads ${full.toFixed(1)} tokens a task against ${scoped.toFixed(1)}`,
    };
  },
  'claim-2': (results) => trails(results, 'lexical3'),
  'claim-3': (results) => {
    const behind = trails(results, 'writeLexical3');
    const [filtered, plain] = ['writeLexical3', 'lexical3'].map((name) =>
      measuredValue(results, name, 'evidence_precision'),
    );
    if (!behind || filtered === undefined || plain === undefined) return undefined;
    return {
      held: behind.held && filtered > plain,
      because: `precision ${formatPercent(filtered)} against ${formatPercent(plain)}; ${behind.because}`,
    };
  },
  'claim-4': (results) => {
    // Only the paper's own systems: a control that recalls everything by design shows nothing.
    const recalling = [...results].filter(
      ([, { scorecard }]) =>
        scorecard.system.kind === 'reference' && (scorecard.overall.metrics.evidence_recall?.value ?? 0) >= 0.95,
    );
    const failing = recalling.filter(
      ([, { scorecard }]) => (scorecard.families.causal_action?.metrics[METRIC]?.value ?? 1) < 0.5,
    );
    if (recalling.length === 0) return undefined;
    return {
      held: failing.length > 0,
      because: `of ${recalling.length} systems with recall of 95% or more, ${failing.length} fail most causal tasks`,
    };
  },
};

export const claims = (results: SystemResults): readonly Claim[] => decideClaims(texts, CLAIMS, results);

/** Falsified if the system matches scoped memory on updates and causal action. */
function trails(results: SystemResults, system: string) {
  const paired = compare(results, system, ['knowledge_update', 'causal_action']);
  return (
    paired && {
      held: better(paired),
      because: `${system} trails scopedHybrid3 by ${formatPoints(paired.delta)} on update and causal action (exact p ${formatP(paired.p)}; over templates p ${formatP(paired.pClustered)})`,
    }
  );
}

/** Compares scoped memory with another system. */
function compare(results: SystemResults, other: string, families: readonly Family[]): Paired | undefined {
  const [left, right] = [results.get('scopedHybrid3'), results.get(other)].map((result) =>
    result?.outcomes.filter(({ family }) => (families as readonly string[]).includes(family)),
  );
  return left && right && left.length > 0 ? pairOutcomes(left, right, METRIC) : undefined;
}

/** By the paper's own test, the exact paired one, since these are its claims. */
const better = ({ delta, p }: Paired) => delta > 0 && isSignificant(p);
