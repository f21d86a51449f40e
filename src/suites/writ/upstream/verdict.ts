import type { Capability } from '../../../protocol/reply.ts';
import { current } from '../inspected-values.ts';
import type { InspectedValues } from '../responses.ts';
import { sourceId, type WritTask } from '../scenario.ts';
import type { GroundTruth, HeldValue, Json } from '../schema.ts';
import { instant } from '../timeline.ts';

/** The replies, as version 0.2 sees them. An inspection that was not made is undefined. */
export interface UpstreamReply {
  readonly answer: string;
  readonly abstained: boolean;
  readonly confidence?: number | undefined;
  readonly history?: InspectedValues | undefined;
  readonly past?: InspectedValues | undefined;
  readonly provenance?: InspectedValues | undefined;
}

/** The verdict of version 0.2 on one reply, by the ids of its metrics. Null if it does not apply to the scenario or the system. */
export function upstreamVerdict(task: WritTask, reply: UpstreamReply, declared: ReadonlySet<Capability>) {
  const { probe, ground_truth: truth, category, memory_events: events } = task;
  const asks = (capability: string): boolean => probe.required_capabilities.includes(capability);
  const recall = reply.abstained ? { correct: false, score: 0 } : recallOf(reply.answer, truth);
  const authority = declared.has('source_authority') && events.some((event) => event.source_authority !== undefined);
  const counted = declared.has('deduplication') && truth.expected_entity_count !== undefined;
  const on = (occasion: boolean, met: boolean): boolean | null => (occasion ? met : null);
  const shown = on(reply.history !== undefined && hasMutable(task), showsChange(task, reply));
  return {
    recall_accuracy: recall.correct,
    update_fidelity: on(truth.value_history.length > 1, isUpdated(task, reply)),
    drift_rate: shown === null ? null : !shown,
    detectability: shown,
    temporal_accuracy: temporalOf(task, reply),
    provenance_completeness: on(reply.provenance !== undefined && asks('provenance_tracing'), isTraced(task, reply)),
    constraint_consistency: on(asks('constraint_application'), isRespected(task, reply, recall.correct)),
    hallucination_rate: isInvented(task, reply),
    abstention_quality: reply.abstained === probe.should_abstain,
    source_authority_integrity: on(authority && asks('source_authority_tracking'), recall.correct),
    dedup_accuracy: on(counted && asks('deduplication'), recall.correct),
    failure_resilience: on(category === 'failure_injection', recall.correct),
    lifecycle_accuracy: on(asks('lifecycle_awareness'), recall.correct),
    pre_delivery_detection: asks('pre_delivery_certification') ? flagged(task, reply) : null,
    recall_score: recall.score,
  };
}

export type UpstreamVerdict = ReturnType<typeof upstreamVerdict>;

const hasMutable = ({ memory_events: events }: WritTask): boolean => events.some(({ type }) => type === 'mutable');

/** Whether the answer has the present value, and no older one after it. */
function isUpdated({ ground_truth: truth }: WritTask, { answer, abstained }: UpstreamReply): boolean {
  const lowered = answer.toLowerCase();
  const at = lowered.indexOf(asText(truth.current_value));
  const stale = truth.value_history.slice(0, -1).map(({ value }) => asText(value));
  return !abstained && at >= 0 && Math.max(-1, ...stale.map((value) => lowered.lastIndexOf(value))) <= at;
}

/** Whether the history has several values, and the last is the present one. */
function showsChange(task: WritTask, { history }: UpstreamReply): boolean {
  const last = history?.at(-1)?.value;
  return last !== undefined && (history?.length ?? 0) > 1 && matches(last, task.ground_truth.current_value);
}

/**
 * Null if the question is not about a date, or past states are not declared. If nothing was known at that date, any value is
 * right.
 */
function temporalOf({ probe, ground_truth: truth }: WritTask, { past }: UpstreamReply): boolean | null {
  const asOf = probe.temporal_query?.as_of;
  if (!asOf || past === undefined) return null;
  const lastValue = past?.at(-1)?.value;
  const expected = heldThen(truth.value_history, instant(asOf));
  return lastValue !== undefined && (expected === undefined || matches(lastValue, expected.value));
}

