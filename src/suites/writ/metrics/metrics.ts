import type { Share } from '../../../protocol/outcome.ts';
import { type MetricText, metricsOf } from '../../shared/described.ts';
import { names } from '../grading/grade.ts';
import { says } from '../grading/words.ts';
import { current, holds, isState } from '../inspected-values.ts';
import type { InspectedValues } from '../responses.ts';
import type { ScoringContext } from '../scoring-context.ts';
import { isComplete } from './chain.ts';
import { drifted, showsChanges } from './drift.ts';
import texts from './metrics.json' with { type: 'json' };

type MetricId = keyof typeof texts;

/**
 * The benchmark's nine core metrics (it counts the three of abstention as one), its six diagnostic ones and the five of version
 * 0.2, in its order. First comes the one that arms are compared by, and last the chains of its provenance.
 */
export const METRICS = metricsOf(Object.entries(texts).map(([id, text]) => ({ id, ...text }) as MetricText));

/** Metrics that do not apply to the built-in data, but to published scenarios of these kinds. */
export const ELSEWHERE: readonly string[] = [
  'dedup_accuracy',
  'failure_resilience',
  'pre_delivery_detection',
] satisfies MetricId[];

/** A task's metrics by their ids. */
export type Values = Readonly<Partial<Record<MetricId, Share>>>;

/** Those metrics are absent that do not apply to the task, or whose capabilities were not declared. */
export function measure(context: ScoringContext): Values {
  return Object.fromEntries(
    Object.entries(MEASURES).flatMap(([id, measureOne]) => {
      const value = measureOne(context);
      return value === undefined ? [] : [[id, typeof value === 'boolean' ? Number(value) : value]];
    }),
  );
}

/**
 * Undefined if the metric does not apply. `metrics.json` has the definitions. A task that errored must improve no metric: where
 * its missing answer would count as good, read `graded.failed`. For each metric, `mutations.test.ts` needs a change that worsens it.
 */
const MEASURES: Readonly<Record<MetricId, (context: ScoringContext) => boolean | Share | undefined>> = {
  correct: ({ graded }) => graded.correct,
  recall_accuracy: (context) => (asksPresentFact(context) && !context.truth.changed ? rightAnswer(context) : undefined),
  update_fidelity: (context) => (asksPresentFact(context) && context.truth.changed ? rightAnswer(context) : undefined),
  drift_rate: drifted,
  detectability: showsChanges,
  constraint_consistency: ({ expected, response: { answered }, graded }) =>
    expected.constraint && (answered.text ?? answered.action) !== undefined ? graded.right : undefined,
  application_correctness: ({ graded }) => graded.acted,
  abstention_quality: (context) => {
    const did = abstained(context);
    const due = context.task.probe.should_abstain;
    if (did === undefined || (!did && !due && !context.graded.failed)) return undefined;
    return did && due ? [2, 2] : [0, 1];
  },
  abstention_precision: (context) => {
    const did = abstained(context);
    if (did === false && context.graded.failed) return false;
    return did ? context.task.probe.should_abstain : undefined;
  },
  abstention_recall: (context) => (context.task.probe.should_abstain ? abstained(context) : undefined),
  stale_usage_rate: (context) =>
    answers(context) && rejects(context, 'stale') ? context.graded.failed || names(context.graded, 'stale') : undefined,
  hallucination_rate: (context) => (answers(context) ? context.graded.failed || context.graded.invented : undefined),
  distractor_sensitivity: ({ graded, undistracted }) =>
    graded.correct === undefined || undistracted?.correct === undefined
      ? undefined
      : Number(undistracted.failed || undistracted.correct) - Number(graded.correct),
  temporal_accuracy: (context) => {
    const { truth, response, task } = context;
    if (truth.past !== undefined && response.past !== undefined)
      return isState(context, response.past, truth.past.value);
    return task.probe.temporal_query?.as_of ? rightAnswer(context) : undefined;
  },
  provenance_completeness: (context) =>
    context.truth.now !== undefined && context.response.provenance !== undefined ? isTraced(context) : undefined,
  over_retention_rate: (context) => {
    const { history, now } = context.response;
    const observable = answers(context) || history !== undefined || now !== undefined;
    return context.truth.gone.length > 0 && observable ? isRetained(context) : undefined;
  },
  source_authority_integrity: (context) => {
    const { memory_events: events, probe } = context.task;
    const ranked = requires(context, 'source_authority_tracking') && events.some((event) => event.source_authority);
    return ranked || (isOurs(context) && rejects(context, 'unconfirmed') && !probe.should_abstain)
      ? rightAnswer(context)
      : undefined;
  },
  dedup_accuracy: (context) => {
    const counted = context.task.ground_truth.expected_entity_count !== undefined;
    return counted && requires(context, 'deduplication') ? rightAnswer(context) : undefined;
  },
  failure_resilience: (context) => (context.task.category === 'failure_injection' ? rightAnswer(context) : undefined),
  lifecycle_accuracy: (context) =>
    requires(context, 'lifecycle_awareness') || (isOurs(context) && rejects(context, 'retracted', 'expired'))
      ? rightAnswer(context)
      : undefined,
  pre_delivery_detection: (context) => {
    const { expected_integrity_flag: expected } = context.task.ground_truth;
    const { flagged } = context.response.answered;
    const measured = expected !== undefined && flagged !== undefined && requires(context, 'pre_delivery_certification');
    return measured ? !context.graded.failed && flagged === expected : undefined;
  },
  chain_completeness: (context) => {
    const { truth, response, chained } = context;
    const isStated = truth.withdrawn !== undefined && truth.periods.length + truth.withdrawn.length > 0;
    if (!chained || !isStated || response.provenance === undefined) return undefined;
    return isComplete(context, response.provenance ?? []);
  },
};

