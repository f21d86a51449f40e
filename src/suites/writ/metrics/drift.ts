import type { Grade } from '../grading/grade.ts';
import { current, dated, holds, isState } from '../inspected-values.ts';
import type { ScoringContext } from '../scoring-context.ts';
import type { SourcedPeriod } from '../truth.ts';

/** What inspections show of the present state, and of its changes. */

/** Whether the present state, or a repeated answer, is wrong without the user's doing. Undefined if nothing shows it. */
export function drifted(context: ScoringContext): boolean | undefined {
  const { task, graded, again } = context;
  const repeated = again !== undefined && !task.probe.should_abstain && (graded.correct === true || isLost(graded));
  return anyOf(driftedState(context), repeated ? graded.failed || again.correct !== true : undefined);
}

/** Whether an answer that can be graded did not come. */
const isLost = ({ correct, failed }: Grade) => correct !== undefined && failed;

/** Whether the present state, as inspected, is not the true one. Undefined without a state or an inspection. */
export function driftedState(context: ScoringContext): boolean | undefined {
  const { truth, response } = context;
  if (truth.now === undefined) return undefined;
  return anyOf(
    strays(context),
    response.now === undefined ? undefined : !isState(context, response.now, truth.now.value),
  );
}

/** Undefined if all signs are. */
function anyOf(...signs: readonly (boolean | undefined)[]): boolean | undefined {
  return signs.includes(true) || (signs.includes(false) ? false : undefined);
}

/** Whether the present value of the history is not the true one. Undefined without a value or a history. */
function strays(context: ScoringContext): boolean | undefined {
  const { truth, response } = context;
  if (truth.now === undefined || response.history === undefined) return undefined;
  const present = current(context, response.history);
  return present === undefined || !holds(context, present, truth.now.value);
}

/** Whether history shows every change, by the user or by drift. Undefined without a history, and if nothing changed. */
export function showsChanges(context: ScoringContext): boolean | undefined {
  const { truth, response } = context;
  const changed = truth.inspectable ? truth.periods.slice(1) : [];
  const strayed = truth.inspectable && strays(context) === true;
  if (response.history === undefined || (changed.length === 0 && !strayed)) return undefined;
  const shown = changed.every((latter, at) => showsChange(context, truth.periods[at] as SourcedPeriod, latter));
  return shown && (!strayed || showsDrift(context));
}

function showsChange(context: ScoringContext, former: SourcedPeriod, latter: SourcedPeriod): boolean {
  const values = context.response.history ?? [];
  const at = values.findLastIndex((one) => holds(context, one, latter.value) && dated(context, one, latter));
  return at > 0 && values.slice(0, at).some((one) => holds(context, one, former.value));
}

/** Whether the true value is still in the history, followed by the wrong one with its date or source. */
function showsDrift(context: ScoringContext): boolean {
  const history = context.response.history ?? [];
  const { from, source_ids: ids = [] } = current(context, history) ?? {};
  return (
    (from !== undefined || ids.length > 0) && history.some((one) => holds(context, one, context.truth.now?.value ?? ''))
  );
}
