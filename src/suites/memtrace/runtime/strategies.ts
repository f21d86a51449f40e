/**
 * What a strategy may do, each by itself: taken away, the rest still works.
 *
 * - `recall`: looks at what is remembered. Without it there is no context.
 * - `workspace_isolation`: of the own workspace alone.
 * - `lifecycle`: nothing superseded, archived, dormant or deleted.
 * - `safety_floor`: nothing quarantined, secret, destructive or tool-sensitive.
 * - `conflict_resolution`: a new value of a key that holds one supersedes the old when it is written.
 * - `procedural_memory`: a completed run leaves a summary and, if it succeeded, a procedure.
 * - `nearest`: candidates are what is relevant to the question, the nearest `top` of them.
 * - `budget`: the context keeps to its budget; what does not fit is compacted.
 * - `constraint_retention`: compaction keeps the keys and values of dropped facts.
 * - `state_match`: what stands on the run's living path ranks higher.
 * - `expiry`: nothing whose time is over.
 * - `branch_isolation`: nothing of failed or rolled-back branches to build on.
 * - `failure_learning`: what failed is shown as a warning.
 * - `sanitiser`: of a dangerous failure only that it happened.
 * - `negative_retention`: compaction keeps on record which warnings it dropped.
 * - `reflection_lite`: what is trusted and often used outranks what is merely near.
 */
const FLOOR = [
  'recall',
  'workspace_isolation',
  'lifecycle',
  'safety_floor',
  'conflict_resolution',
  'procedural_memory',
] as const;
const NEAREST = [...FLOOR, 'nearest', 'budget', 'constraint_retention'] as const;
const STATE_AWARE = [...NEAREST, 'state_match', 'expiry'] as const;
const GATED = [...STATE_AWARE, 'branch_isolation', 'failure_learning', 'sanitiser', 'negative_retention'] as const;
const REFLECTING = [...GATED, 'reflection_lite'] as const;

export type Part = (typeof REFLECTING)[number];
export type Parts = ReadonlySet<Part>;

export const STRATEGY_NAMES = [
  'baseline_0',
  'long_context',
  'baseline_1',
  'variant_1',
  'variant_2',
  'variant_3',
] as const;
export type StrategyName = (typeof STRATEGY_NAMES)[number];

/** A way to remember: nothing but the set of its parts. */
export interface Strategy {
  readonly name: StrategyName;
  readonly parts: Parts;
}

const PARTS: Readonly<Record<StrategyName, readonly Part[]>> = {
  baseline_0: [],
  long_context: FLOOR,
  baseline_1: NEAREST,
  variant_1: STATE_AWARE,
  variant_2: GATED,
  variant_3: REFLECTING,
};

/** The ablation ladder. */
export const STRATEGIES: readonly Strategy[] = STRATEGY_NAMES.map((name) => ({ name, parts: new Set(PARTS[name]) }));

/** The parts of a strategy by its name. */
export function partsOf(name: string): Parts {
  const found = STRATEGIES.find((strategy) => strategy.name === name);
  if (found === undefined) throw new RangeError(`there is no strategy ${name}`);
  return found.parts;
}
