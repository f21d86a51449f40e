import type { StrategyName } from '../../runtime/strategies.ts';
import type { Part } from './part.ts';
import * as parts from './parts.ts';

/** One of the six strategies as an adapter would be: a list of parts. */
export interface Strategy {
  readonly name: StrategyName;
  readonly summary: string;
  readonly parts: readonly Part[];
}

const EVERYTHING: readonly Part[] = [
  parts.recall,
  parts.conflictResolution,
  parts.workspaceIsolation,
  parts.lifecycle,
  parts.hardRisk,
];
const NEAREST: readonly Part[] = [...EVERYTHING, parts.lexical, parts.nearest, parts.budget];
const STATE_AWARE: readonly Part[] = [...NEAREST, parts.stateRank, parts.expiry, parts.toolSafety];
const GATED: readonly Part[] = [
  ...STATE_AWARE,
  parts.branchIsolation,
  parts.negativeEvidence,
  parts.sanitiser,
  parts.constraintRetention,
  parts.proceduralMemory,
];

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
  {
    name: 'variant_3',
    summary: 'As variant_2, and what proved itself outranks what did not.',
    parts: [...GATED, parts.reflectionLite],
  },
];
