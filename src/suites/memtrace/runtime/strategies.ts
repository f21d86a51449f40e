import { memoise } from '../../../text/caches.ts';

/**
 * The parts of a strategy. Each can be removed without breaking the others.
 *
 * - `recall`: looks at memories. Without it there is no context.
 * - `workspace_isolation`: only memories of the run's own workspace.
 * - `lifecycle`: nothing superseded, archived, dormant or deleted.
 * - `safety_floor`: nothing quarantined, secret, destructive or tool-sensitive.
 * - `conflict_resolution`: a new value of a single-valued key supersedes the old one when it is written.
 * - `procedural_memory`: a completed run leaves a summary and, if it succeeded, a procedure.
 * - `nearest`: candidates are the `top` memories most relevant to the question.
 * - `budget`: the context keeps to its budget; what does not fit is compacted.
 * - `constraint_retention`: compaction keeps the keys and values of dropped facts.
 * - `state_match`: memories on the run's live path rank higher.
 * - `expiry`: nothing that has expired.
 * - `branch_isolation`: nothing of failed or rolled-back branches to build on.
 * - `failure_learning`: failures are shown as warnings.
 * - `sanitiser`: a dangerous failure is reported without its text.
 * - `negative_retention`: compaction records the warnings that it dropped.
 * - `reflection_lite`: trusted and often used memories rank above ones that are only relevant.
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

/** The ablation ladder. */
const LADDER = {
  baseline_0: [],
  long_context: FLOOR,
  baseline_1: NEAREST,
  variant_1: STATE_AWARE,
  variant_2: GATED,
  variant_3: REFLECTING,
} satisfies Record<string, readonly Part[]>;

export type StrategyName = keyof typeof LADDER;
export const STRATEGY_NAMES = Object.keys(LADDER) as readonly StrategyName[];

/** A memory policy, defined by the set of its parts. */
export interface Strategy {
  readonly name: StrategyName;
  readonly parts: Parts;
}

export const STRATEGIES: readonly Strategy[] = STRATEGY_NAMES.map((name) => ({ name, parts: new Set(LADDER[name]) }));

/** Gives strategies that agree in the given parts the same key. */
export function agreementIn(these: readonly Part[]): (parts: Parts) => string {
  return memoise((parts) => these.filter((part) => parts.has(part)).join(' '));
}

/** Computes a value once for all strategies with the same key. */
export function sharedBy<V extends object>(keyOf: (parts: Parts) => string, work: (parts: Parts) => V) {
  const known = new Map<string, V>();
  return (parts: Parts): V => {
    const key = keyOf(parts);
    const found = known.get(key) ?? work(parts);
    known.set(key, found);
    return found;
  };
}

export function partsOf(name: string): Parts {
  const found = STRATEGIES.find((strategy) => strategy.name === name);
  if (found === undefined) throw new RangeError(`there is no strategy ${name}`);
  return found.parts;
}
