import type { StrategyName } from '../../runtime/strategies.ts';
import type { StrategyPart } from './part.ts';

/** One of the six strategies as an adapter would be: some of the parts. */
export interface TaskStrategy {
  readonly name: StrategyName;
  readonly summary: string;
  readonly parts: readonly StrategyPart[];
}

const EVERYTHING: readonly StrategyPart[] = [
  'recall',
  'conflict_resolution',
  'workspace_isolation',
  'lifecycle',
  'hard_risk',
];
const NEAREST: readonly StrategyPart[] = [...EVERYTHING, 'lexical', 'nearest_12', 'budget'];
const STATE_AWARE: readonly StrategyPart[] = [...NEAREST, 'state_rank', 'expiry', 'tool_safety'];
const GATED: readonly StrategyPart[] = [
  ...STATE_AWARE,
  'branch_isolation',
  'negative_evidence',
  'sanitiser',
  'constraint_retention',
  'procedural_memory',
];

/** The ablation ladder. From the third strategy on, each one has the parts of the one before and a few more. */
export const TASK_STRATEGIES: readonly TaskStrategy[] = [
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
    parts: [...GATED, 'reflection_lite'],
  },
];
