import { current, dated, holds, isState } from '../inspected-values.ts';
import type { ScoringContext } from '../scoring-context.ts';
import type { SourcedPeriod } from '../truth.ts';

/** What inspections show of the present state, and of its changes. */

/** Whether the present state, or a repeated answer, is wrong without the user's doing. Undefined if nothing shows it. */
export function drifted(of: ScoringContext): boolean | undefined {
  const { task, graded, again } = of;
  const repeated = again !== undefined && !task.probe.should_abstain && graded.correct === true;
  return anyOf(driftedState(of), repeated ? again.correct !== true : undefined);
}

/** Whether the present state, as inspected, is not the true one. Undefined without a state or an inspection. */
export function driftedState(of: ScoringContext): boolean | undefined {
  const { truth, response } = of;
  if (truth.now === undefined) return undefined;
  return anyOf(strays(of), response.now === undefined ? undefined : !isState(of, response.now, truth.now.value));
}

/** Undefined if all signs are. */
function anyOf(...signs: readonly (boolean | undefined)[]): boolean | undefined {
  return signs.includes(true) || (signs.includes(false) ? false : undefined);
}

/** Whether the present value of the history is not the true one. Undefined without a value or a history. */
function strays(of: ScoringContext): boolean | undefined {
  const { truth, response } = of;
  if (truth.now === undefined || response.history === undefined) return undefined;
  const present = current(of, response.history);
  return present === undefined || !holds(of, present, truth.now.value);
}

/** Whether history shows every change, by the user or by drift. Undefined without a history, and if nothing changed. */
export function showsChanges(of: ScoringContext): boolean | undefined {
  const { truth, response } = of;
  const changed = truth.inspectable ? truth.periods.slice(1) : [];
  const strayed = truth.inspectable && strays(of) === true;
  if (response.history === undefined || (changed.length === 0 && !strayed)) return undefined;
  const shown = changed.every((latter, at) => showsChange(of, truth.periods[at] as SourcedPeriod, latter));
  return shown && (!strayed || showsDrift(of));
}

function showsChange(of: ScoringContext, former: SourcedPeriod, latter: SourcedPeriod): boolean {
  const values = of.response.history ?? [];
  const at = values.findLastIndex((one) => holds(of, one, latter.value) && dated(of, one, latter));
  return at > 0 && values.slice(0, at).some((one) => holds(of, one, former.value));
}

/** Whether the true value is still in the history, followed by the wrong one with its date or source. */
function showsDrift(of: ScoringContext): boolean {
  const history = of.response.history ?? [];
  const { from, source_ids: ids = [] } = current(of, history) ?? {};
  return (from !== undefined || ids.length > 0) && history.some((one) => holds(of, one, of.truth.now?.value ?? ''));
}
