import type { Progress } from '../ports/ports.ts';
import type { Capability } from '../protocol/reply.ts';
import { unmeasured } from '../suite/needs.ts';
import type { Suite, Task } from '../suite/suite.ts';

/** Runs of more tasks are not checked: it would take too long for a warning. */
const MOST = 2_000;

/** Says before a run which of its tasks cannot be measured, and what to declare. */
export function warnUnmeasured(
  progress: Progress,
  suite: Suite,
  { count, tasks }: { readonly count: number; readonly tasks: Iterable<Task> },
  declared: ReadonlySet<Capability>,
): void {
  if (count > MOST) return;
  const found = unmeasured(suite, tasks, declared);
  if (found === undefined) return;
  const { missing, tasks: missed, of } = found;
  const names = missing.map((one) => `\`${one}\``).join(' and ');
  progress.note(
    `${suite.description.id}: the adapter does not declare ${names || 'what is needed'}: ${missed} of ${of} tasks cannot be measured. docs/protocol.md says what each suite needs.`,
  );
}
