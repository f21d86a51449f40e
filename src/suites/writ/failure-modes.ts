import { modesFound } from '../shared/described.ts';
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

/** The failure modes of a task, in the order of the description. */
export function failureModes(context: ScoringContext, values: Values): string[] {
  return modesFound(RULES, context, values);
}

/** The confidence from which a wrong answer counts as certain. */
const SURE = 0.8;

/**
 * The benchmark's seventeen failure modes; then the layers that a failure is assigned to (WRIT, system decomposition), if the
 * replies show which. Each is decided by a rule on truth and reply. `failure-modes.json` has the rules in words.
 */
const RULES: Readonly<Record<keyof typeof texts, (context: ScoringContext, values: Values) => boolean>> = {
  stale_memory: ({ graded }) => names(graded, 'stale'),
  missing_memory: (context) => (misses(context) && !isStored(context)) || isSilent(context),
  incorrect_generalization: ({ graded }) => names(graded, 'distractor'),
  hallucinated_memory: ({ graded }) => graded.invented,
  constraint_violation: (context) => breaks(context),
  retrieval_miss: (context) => misses(context) && isStored(context),
  over_retention: ({ graded }, values) => values.over_retention_rate === 1 || names(graded, 'retracted', 'expired'),
  false_confidence: (context) => {
    const { graded, response, task } = context;
    if (!fails(context) || !graded.claims) return false;
    const sure = (response.answered.confidence ?? 0) >= SURE;
    return sure || task.probe.should_abstain || names(graded, 'unconfirmed');
  },
  silent_drift: ({ response }, values) =>
    values.detectability === 0 || (values.drift_rate === 1 && response.history === undefined),
  provenance_loss: (_, values) => values.provenance_completeness === 0 || values.chain_completeness === 0,
  authority_violation: (context, values) =>
    names(context.graded, 'unconfirmed') || (values.source_authority_integrity === 0 && namesDraft(context)),
  extraction_drift: (_, values) => values.dedup_accuracy === 0,
  flush_corruption: (_, values) => values.failure_resilience === 0,
  lifecycle_blindness: (context, values) => values.lifecycle_accuracy === 0 && namesDraft(context),
  certification_miss: (_, values) => values.pre_delivery_detection === 0,
  false_closure: (context) => missesSettled(context) && namesDraft(context),
  resolution_blindness: (context) => missesSettled(context) && !namesDraft(context),
  layer_state: (context, values) => isStateWrong(context, values),
  layer_retrieval: (context) =>
    fails(context) && !restsOnRight(context) && isHeld(context) === true && !context.task.probe.should_abstain,
  layer_policy: (context) => fails(context) && isPolicyWrong(context),
};

const fails = ({ graded }: ScoringContext): boolean => graded.correct === false;

/** The question was about a known fact, and the reply has neither its value nor a rejected value. */
const misses = (context: ScoringContext): boolean =>
  fails(context) &&
  !context.task.probe.should_abstain &&
  context.graded.named.length === 0 &&
  !context.graded.invented &&
  !breaks(context);

/** The reply chose an option that does not fit. */
const breaks = ({ expected, graded }: ScoringContext): boolean =>
  expected.constraint && graded.claims && (!graded.right || graded.acted === false);

/** Nothing is known, and the reply is empty: it does not even say so. */
const isSilent = (context: ScoringContext): boolean =>
  fails(context) && context.task.probe.should_abstain && !context.graded.claims;

/** Whether the store has what the answer needs, or the answer cites a message that states it. */
function isStored({ truth, response }: ScoringContext): boolean {
  const cited = truth.answer.some(({ sources }) => sources.some((id) => response.answered.evidence.has(id)));
  const found = inspectedTexts(response);
  return cited || truth.answer.some(({ value }) => found.some((text) => says(text, value)));
}

/** A wrong answer to a question about something that was decided. */
const missesSettled = (context: ScoringContext): boolean =>
  fails(context) && context.task.probe.required_capabilities.includes('resolution_awareness');

/** The answer names something that was proposed, inferred or valid before. */
const namesDraft = ({ graded, expected, response: { answered } }: ScoringContext): boolean =>
  graded.claims &&
  (graded.named.length > 0 || expected.forbidden.some((value) => saysElement(answered.text ?? '', value)));

function isStateWrong(context: ScoringContext, values: Values): boolean {
  const { truth, response } = context;
  const kept = response.now !== undefined && truth.now === undefined && !isState(context, response.now, null);
  const past = response.past !== undefined && values.temporal_accuracy === 0;
  const untraced = values.detectability === 0 || values.provenance_completeness === 0;
  return kept || past || untraced || driftedState(context) === true;
}

/** Whether the inspected store has what the answer needs; nothing, if nothing is known. Undefined without an inspection. */
function isHeld(context: ScoringContext): boolean | undefined {
  const { history, past, now } = context.response;
  if (history === undefined && past === undefined && now === undefined) return undefined;
  if (context.task.probe.should_abstain) {
    const state = past ?? now;
    return state === undefined ? current(context, history ?? null) === undefined : isState(context, state, null);
  }
  const found = inspectedTexts(context.response);
  return (
    context.truth.answer.length > 0 &&
    context.truth.answer.every(({ value }) => found.some((text) => says(text, value)))
  );
}

const inspectedTexts = ({ history, past, now }: Response): readonly string[] =>
  [history, past, now].flatMap((values) => (values ?? []).map(({ value }) => value));

function isPolicyWrong(context: ScoringContext): boolean {
  // The answer was wrong although the store says that nothing is known.
  if (restsOnRight(context) || (context.task.probe.should_abstain && isHeld(context) === true)) return true;
  if (context.graded.right && context.graded.acted === false) return true;
  const blind = isHeld(context) === undefined && context.response.answered.evidence.size === 0;
  return blind && context.oracle?.correct === false;
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
