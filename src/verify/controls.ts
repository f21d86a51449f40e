import { GroupTally } from '../analysis/tally.ts';
import type { EpisodeReplies } from '../protocol/episode.ts';
import type { Capability } from '../protocol/reply.ts';
import type { Validity } from '../protocol/scorecard.ts';
import type { ControlBound, SuiteDescription } from '../suite/description.ts';
import type { OwnSystem, Suite, Task } from '../suite/suite.ts';

type ControlResult = Validity['controls'][number];

/**
 * The bounds that apply to a run.
 *
 * @param isComparable whether it covers the whole of standard data: some bounds apply only then
 */
export function boundsOn({ bounds }: SuiteDescription, isComparable: boolean): readonly ControlBound[] {
  return bounds.filter(({ whole }) => whole === undefined || isComparable);
}

interface Running {
  readonly control: OwnSystem;
  readonly capabilities: ReadonlySet<Capability>;
  readonly tally: GroupTally;
}

/** Runs the suite's controls beside a system, over the same tasks. */
export class Controls {
  readonly #suite: Suite;
  readonly #bounds: readonly ControlBound[];
  readonly #running = new Map<string, Running>();

  constructor(suite: Suite, bounds: readonly ControlBound[]) {
    this.#suite = suite;
    this.#bounds = bounds;
    for (const { control: name } of bounds) {
      const control = controlNamed(suite, name);
      this.#running.set(name, { control, capabilities: new Set(control.capabilities), tally: new GroupTally() });
    }
  }

  /**
   * Scores the controls on one task.
   *
   * @param answered answers to the task that are known already; others are computed
   */
  add(task: Task, answered?: ReadonlyMap<OwnSystem, readonly EpisodeReplies[]>): void {
    for (const { control, capabilities, tally } of this.#running.values())
      tally.add(this.#suite.score(task, answered?.get(control) ?? control.answer(task), capabilities));
  }

  results(): ControlResult[] {
    return this.#bounds.map((bound) => checkBound(bound, this.#running.get(bound.control)?.tally));
  }
}

/** Whether a control's score is within its bound. If nothing was measured, the value is -1 and the bound is not held. */
export function checkBound({ control, metric, min, max }: ControlBound, tally: GroupTally | undefined): ControlResult {
  const sums = tally?.sums(metric);
  const value = sums === undefined || sums.denominator === 0 ? -1 : sums.numerator / sums.denominator;
  return { name: control, metric, value, min, max, held: value >= min && value <= max };
}

function controlNamed(suite: Suite, name: string): OwnSystem {
  const found = suite.ownSystems.find((one) => one.name === name);
  if (found === undefined)
    throw new RangeError(`${suite.description.id} bounds a control ${name} that it does not have`);
  return found;
}