function heldThen(history: readonly HeldValue[], at: number): HeldValue | undefined {
  const begun = history.filter(({ as_of }) => instant(as_of) <= at);
  return begun.reduce<HeldValue | undefined>(
    (best, one) => (best === undefined || instant(one.as_of) > instant(best.as_of) ? one : best),
    undefined,
  );
}

/** Whether the first source of the present value is the message that the ground truth names. */
function isTraced(task: WritTask, { provenance }: UpstreamReply): boolean {
  const { source_session: session, source_message_index: message } = task.ground_truth.provenance ?? {};
  const [source] = current({ task }, provenance ?? null)?.source_ids ?? [];
  return typeof session === 'number' && typeof message === 'number' && source === sourceId(task, session, message);
}

function isRespected(
  { ground_truth: truth }: WritTask,
  { answer, abstained }: UpstreamReply,
  recalled: boolean,
): boolean {
  const { constraint_check: check } = truth;
  if (abstained || check === undefined) return !abstained && recalled;
  const lowered = answer.toLowerCase();
  const { must_contain: needed = [], must_not_contain: barred = [] } = check;
  return (
    needed.every((term) => lowered.includes(asText(term))) && !barred.some((term) => lowered.includes(asText(term)))
  );
}

/** Whether the answer has text, but no value of the scenario. */
function isInvented(
  { ground_truth: truth, memory_events: events }: WritTask,
  { answer, abstained }: UpstreamReply,
): boolean {
  const known = [
    truth.current_value,
    ...truth.value_history.map(({ value }) => value),
    ...events.flatMap(({ value, previous_values: before }) => [value, ...before.map((one) => one.value)]),
  ];
  const lowered = answer.toLowerCase();
  return !abstained && answer.length > 0 && !known.some((value) => lowered.includes(asText(value)));
}

/** A confidence below 1 counts as a warning. It is right if the scenario expects one, and wrong otherwise. */
function flagged(
  { ground_truth: { expected_integrity_flag: expected } }: WritTask,
  { confidence }: UpstreamReply,
): boolean | null {
  if (expected === undefined) return null;
  return confidence !== undefined && confidence < 1 ? expected : !expected;
}

/** Whether one is part of the other, as version 0.2 compares. */
function matches(stored: string, expected: HeldValue['value']): boolean {
  const [one, other] = [asText(stored), asText(typeof expected === 'object' ? JSON.stringify(expected) : expected)];
  return one.includes(other) || other.includes(one);
}

/** The share of what version 0.2 searches in an answer, and whether it is enough. */
interface Recall {
  readonly correct: boolean;
  readonly score: number;
}

/** The share of a list that is enough. */
const ENOUGH = 0.8;

/**
 * Values as version 0.2 searches them: in lower case, and as JavaScript prints them. A list's items are joined by commas, and
 * an object is "[object object]", which hardly any answer contains.
 */
const asText = (value: unknown): string => String(value).toLowerCase();

/**
 * By the rubric's method: `structured` needs four fifths of its elements, `llm_judge` is below, and any other needs the value.
 */
function recallOf(answer: string, { current_value: value, eval_rubric: rubric }: GroundTruth): Recall {
  const lowered = answer.toLowerCase();
  if (rubric?.method === 'llm_judge' && rubric.rubric_prompt) return judgedRecall(lowered, value);
  if (rubric?.method === 'structured' && rubric.required_elements !== undefined) {
    return shareOf(lowered, rubric.required_elements.map(asText));
  }
  const correct = partsLookedFor(value).every((part) => lowered.includes(part));
  return { correct, score: Number(correct) };
}

/** Without a model: the value as it is, otherwise four fifths of its words of four letters or more. */
function judgedRecall(lowered: string, value: Json): Recall {
  const sought = asText(value);
  if (lowered.includes(sought)) return { correct: true, score: 1 };
  return shareOf(
    lowered,
    sought.split(/\s+/).filter((word) => word.length > 3),
  );
}

function shareOf(lowered: string, sought: readonly string[]): Recall {
  const score = sought.length === 0 ? 0 : sought.filter((one) => lowered.includes(one)).length / sought.length;
  return { correct: score >= ENOUGH, score };
}

function partsLookedFor(value: Json): string[] {
  if (typeof value !== 'object' || value === null) return [asText(value)];
  return Object.values(value).map(asText);
}
