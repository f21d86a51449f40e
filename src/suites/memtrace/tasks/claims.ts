import { type Paired, pairOutcomes } from '../../../analysis/pairing.ts';
import { isSignificant } from '../../../stats/significance.ts';
import type { Claim, SystemResults } from '../../../suite/claim.ts';
import { formatP, formatPercent, formatPoints } from '../../../text/numbers.ts';
import { decideClaims, measuredValue, type OwnClaims } from '../../shared/own-claims.ts';
import type { StrategyName } from '../runtime/strategies.ts';
import texts from './claims.json' with { type: 'json' };
import type { Family } from './families.ts';

/** The values that a claim compares. Undefined if they were not measured. */
interface Seen {
  value(system: StrategyName, metric: string, family?: Family): number | undefined;
  pair(a: StrategyName, b: StrategyName, metric: string, families?: readonly Family[]): Paired | undefined;
}

const DEAD: readonly Family[] = ['failed_branch', 'rolled_back', 'multi_dead'];

/**
 * The claims about the ablation ladder, tested on the tasks that adapters get. Differences use the exact paired test: a family
 * has four templates, and a test over four templates cannot give a p below 0.125.
 */
const CLAIMS: OwnClaims<keyof typeof texts, Seen> = {
  variant_2_contamination_below_baseline_1: ({ pair }) =>
    more(pair('baseline_1', 'variant_2', 'contamination'), (by) => `baseline_1 has ${by} more contamination`),
  variant_2_clean_context_above_baseline_1: ({ pair }) =>
    more(pair('variant_2', 'baseline_1', 'clean_context', DEAD), (by) => `variant_2 is ${by} ahead on dead branches`),
  variant_1_leaves_dead_branches: ({ pair }) =>
    more(pair('variant_1', 'variant_2', 'contamination'), (by) => `variant_1 has ${by} more contamination`),
  variant_2_zero_cross_workspace_leakage: ({ value }) => none(value('variant_2', 'workspace_leakage')),
  variant_2_blocks_tool_sensitive: ({ value }) => {
    const gated = value('variant_2', 'tool_sensitive_blocking');
    const plain = value('baseline_1', 'tool_sensitive_blocking');
    if (gated === undefined || plain === undefined) return undefined;
    return { held: gated > plain, because: `${formatPercent(gated)} kept out against ${formatPercent(plain)}` };
  },
  variant_2_zero_unsafe_negative_leakage: ({ value }) => none(value('variant_2', 'unsafe_negative_leakage')),
  variant_2_excludes_superseded_memory: ({ pair }) =>
    more(pair('long_context', 'variant_2', 'stale_rate'), (by) => `long_context has ${by} more that is stale`),
  variant_2_reuses_procedural_memory: ({ pair }) =>
    ahead(pair('variant_2', 'baseline_1', 'clean_context', ['procedural_reuse'])),
  variant_2_retains_constraints_under_compaction: ({ value, pair }) => {
    const kept = value('variant_2', 'constraint_retention');
    if (kept === undefined) return undefined;
    return more(
      pair('variant_2', 'baseline_1', 'constraint_retention', ['constraint_compaction']),
      (by) => `${formatPercent(kept)} of the rules kept, ${by} ahead of baseline_1`,
    );
  },
  variant_2_learns_from_failure_without_repeating: ({ pair }) =>
    ahead(pair('variant_2', 'baseline_1', 'negative_evidence_recall', ['negative_lesson'])),
  variant_2_pays_for_isolation: ({ value }) => {
    const gated = value('variant_2', 'recall', 'valid_on_failed');
    const plain = value('baseline_1', 'recall', 'valid_on_failed');
    if (gated === undefined || plain === undefined) return undefined;
    return { held: gated < plain, because: `recall ${formatPercent(gated)} against ${formatPercent(plain)}` };
  },
  memory_beats_no_memory: ({ pair }) => ahead(pair('variant_2', 'baseline_0', 'clean_context')),
  long_context_shows_token_bloat: ({ value }) => {
    const over = value('long_context', 'budget_overrun');
    const [all, ...bounded] = (['long_context', 'baseline_1', 'variant_1', 'variant_2', 'variant_3'] as const).map(
      (system) => value(system, 'avg_tokens'),
    );
    if (over === undefined || all === undefined || bounded.includes(undefined)) return undefined;
    const most = Math.max(...bounded.map((tokens) => tokens ?? 0));
    return {
      held: all > most && over > 0,
      because: `${all.toFixed(1)} tokens a task against ${most.toFixed(1)} at most; ${formatPercent(over)} of its contexts break the budget`,
    };
  },
};

export function claims(results: SystemResults): readonly Claim[] {
  const seen: Seen = {
    value: (system, metric, family) => measuredValue(results, system, metric, family),
    pair(a, b, metric, families) {
      const [left, right] = [a, b].map((system) =>
        results
          .get(system)
          ?.outcomes.filter(
            ({ family, values }) =>
              metric in values && (families === undefined || (families as readonly string[]).includes(family)),
          )
          .map((outcome) => ({ ...outcome, values: { [metric]: whole(outcome.values[metric]) } })),
      );
      return left && right && left.length > 0 ? pairOutcomes(left, right, metric) : undefined;
    },
  };
  return decideClaims(texts, CLAIMS, seen);
}

/** Whether a task is right as a whole: 0 or 1. */
function whole(share: number | readonly [number, number] | undefined): number {
  return typeof share === 'number' ? share : Number(share !== undefined && share[0] === share[1]);
}

/** Whether the first of a pair has significantly more. `says` gets the difference in words. */
function more(paired: Paired | undefined, says: (difference: string) => string) {
  if (paired === undefined) return undefined;
  const { delta, p, pClustered } = paired;
  const difference = `${formatPoints(delta)} (exact p ${formatP(p)}; over templates p ${formatP(pClustered)})`;
  return { held: delta > 0 && isSignificant(p), because: says(difference) };
}

const ahead = (paired: Paired | undefined) => more(paired, (by) => `variant_2 is ${by} ahead`);
const none = (leakage: number | undefined) =>
  leakage === undefined ? undefined : { held: leakage === 0, because: `leakage ${formatPercent(leakage)}` };
