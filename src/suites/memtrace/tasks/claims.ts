import { type Paired, pairOutcomes } from '../../../analysis/pairing.ts';
import { isSignificant } from '../../../stats/significance.ts';
import type { Claim, SystemResults } from '../../../suite/claim.ts';
import { formatP, formatPercent, formatPoints } from '../../../text/numbers.ts';
import { decideClaims, measuredValue, type OwnClaim } from '../../shared/own-claims.ts';
import type { StrategyName } from '../runtime/strategies.ts';
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
const CLAIMS: readonly OwnClaim<Seen>[] = [
  {
    id: 'variant_2_contamination_below_baseline_1',
    text: 'Isolation of dead branches contaminates fewer contexts than nearness alone.',
    decide: ({ pair }) =>
      more(pair('baseline_1', 'variant_2', 'contamination'), (by) => `baseline_1 has ${by} more contamination`),
  },
  {
    id: 'variant_2_clean_context_above_baseline_1',
    text: 'More contexts are clean with the gate than without, where branches died.',
    decide: ({ pair }) =>
      more(pair('variant_2', 'baseline_1', 'clean_context', DEAD), (by) => `variant_2 is ${by} ahead on dead branches`),
  },
  {
    id: 'variant_1_leaves_dead_branches',
    text: 'Ranking by state alone does not isolate: dead branches contaminate as before.',
    decide: ({ pair }) =>
      more(pair('variant_1', 'variant_2', 'contamination'), (by) => `variant_1 has ${by} more contamination`),
  },
  {
    id: 'variant_2_zero_cross_workspace_leakage',
    text: 'Nothing crosses from one workspace into another.',
    decide: ({ value }) => none(value('variant_2', 'workspace_leakage'), 'leakage'),
  },
  {
    id: 'variant_2_blocks_tool_sensitive',
    text: 'More dangerous tool output is kept out with the gate than without.',
    decide: ({ value }) => {
      const gated = value('variant_2', 'tool_sensitive_blocking');
      const plain = value('baseline_1', 'tool_sensitive_blocking');
      if (gated === undefined || plain === undefined) return undefined;
      return { held: gated > plain, because: `${formatPercent(gated)} kept out against ${formatPercent(plain)}` };
    },
  },
  {
    id: 'variant_2_zero_unsafe_negative_leakage',
    text: 'The command of a destructive failure stands nowhere.',
    decide: ({ value }) => none(value('variant_2', 'unsafe_negative_leakage'), 'leakage'),
  },
  {
    id: 'variant_2_excludes_superseded_memory',
    text: 'What was replaced or has expired is built on more seldom than where all is handed over.',
    decide: ({ pair }) =>
      more(pair('long_context', 'variant_2', 'stale_rate'), (by) => `long_context has ${by} more that is stale`),
  },
  {
    id: 'variant_2_reuses_procedural_memory',
    text: 'Completed runs leave a way that later ones can go; nearness finds none.',
    decide: ({ pair }) => ahead(pair('variant_2', 'baseline_1', 'clean_context', ['procedural_reuse'])),
  },
  {
    id: 'variant_2_retains_constraints_under_compaction',
    text: 'Rules survive a tight budget in which nearness loses them.',
    decide: ({ value, pair }) => {
      const kept = value('variant_2', 'constraint_retention');
      if (kept === undefined) return undefined;
      return more(
        pair('variant_2', 'baseline_1', 'constraint_retention', ['constraint_compaction']),
        (by) => `${formatPercent(kept)} of the rules kept, ${by} ahead of baseline_1`,
      );
    },
  },
  {
    id: 'variant_2_learns_from_failure_without_repeating',
    text: 'Failures come back as warnings, which no strategy without negative evidence gives.',
    decide: ({ pair }) => ahead(pair('variant_2', 'baseline_1', 'negative_evidence_recall', ['negative_lesson'])),
  },
  {
    id: 'variant_2_pays_for_isolation',
    text: 'Isolation costs what is right on a branch that failed: there nearness recalls more.',
    decide: ({ value }) => {
      const gated = value('variant_2', 'recall', 'valid_on_failed');
      const plain = value('baseline_1', 'recall', 'valid_on_failed');
      if (gated === undefined || plain === undefined) return undefined;
      return { held: gated < plain, because: `recall ${formatPercent(gated)} against ${formatPercent(plain)}` };
    },
  },
  {
    id: 'memory_beats_no_memory',
    text: 'What was lived through answers; without memory nothing does.',
    decide: ({ pair }) => ahead(pair('variant_2', 'baseline_0', 'clean_context')),
  },
  {
    id: 'long_context_shows_token_bloat',
    text: 'Handing over everything costs more than any strategy with a budget, and breaks the budget.',
    decide: ({ value }) => {
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
  },
];

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
  return decideClaims(CLAIMS, seen);
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
const none = (value: number | undefined, what: string) =>
  value === undefined ? undefined : { held: value === 0, because: `${what} ${formatPercent(value)}` };
