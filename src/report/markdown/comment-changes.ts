import type { Outcome } from '../../protocol/outcome.ts';
import type { SuiteDescription } from '../../suite/description.ts';
import { type Column, shown, type Table, table } from './table.ts';

/** Tasks that both of two runs measured, and one of them passed. */
export interface Changes {
  readonly failed: readonly Outcome[];
  readonly passed: readonly Outcome[];
}

/** Paired by task id. `failed` has the outcomes now, `passed` those before: in both, the one that failed. */
export function changes(before: readonly Outcome[], now: readonly Outcome[]): Changes {
  const former = new Map(before.map((outcome) => [outcome.id, outcome]));
  const failed: Outcome[] = [];
  const passed: Outcome[] = [];
  for (const outcome of now) {
    const was = former.get(outcome.id);
    if (was === undefined || !isMeasured(was) || !isMeasured(outcome)) continue;
    if (isPassed(was) === isPassed(outcome)) continue;
    if (isPassed(outcome)) passed.push(was);
    else failed.push(outcome);
  }
  return { failed, passed };
}

const isMeasured = ({ verdict }: Outcome) => verdict !== 'not_measured';
const isPassed = ({ verdict }: Outcome) => verdict === 'passed';

export function countIn(outcomes: readonly Outcome[], family: string): number {
  return outcomes.filter((outcome) => outcome.family === family).length;
}

const LISTED = 50;

export interface TaskList {
  readonly title: string;
  readonly table: Table;
}

/** Lists of the changed tasks, with a title for those that failed and one for those that passed. */
export function taskLists(
  found: Changes | undefined,
  description: SuiteDescription,
  [failed, passed]: readonly [string, string],
): readonly TaskList[] {
  if (found === undefined) return [];
  const lists = [
    { outcomes: found.failed, what: failed, why: 'Fails by' },
    { outcomes: found.passed, what: passed, why: 'Failed by' },
  ];
  return lists
    .filter(({ outcomes }) => outcomes.length > 0)
    .map(({ outcomes, what, why }) => ({
      title: `${outcomes.length} ${outcomes.length === 1 ? 'task' : 'tasks'} ${what}`,
      table: taskTable(outcomes, description, why),
    }));
}

/** A row for each task, with its family and its failure modes. */
function taskTable(outcomes: readonly Outcome[], description: SuiteDescription, why: string): Table {
  const columns: readonly Column[] = [{ label: 'Task' }, { label: 'Family' }, { label: why }];
  const label = (list: readonly { id: string; label: string }[], id: string) =>
    list.find((one) => one.id === id)?.label ?? shown(id);
  const cells = ({ id, family, failure_modes, verdict }: Outcome) => [
    shown(id, 80),
    label(description.families, family),
    verdict === 'errored'
      ? 'errored'
      : failure_modes.map((mode) => label(description.failureModes, mode)).join(', ') || 'not passed',
  ];
  return table(columns, outcomes.map(cells), LISTED);
}

export function sameTasks(a: readonly Outcome[], b: readonly Outcome[]): boolean {
  return a.length === b.length && a.every(({ id }, i) => b[i]?.id === id);
}
