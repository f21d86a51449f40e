import type { StrategyName } from '../../runtime/strategies.ts';
import { branchIsolation, expiry, hardRisk, lifecycle, toolSafety, workspaceIsolation } from './gates.ts';
import { conflictResolution, proceduralMemory } from './learning.ts';
import { constraintRetention } from './packing.ts';
import type { Fit, Limit, Part, Recall } from './part.ts';
import { lexical, reflectionLite, stateRank } from './ranks.ts';
import { negativeEvidence, sanitiser } from './warnings.ts';

/** Looks at all memories. A strategy without recall has no memory. */
export const recallAll: Recall = {
  stage: 'recall',
  name: 'recall',
  recall: (memory) => memory.items,
};

/** One of the six strategies as an adapter would be: a list of parts. */
export interface Strategy {
  readonly name: StrategyName;
  readonly summary: string;
  readonly parts: readonly Part[];
}

const nearest: Limit = { stage: 'limit', name: 'nearest_12', top: 12 };
const budget: Fit = { stage: 'fit', name: 'budget' };

/** The parts of every strategy that recalls anything. */
const FLOORS: readonly Part[] = [conflictResolution, workspaceIsolation, lifecycle, hardRisk];

const EVERYTHING: readonly Part[] = [recallAll, ...FLOORS];
const NEAREST: readonly Part[] = [...EVERYTHING, lexical, nearest, budget];
const STATE_AWARE: readonly Part[] = [...NEAREST, stateRank, expiry, toolSafety];
const GATED: readonly Part[] = [
  ...STATE_AWARE,
  branchIsolation,
  negativeEvidence,
  sanitiser,
  constraintRetention,
  proceduralMemory,
];
const REFLECTING: readonly Part[] = [...GATED, reflectionLite];

/** The ablation ladder. From the third strategy on, each one has the parts of the one before and a few more. */
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
