import type { Progress } from '../ports/ports.ts';
import type { Capability } from '../protocol/reply.ts';
import { labelOf } from '../suite/description.ts';
import { unmeasured } from '../suite/needs.ts';
import type { Suite, Task } from '../suite/suite.ts';

/** Runs of more tasks are not checked: it would take too long for a warning. */
const MOST = 2_000;

const MOST_NAMED = 5;

/** Says before a run how many of its tasks can be measured, in which families, and what to declare. */
export function warnUnmeasured(
  progress: Progress,
  suite: Suite,
  { count, tasks }: { readonly count: number; readonly tasks: Iterable<Task> },
  declared: ReadonlySet<Capability>,
): void {
  if (count > MOST) return;
  const found = unmeasured(suite, tasks, declared);
  if (found === undefined) return;
  const { missing, alone, measured, tasks: missed, of } = found;
  const { id, families } = suite.description;
  const names = missing.map((one) => `\`${one}\``).join(' and ') || 'what is needed';
  const shown = measured.slice(0, MOST_NAMED).map(({ family, tasks: n }) => `${labelOf(families, family)} ${n}`);
  const more = measured.length > shown.length ? [`${measured.length - shown.length} more families`] : [];
  const which = missed === of ? `none of ${of} tasks` : `only ${of - missed} of ${of} tasks`;
  const where = missed === of ? '' : ` (${[...shown, ...more].join(', ')})`;
  const added = alone.map(({ capability, tasks: n }) => `\`${capability}\` adds ${n}`).join(', ');
  const instead = added === '' ? '' : ` Without it, ${added}.`;
  progress.note(
    `${id}: ${which} can be measured${where}, because the adapter does not declare ${names}.${instead} docs/protocol.md says what each suite needs.`,
  );
}
