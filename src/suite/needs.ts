import type { Verdict } from '../protocol/constants.ts';
import { CAPABILITIES } from '../protocol/constants.ts';
import type { Outcome } from '../protocol/outcome.ts';
import type { Capability } from '../protocol/reply.ts';
import type { Suite, Task } from './suite.ts';

/** The tasks and metrics of a suite that need a capability. */
export interface CapabilityUse {
  readonly capability: Capability;
  /** Set if the tasks are measured without `capability`, and not without this one too. */
  readonly also?: Capability;
  /** The families with tasks that are not measured without it, and whether this is so for all of their tasks. */
  readonly families: readonly { readonly family: string; readonly all: boolean }[];
  /** Ids of metrics that are measured only with it. */
  readonly metrics: readonly string[];
}

export interface Unmeasured {
  /** How many of the tasks cannot be measured. */
  readonly tasks: number;
  /** How many tasks there are. */
  readonly of: number;
  /** How many tasks of each family can be measured, for those with any. */
  readonly measured: readonly { readonly family: string; readonly tasks: number }[];
  /** Capabilities that would make more tasks measurable if declared, the most effective first. */
  readonly missing: readonly Capability[];
  /** How many more tasks another capability alone makes measurable, for those with any. */
  readonly alone: readonly { readonly capability: Capability; readonly tasks: number }[];
}

/**
 * What each capability is needed for on these tasks, found by scoring the oracle's replies with and without it. Capabilities
 * that nothing needs are left out. If another one replaces it in some tasks, the two are listed together, after it.
 */
export function capabilityUses(suite: Suite, tasks: readonly Task[]): readonly CapabilityUse[] {
  const score = oracleScorer(suite);
  // One that declares what it does not return could lack a metric for that reason.
  const declared = CAPABILITIES.filter((one) => oracleOf(suite).capabilities.includes(one));
  const complete = metricsOf(tasks.map((task) => score(task, new Set(declared))));
  const all = countByFamily(tasks);
  const without = (...left: readonly Capability[]) => {
    const others = new Set(declared.filter((one) => !left.includes(one)));
    const outcomes = tasks.map((task) => score(task, others));
    return { missed: countByFamily(outcomes.filter(isUnmeasured)), measured: metricsOf(outcomes) };
  };
  return declared.flatMap((capability): readonly CapabilityUse[] => {
    const { missed, measured } = without(capability);
    const familiesOf = (counts: typeof missed) =>
      [...counts].map(([family, n]) => ({ family, all: n === all.get(family) }));
    const metrics = [...complete].filter((id) => !measured.has(id));
    if (missed.size === 0) return metrics.length === 0 ? [] : [{ capability, families: [], metrics }];
    const pairs = declared.flatMap((also) => {
      const more = [...without(capability, also).missed].filter(([family, n]) => n > (missed.get(family) ?? 0));
      return more.length === 0 ? [] : [{ capability, also, families: familiesOf(new Map(more)), metrics: [] }];
    });
    return [{ capability, families: familiesOf(missed), metrics }, ...pairs];
  });
}

function countByFamily(counted: readonly { readonly family: string }[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { family } of counted) counts.set(family, (counts.get(family) ?? 0) + 1);
  return counts;
}

/** Ids of the metrics that at least one of the outcomes has. */
const metricsOf = (outcomes: readonly Outcome[]): ReadonlySet<string> =>
  new Set(outcomes.flatMap(({ values }) => Object.keys(values)));

/** How many tasks of a family are tried first: if all of them can be measured, the others are taken to be measurable too. */
const SAMPLE = 3;

/** What was tried of a family. */
interface Tried {
  all: number;
  tasks: number;
  unmeasured: number;
}

/**
 * Which of the tasks cannot be measured for a system that declares these capabilities; undefined if all can.
 *
 * @param tasks read one at a time, and only as far as needed, because a task may have 100,000 turns
 */
export function unmeasured(
  suite: Suite,
  tasks: Iterable<Task>,
  declared: ReadonlySet<Capability>,
): Unmeasured | undefined {
  const score = oracleScorer(suite);
  const families = new Map<string, Tried>();
  const firstOfEach: Task[] = [];
  const missed: Task[] = [];
  let measurable = 0;
  let of = 0;
  for (const task of tasks) {
    of += 1;
    const tried = families.get(task.family) ?? { all: 0, tasks: 0, unmeasured: 0 };
    tried.all += 1;
    families.set(task.family, tried);
    if (tried.tasks >= SAMPLE && tried.unmeasured === 0) continue;
    tried.tasks += 1;
    if (isUnmeasured(score(task, declared))) {
      if (tried.unmeasured === 0) firstOfEach.push(task);
      missed.push(task);
      tried.unmeasured += 1;
    }
    if (tried.tasks === SAMPLE && tried.unmeasured === 0) measurable += 1;
    if (measurable === suite.description.families.length) return undefined;
  }
  if (firstOfEach.length === 0) return undefined;
  const measured = [...families]
    .map(([family, { all, unmeasured: not }]) => ({ family, tasks: all - not }))
    .filter((one) => one.tasks > 0)
    .sort((a, b) => b.tasks - a.tasks);
  const needed = missing(score, firstOfEach, declared);
  const alone = CAPABILITIES.filter((one) => !declared.has(one) && !needed.includes(one)).flatMap((capability) => {
    const extended = new Set([...declared, capability]);
    const more = missed.filter((task) => !isUnmeasured(score(task, extended))).length;
    return more === 0 ? [] : [{ capability, tasks: more }];
  });
  return { tasks: missed.length, of, measured, missing: needed, alone };
}

type OracleScorer = ReturnType<typeof oracleScorer>;

/** Scores the oracle's replies to a task as those of a system that declares only some capabilities. */
function oracleScorer(suite: Suite) {
  const oracle = oracleOf(suite);
  return (task: Task, capabilities: ReadonlySet<Capability>) => suite.score(task, oracle.answer(task), capabilities);
}

function oracleOf({ controls, description }: Suite) {
  const oracle = controls.find(({ name }) => name === 'oracle');
  if (oracle === undefined) throw new RangeError(`suite ${description.id} has no oracle`);
  return oracle;
}

const isUnmeasured = ({ verdict }: { readonly verdict: Verdict }) => verdict === 'not_measured';

/** Chooses, again and again, the capability with which most of the tasks can be measured, until no other adds a task. */
function missing(
  score: OracleScorer,
  tasks: readonly Task[],
  declared: ReadonlySet<Capability>,
): readonly Capability[] {
  const chosen: Capability[] = [];
  let unmeasurable = tasks;
  while (unmeasurable.length > 0) {
    const best = CAPABILITIES.filter((one) => !declared.has(one) && !chosen.includes(one))
      .map((capability) => {
        const extended = new Set([...declared, ...chosen, capability]);
        return { capability, rest: unmeasurable.filter((task) => isUnmeasured(score(task, extended))) };
      })
      .reduce((a, b) => (b.rest.length < a.rest.length ? b : a));
    if (best.rest.length === unmeasurable.length) break;
    chosen.push(best.capability);
    unmeasurable = best.rest;
  }
  return chosen;
}
