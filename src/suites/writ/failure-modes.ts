import type { FailureMode } from '../../suite/description.ts';
import texts from './failure-modes.json' with { type: 'json' };
import { saysElement } from './grading/elements.ts';
import { names } from './grading/grade.ts';
import { says } from './grading/words.ts';
import { current, isState } from './inspected-values.ts';
import { driftedState } from './metrics/drift.ts';
import type { Values } from './metrics/metrics.ts';
import type { Response } from './responses.ts';
import { sourceId, type WritTask } from './scenario.ts';
import type { ScoringContext } from './scoring-context.ts';

/**
 * The benchmark's seventeen failure modes; then the layers that a failure is assigned to (WRIT, system decomposition), if the
 * replies show which.
 */
export const FAILURE_MODES: readonly FailureMode[] = Object.entries(texts).map(([id, text]) => ({ id, ...text }));

/** The failure modes of a task, in the order of the description. */
export function failureModes(of: ScoringContext, values: Values): string[] {
  return Object.entries(RULES).flatMap(([id, applies]) => (applies(of, values) ? [id] : []));
}

/** The confidence from which a wrong answer counts as certain. */
const SURE = 0.8;

/** Each is decided by a rule on truth and reply. `failure-modes.json` has the rules in words. */
const RULES: Readonly<Record<keyof typeof texts, (of: ScoringContext, values: Values) => boolean>> = {
  stale_memory: ({ graded }) => names(graded, 'stale'),
  missing_memory: (of) => (misses(of) && !isStored(of)) || isSilent(of),
  incorrect_generalization: ({ graded }) => names(graded, 'distractor'),
  hallucinated_memory: ({ graded }) => graded.invented,
  constraint_violation: (of) => breaks(of),
  retrieval_miss: (of) => misses(of) && isStored(of),
  over_retention: ({ graded }, values) => values.over_retention_rate === 1 || names(graded, 'retracted', 'expired'),
  false_confidence: (of) => {
    const { graded, response, task } = of;
    if (!fails(of) || !graded.claims) return false;
    const sure = (response.answered.confidence ?? 0) >= SURE;
    return sure || task.probe.should_abstain || names(graded, 'unconfirmed');
  },
  silent_drift: ({ response }, values) =>
    values.detectability === 0 || (values.drift_rate === 1 && response.history === undefined),
  provenance_loss: (_, values) => values.provenance_completeness === 0 || values.chain_completeness === 0,
  authority_violation: (of, values) =>
    names(of.graded, 'unconfirmed') || (values.source_authority_integrity === 0 && namesDraft(of)),
  extraction_drift: (_, values) => values.dedup_accuracy === 0,
  flush_corruption: (_, values) => values.failure_resilience === 0,
  lifecycle_blindness: (of, values) => values.lifecycle_accuracy === 0 && namesDraft(of),
  certification_miss: (_, values) => values.pre_delivery_detection === 0,
  false_closure: (of) => missesSettled(of) && namesDraft(of),
  resolution_blindness: (of) => missesSettled(of) && !namesDraft(of),
  layer_state: (of, values) => isStateWrong(of, values),
  layer_retrieval: (of) => fails(of) && !restsOnRight(of) && isHeld(of) === true && !of.task.probe.should_abstain,
  layer_policy: (of) => fails(of) && isPolicyWrong(of),
};

const fails = ({ graded }: ScoringContext): boolean => graded.correct === false;

/** The question was about a known fact, and the reply has neither its value nor a rejected value. */
const misses = (of: ScoringContext): boolean =>
  fails(of) && !of.task.probe.should_abstain && of.graded.named.length === 0 && !of.graded.invented && !breaks(of);

/** The reply chose an option that does not fit. */
const breaks = ({ expected, graded }: ScoringContext): boolean =>
  expected.constraint && graded.claims && (!graded.right || graded.acted === false);

/** Nothing is known, and the reply is empty: it does not even say so. */
const isSilent = (of: ScoringContext): boolean => fails(of) && of.task.probe.should_abstain && !of.graded.claims;

/** Whether the store has what the answer needs, or the answer cites a message that states it. */
function isStored({ truth, response }: ScoringContext): boolean {
  const cited = truth.answer.some(({ sources }) => sources.some((id) => response.answered.evidence.has(id)));
  const found = inspectedTexts(response);
  return cited || truth.answer.some(({ value }) => found.some((text) => says(text, value)));
}

/** A wrong answer to a question about something that was decided. */
const missesSettled = (of: ScoringContext): boolean =>
  fails(of) && of.task.probe.required_capabilities.includes('resolution_awareness');

/** The answer names something that was proposed, inferred or valid before. */
const namesDraft = ({ graded, expected, response: { answered } }: ScoringContext): boolean =>
  graded.claims &&
  (graded.named.length > 0 || expected.forbidden.some((value) => saysElement(answered.text ?? '', value)));

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
  if (history === undefined && past === undefined && now === undefined) return undefined;
  if (of.task.probe.should_abstain) {
    const state = past ?? now;
    return state === undefined ? current(of, history ?? null) === undefined : isState(of, state, null);
  }
  const found = inspectedTexts(of.response);
  return of.truth.answer.length > 0 && of.truth.answer.every(({ value }) => found.some((text) => says(text, value)));
}

const inspectedTexts = ({ history, past, now }: Response): readonly string[] =>
  [history, past, now].flatMap((values) => (values ?? []).map(({ value }) => value));

function isPolicyWrong(of: ScoringContext): boolean {
  // The answer was wrong although the store says that nothing is known.
  if (restsOnRight(of) || (of.task.probe.should_abstain && isHeld(of) === true)) return true;
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
