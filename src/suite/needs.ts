import type { Verdict } from '../protocol/outcome.ts';
import { CAPABILITIES, type Capability } from '../protocol/reply.ts';
import type { Suite, Task } from './suite.ts';

/** What a capability is needed for in a suite. */
export interface CapabilityUse {
  readonly capability: Capability;
  /** Ids of families with tasks that are not measured without it. */
  readonly families: readonly string[];
  /** Ids of metrics that are measured only with it. */
  readonly metrics: readonly string[];
}

export interface Unmeasured {
  /** How many of the tasks cannot be measured. */
  readonly tasks: number;
  readonly of: number;
  /** What to declare, so that more of them can be; the first does most. */
  readonly missing: readonly Capability[];
}

/** What each capability is needed for on these tasks, by what the suite makes of right answers. Those that nothing needs are left out. */
export function capabilityUses(suite: Suite, tasks: readonly Task[]): readonly CapabilityUse[] {
  const read = reader(suite);
  const all = tasks.map((task) => read(task, new Set(CAPABILITIES)));
  return CAPABILITIES.flatMap((capability) => {
    const without = new Set(CAPABILITIES.filter((one) => one !== capability));
    const outcomes = tasks.map((task) => read(task, without));
    const families = outcomes.filter(isUnmeasured).map(({ family }) => family);
    const left = new Set(outcomes.flatMap(({ values }) => Object.keys(values)));
    const metrics = all.flatMap(({ values }) => Object.keys(values)).filter((id) => !left.has(id));
    const use = { capability, families: [...new Set(families)], metrics: [...new Set(metrics)] };
    return use.families.length + use.metrics.length === 0 ? [] : [use];
  });
}

/** Few tasks of a family stand for all where they can all be measured. */
const SAMPLE = 3;

/** Which of the tasks cannot be measured of a system that declares these capabilities; undefined where all can. */
export function unmeasured(
  suite: Suite,
  tasks: readonly Task[],
  declared: ReadonlySet<Capability>,
): Unmeasured | undefined {
  const read = reader(suite);
  const missed = [...byFamily(tasks).values()].flatMap((own) =>
    own.slice(0, SAMPLE).some((task) => isUnmeasured(read(task, declared)))
      ? own.filter((task) => isUnmeasured(read(task, declared)))
      : [],
  );
  if (missed.length === 0) return undefined;
  const sample = [...byFamily(missed).values()].flatMap((own) => own.slice(0, 1));
  return { tasks: missed.length, of: tasks.length, missing: missing(read, sample, declared) };
}

type Read = ReturnType<typeof reader>;

/** What a task comes to where all is answered rightly by a system with these capabilities. */
function reader(suite: Suite) {
  const oracle = suite.controls.find(({ name }) => name === 'oracle');
  if (oracle === undefined) throw new RangeError(`suite ${suite.description.id} has no oracle`);
  return (task: Task, capabilities: ReadonlySet<Capability>) => suite.score(task, oracle.answer(task), capabilities);
}

const isUnmeasured = ({ verdict }: { readonly verdict: Verdict }) => verdict === 'not_measured';

/** Takes the capability that measures most of the tasks, and again, until no other measures one more. */
function missing(read: Read, tasks: readonly Task[], declared: ReadonlySet<Capability>): readonly Capability[] {
  const taken: Capability[] = [];
  let left = tasks;
  while (left.length > 0) {
    const best = CAPABILITIES.filter((one) => !declared.has(one) && !taken.includes(one))
      .map((one) => {
        const having = new Set([...declared, ...taken, one]);
        return { one, left: left.filter((task) => isUnmeasured(read(task, having))) };
      })
      .reduce((a, b) => (b.left.length < a.left.length ? b : a));
    if (best.left.length === left.length) break;
    taken.push(best.one);
    left = best.left;
  }
  return taken;
}

function byFamily(tasks: readonly Task[]): ReadonlyMap<string, Task[]> {
  const found = new Map<string, Task[]>();
  for (const task of tasks) found.set(task.family, [...(found.get(task.family) ?? []), task]);
  return found;
}
