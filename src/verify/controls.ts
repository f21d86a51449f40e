import { GroupTally } from '../analysis/tally.ts';
import type { Capability } from '../protocol/reply.ts';
import type { Validity } from '../protocol/scorecard.ts';
import type { ControlBound, SuiteDescription } from '../suite/description.ts';
import type { OwnSystem, Suite, Task } from '../suite/suite.ts';

type ControlResult = Validity['controls'][number];

/** The bounds of a run's controls: not all of them apply to a part of a dataset, or to one that is not published. */
export function boundsOver({ bounds }: SuiteDescription, wholePublished: boolean): readonly ControlBound[] {
  return bounds.filter(({ whole }) => wholePublished || whole === undefined);
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
  readonly #tallies = new Map<string, GroupTally>();
  readonly #running: readonly Running[];

  constructor(suite: Suite, bounds: readonly ControlBound[]) {
    this.#suite = suite;
    this.#bounds = bounds;
    for (const { control } of bounds) this.#tallies.set(control, new GroupTally());
    this.#running = [...this.#tallies].map(([name, tally]) => {
      const control = named(suite, name);
      return { control, capabilities: new Set(control.capabilities), tally };
    });
  }

  add(task: Task): void {
    for (const { control, capabilities, tally } of this.#running)
      tally.add(this.#suite.score(task, control.answer(task), capabilities));
  }

  /** Each bound with what its control scored. */
  results(): ControlResult[] {
    return this.#bounds.map((bound) => heldAgainst(bound, this.#tallies.get(bound.control)));
  }
}

/** A control's score against its bound. Where nothing was measured nothing is proved: it is not held. */
export function heldAgainst({ control, metric, min, max }: ControlBound, tally: GroupTally | undefined): ControlResult {
  const sums = tally?.sums(metric);
  const value = sums === undefined || sums.denominator === 0 ? -1 : sums.numerator / sums.denominator;
  return { name: control, metric, value, min, max, held: value >= min && value <= max };
}

function named(suite: Suite, name: string): OwnSystem {
  const found = suite.ownSystems.find((one) => one.name === name);
  if (found === undefined)
    throw new RangeError(`${suite.description.id} bounds a control ${name} that it does not have`);
  return found;
}
