import { countText, type Unit, unitsOf } from '../../analysis/units.ts';
import type { Outcome } from '../../protocol/outcome.ts';
import type { SuiteDescription } from '../../suite/description.ts';
import { shown, type Table, table } from './table.ts';

/** Tasks, or pairs of their items, that both of two runs measured and only one passed. */
export interface Changes {
  readonly failed: readonly Unit[];
  readonly passed: readonly Unit[];
}

/**
 * Compares outcomes by id. `failed` has outcomes of the present run, and `passed` those of the former run: always the failed
 * one.
 */
export function changes(before: readonly Outcome[], now: readonly Outcome[]): Changes {
  const former = new Map(unitsOf(before).map((unit) => [unit.id, unit]));
  const failed: Unit[] = [];
  const passed: Unit[] = [];
  for (const outcome of unitsOf(now)) {
    const was = former.get(outcome.id);
    if (was === undefined || !isMeasured(was) || !isMeasured(outcome)) continue;
    if (isPassed(was) === isPassed(outcome)) continue;
    if (isPassed(outcome)) passed.push(was);
    else failed.push(outcome);
  }
  return { failed, passed };
}

const isMeasured = ({ verdict }: Unit) => verdict !== 'not_measured';
const isPassed = ({ verdict }: Unit) => verdict === 'passed';

/** A pair counts in its own family and in that of its task. */
export function countIn(units: readonly Unit[], family: string): number {
  return units.filter((unit) => unit.family === family || unit.task?.family === family).length;
}

const LISTED = 50;

export interface ChangeList {
  readonly title: string;
  readonly table: Table;
}

/** Lists of the changed tasks or pairs, with a title for those that failed and one for those that passed. */
export function taskLists(
  found: Changes | undefined,
  description: SuiteDescription,
  [failed, passed]: readonly [string, string],
): readonly ChangeList[] {
  if (found === undefined) return [];
  const lists = [
    { outcomes: found.failed, what: failed, why: 'Failure mode now' },
    { outcomes: found.passed, what: passed, why: 'Failure mode before' },
  ];
  return lists
    .filter(({ outcomes }) => outcomes.length > 0)
    .map(({ outcomes, what, why }) => ({
      title: `${countText(outcomes.length, outcomes)} ${what}`,
      table: taskTable(outcomes, description, why),
    }));
}

/** One row per task, with its family and its failure modes. */
function taskTable(outcomes: readonly Unit[], description: SuiteDescription, why: string): Table {
  const label = (list: readonly { id: string; label: string }[], id: string) =>
    list.find((one) => one.id === id)?.label ?? shown(id);
  const cells = ({ id, family, failure_modes, verdict }: Unit) => [
    shown(id, 80),
    label(description.families, family),
    verdict === 'errored'
      ? 'errored'
      : failure_modes.map((mode) => label(description.failureModes, mode)).join(', ') || 'not passed',
  ];
  return table([outcomes[0]?.task ? 'Pair' : 'Task', 'Family', why], outcomes.map(cells), LISTED);
}