/** Whether the system declares answers in words. */
const answers = ({ response }: ScoringContext): boolean => response.answered.text !== undefined;

/** Undefined if the system does not declare answers in words. */
const rightAnswer = (context: ScoringContext): boolean | undefined =>
  answers(context) ? context.graded.correct : undefined;

/** Whether the question has an answer in words, not among choices, and is about the present value. */
const asksPresentFact = ({ task: { probe }, expected }: ScoringContext): boolean =>
  !probe.should_abstain && !expected.constraint && (probe.asks ?? 'now') === 'now' && !probe.temporal_query?.as_of;

/** Undefined if the system does not declare abstaining. */
const abstained = ({ response, graded }: ScoringContext): boolean | undefined =>
  response.answered.abstained === undefined ? undefined : graded.declined;

const requires = ({ task }: ScoringContext, capability: string): boolean =>
  task.probe.required_capabilities.includes(capability);

const rejects = ({ expected }: ScoringContext, ...reasons: readonly string[]): boolean =>
  expected.rejected.some(({ because }) => reasons.includes(because));

/** The scenario says what its messages say, so that what it rejects is sorted by reason. */
const isOurs = ({ task }: ScoringContext): boolean => task.ground_truth.rests_on !== undefined;

/** Whether provenance gives the present value with its sources and no others. */
function isTraced(context: ScoringContext): boolean {
  const { truth, response } = context;
  const present = current(context, response.provenance ?? null);
  const ids = present?.source_ids ?? [];
  if (present === undefined || !holds(context, present, truth.now?.value ?? '')) return false;
  return ids.some((id) => truth.now?.sources.includes(id)) && ids.every((id) => truth.citable.has(id));
}

/** Whether the answer or the store gives what should be gone, or a call failed that would have shown it. */
function isRetained(context: ScoringContext): boolean {
  const { truth, response, graded } = context;
  if (response.history === null || response.now === null || (answers(context) && graded.failed)) return true;
  const gives = (texts: readonly string[], values: readonly string[]) =>
    texts.some((text) => values.some((value) => says(text, value)));
  const present = current(context, response.history ?? null)?.value;
  return (
    (graded.claims && gives([response.answered.text ?? ''], truth.gone)) ||
    gives([...(present === undefined ? [] : [present]), ...textsOf(response.now)], truth.gone) ||
    gives(textsOf(response.history), truth.erased)
  );
}

const textsOf = (values: InspectedValues | undefined): readonly string[] => (values ?? []).map(({ value }) => value);
