import type { Rule, Values } from './failure-modes.ts';
import { says } from './grading/words.ts';
import { isState } from './inspecting.ts';
import type { Measured } from './measured.ts';
import { sourceId } from './source-id.ts';
import { deciding } from './timeline.ts';

/** What a wrong state shows in, where it is inspected. */
const STATE_METRICS: readonly [metric: string, wrong: 0 | 1][] = [
  ['drift_rate', 1],
  ['detectability', 0],
  ['provenance_completeness', 0],
];

/** The layers that a failure is laid to (WRIT, system decomposition). Where nothing tells them apart none is named. */
export const LAYERS: readonly Rule[] = [
  {
    id: 'layer_state',
    label: 'Layer: state',
    rule: 'History, state_as_of or provenance shows a wrong or lost value, a lost change or a lost source.',
    applies: (of, values) => isStateWrong(of, values),
  },
  {
    id: 'layer_retrieval',
    label: 'Layer: retrieval',
    rule: 'The answer is wrong and does not rest on the right messages, although the inspected present state is right.',
    applies: (of) => of.graded.correct === false && !restsOnRight(of) && isPresentRight(of) === true && !unprompted(of),
  },
  {
    id: 'layer_policy',
    label: 'Layer: policy',
    rule: 'The answer or action is wrong, although it rests on the right messages (or its context holds the value and no wrong one), or nothing is known and the state says so; without inspections and sources, where the oracle’s memory does not mend it.',
    applies: (of) => of.graded.correct === false && isPolicyWrong(of),
  },
];

function isStateWrong(of: Measured, values: Values): boolean {
  const { truth, response } = of;
  const kept = response.now !== undefined && truth.now === undefined && !isState(of, response.now, null);
  const past = response.past !== undefined && values.temporal_accuracy === 0;
  return kept || past || STATE_METRICS.some(([metric, wrong]) => values[metric] === wrong && isInspected(of, metric));
}

/** Drift may also show in answers alone, which is no word of the state. */
function isInspected({ truth, response }: Measured, metric: string): boolean {
  if (metric !== 'drift_rate') return true;
  return truth.now !== undefined && (response.history ?? response.now) !== undefined;
}

/** Whether the store's present state is right. Undefined where it was not inspected. */
function isPresentRight(of: Measured): boolean | undefined {
  const { truth, response } = of;
  if (response.now !== undefined) return isState(of, response.now, truth.now?.value ?? null);
  if (response.history === undefined || truth.now === undefined) return undefined;
  return response.history?.some(({ value }) => says(value, truth.now?.value ?? '')) ?? false;
}

/** A claim where nothing is known, by a store that says so. */
function unprompted(of: Measured): boolean {
  return of.task.probe.should_abstain && isPresentRight(of) === true;
}

function isPolicyWrong(of: Measured): boolean {
  if (restsOnRight(of) || unprompted(of)) return true;
  if (of.graded.right && of.graded.acted === false) return true;
  const blind = isPresentRight(of) === undefined && of.response.answered.evidence.size === 0;
  return blind && of.oracle?.correct === false;
}

/** It cites messages that told the right value of every fact that decides, and none that told another of them. */
function restsOnRight({ task, truth, expected, response: { answered } }: Measured): boolean {
  if (task.probe.should_abstain) return false;
  const { evidence, context = '' } = answered;
  const facts = deciding(task).map((fact) => fact.statements ?? []);
  const places = (kinds: readonly string[], statements: (typeof facts)[number]) =>
    statements
      .filter((one) => kinds.includes(one.kind))
      .map((one) => sourceId(task, one.session_id, one.message_index));
  const cited =
    facts.length > 0 && facts.every((of) => places(['asserts', 'hints'], of).some((id) => evidence.has(id)));
  const rightly = expected.constraint || [...evidence].some((id) => truth.now?.told.includes(id));
  const onlyRight = [...evidence].every((id) => expected.constraint || truth.citable.has(id));
  if (cited && rightly && onlyRight) return true;
  const value = truth.now?.value ?? '';
  return says(context, value) && !expected.rejected.some((one) => says(context, one.value));
}
