import {
  branchIsolation,
  expiry,
  hardRisk,
  lifecycle,
  runIsolation,
  toolSafety,
  workspaceIsolation,
} from './runtime/gates.ts';
import { conflictResolution, proceduralMemory } from './runtime/learning.ts';
import { constraintRetention, negativeRetention } from './runtime/packing.ts';
import type { Fit, Limit, Part, Recall } from './runtime/part.ts';
import { lexical, reflectionLite, stateRank } from './runtime/ranks.ts';
import { negativeEvidence, sanitiser } from './runtime/warnings.ts';

/** Looks at all that is remembered. A strategy without recall has no memory. */
export const recallAll: Recall = {
  stage: 'recall',
  name: 'recall',
  recall: (memory) => memory.items,
};

export const STRATEGY_NAMES = [
  'baseline_0',
  'long_context',
  'baseline_1',
  'variant_1',
  'variant_2',
  'variant_3',
] as const;
export type StrategyName = (typeof STRATEGY_NAMES)[number];

/** A way to remember: nothing but the list of its parts. */
export interface Strategy {
  readonly name: StrategyName;
  readonly summary: string;
  readonly parts: readonly Part[];
}

const nearest: Limit = { stage: 'limit', name: 'nearest_12', top: 12 };
const budget: Fit = { stage: 'fit', name: 'budget' };

/** No strategy goes without these as soon as it recalls anything. */
const FLOORS: readonly Part[] = [conflictResolution, workspaceIsolation, runIsolation, lifecycle, hardRisk];

const EVERYTHING: readonly Part[] = [recallAll, ...FLOORS];
const NEAREST: readonly Part[] = [...EVERYTHING, lexical, nearest, budget];
const STATE_AWARE: readonly Part[] = [...NEAREST, stateRank, expiry, toolSafety];
const GATED: readonly Part[] = [
  ...STATE_AWARE,
  branchIsolation,
  negativeEvidence,
  sanitiser,
  constraintRetention,
  negativeRetention,
  proceduralMemory,
];
const REFLECTING: readonly Part[] = [...GATED, reflectionLite];

/** The ablation ladder: from the third rung on, each strategy is the one before and a few parts more. */
export const STRATEGIES: readonly Strategy[] = [
  { name: 'baseline_0', summary: 'No memory.', parts: [] },
  {
    name: 'long_context',
    summary: 'All that may be recalled, without a budget: only the safety floors hold.',
    parts: EVERYTHING,
  },
  { name: 'baseline_1', summary: 'The twelve items nearest to the question, under the budget.', parts: NEAREST },
  {
    name: 'variant_1',
    summary: 'Knows the run it is in, what has expired and which tool calls are unsafe; dead branches still count.',
    parts: STATE_AWARE,
  },
  {
    name: 'variant_2',
    summary: 'Keeps dead branches out, tells of them as warnings, retains constraints, learns procedures.',
    parts: GATED,
  },
  { name: 'variant_3', summary: 'As variant_2, and what proved itself outranks what did not.', parts: REFLECTING },
];
