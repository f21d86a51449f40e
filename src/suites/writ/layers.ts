import { says } from './grading/words.ts';
import { current, isState } from './inspected-values.ts';
import { driftedState } from './metrics/drift.ts';
import { sourceId, type WritTask } from './scenario.ts';
import type { Rule, ScoringContext, Values } from './scoring-context.ts';

/** The layers that a failure is assigned to (WRIT, system decomposition). None, if the replies do not show which. */
export const LAYERS: readonly Rule[] = [
  {
    id: 'layer_state',
    label: 'Fault in what is stored',
    rule: 'WRIT’s layer “state”: history, state_as_of or provenance shows a wrong or lost value, a lost change or a lost source.',
    applies: (of, values) => isStateWrong(of, values),
  },
  {
    id: 'layer_retrieval',
    label: 'Fault in what is found',
    rule: 'WRIT’s layer “retrieval”: the answer is wrong and does not use the right messages, although history or state_as_of has the value.',
    applies: (of) => of.graded.correct === false && !restsOnRight(of) && isHeld(of) === true && !unprompted(of),
  },
  {
    id: 'layer_policy',
    label: 'Fault in how it answers',
    rule: 'WRIT’s layer “policy”: the reply is wrong although it rests on the right messages, or its context holds the value and no wrong one, or nothing is known and the store says so. Where no inspection and no source tells: the reply was wrong with the true facts as memory, too.',
    applies: (of) => of.graded.correct === false && isPolicyWrong(of),
  },
];

function isStateWrong(of: ScoringContext, values: Values): boolean {
  const { truth, response } = of;
  const kept = response.now !== undefined && truth.now === undefined && !isState(of, response.now, null);
  const past = response.past !== undefined && values.temporal_accuracy === 0;
  const untraced = values.detectability === 0 || values.provenance_completeness === 0;
  return kept || past || untraced || driftedState(of) === true;
}

/** Whether the inspected store has what the answer needs; nothing, if nothing is known. Undefined without an inspection. */
function isHeld(of: ScoringContext): boolean | undefined {
  const { history, past, now } = of.response;
  const inspected = [history, past, now].filter((values) => values !== undefined);
  if (inspected.length === 0) return undefined;
  if (of.task.probe.should_abstain) {
    const state = past ?? now;
    return state === undefined ? current(of, history ?? null) === undefined : isState(of, state, null);
  }
  const texts = inspected.flatMap((values) => (values ?? []).map(({ value }) => value));
  return of.truth.answer.length > 0 && of.truth.answer.every(({ value }) => texts.some((text) => says(text, value)));
}

/** An answer although nothing is known, by a store that says so. */
function unprompted(of: ScoringContext): boolean {
  return of.task.probe.should_abstain && isHeld(of) === true;
}

function isPolicyWrong(of: ScoringContext): boolean {
  if (restsOnRight(of) || unprompted(of)) return true;
  if (of.graded.right && of.graded.acted === false) return true;
  const blind = isHeld(of) === undefined && of.response.answered.evidence.size === 0;
  return blind && of.oracle?.correct === false;
}

/** Whether the answer cites messages that state all that it needs and no wrong value, or its context has what it needs. */
function restsOnRight({ task, truth, expected, response: { answered } }: ScoringContext): boolean {
  const needed = [...truth.leads, ...truth.answer];
  if (task.probe.should_abstain || needed.length === 0) return false;
  const { evidence, context = '' } = answered;
  const wrong = expected.rejected.map((one) => one.value);
  const cited = needed.every(({ sources }) => sources.some((id) => evidence.has(id)));
  if (cited && !knownIn(task, wrong).some((id) => evidence.has(id))) return true;
  return truth.answer.every(({ value }) => says(context, value)) && !wrong.some((value) => says(context, value));
}

/** The messages that state one of the values. */
function knownIn(task: WritTask, values: readonly string[]): readonly string[] {
  const statements = task.memory_events.flatMap((event) => event.statements ?? []);
  return statements
    .filter(({ value = '' }) => values.includes(value))
    .map((one) => sourceId(task, one.session_id, one.message_index));
}
