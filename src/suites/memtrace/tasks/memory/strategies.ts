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
  { name: 'baseline_0', summary: 'Keeps nothing and returns nothing.', parts: [] },
  {
    name: 'long_context',
    summary: 'Returns every memory of the workspace without a budget, except what is unsafe or replaced.',
    parts: EVERYTHING,
  },
  {
    name: 'baseline_1',
    summary: 'Returns the twelve memories nearest to the question, within the budget.',
    parts: NEAREST,
  },
  {
    name: 'variant_1',
    summary:
      'As baseline_1, and ranks by the current run, leaves out what has expired and unsafe tool calls. It still uses dead branches.',
    parts: STATE_AWARE,
  },
  {
    name: 'variant_2',
    summary:
      'As variant_1, and keeps dead branches out, warns about them, keeps rules for the agent, and learns procedures.',
    parts: GATED,
  },
  {
    name: 'variant_3',
    summary: 'As variant_2, and ranks confirmed memories, rules and procedures higher.',
    parts: [...GATED, 'reflection_lite'],
  },
];
