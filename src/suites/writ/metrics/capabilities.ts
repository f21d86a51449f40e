import { answers, type ScoringContext } from '../scoring-context.ts';
import { proportion, when } from './metric.ts';

/** The five capabilities that version 0.2 added. Where a scenario does not name them, what it rejects tells that it asks for them. */

const requires = ({ task }: ScoringContext, capability: string): boolean =>
  task.probe.required_capabilities.includes(capability);

const rejects = ({ expected }: ScoringContext, ...reasons: readonly string[]): boolean =>
  expected.rejected.some(({ because }) => reasons.includes(because));

/** The scenario says what its messages say, so that what it rejects is sorted by reason. */
const isOurs = ({ task }: ScoringContext): boolean => task.ground_truth.rests_on !== undefined;

export const sourceAuthorityIntegrity = proportion({
  id: 'source_authority_integrity',
  label: 'Source authority integrity',
  short: 'authority',
  better: 'higher',
  definition:
    'Share of the questions where a source with less authority (hearsay, the assistant, an inference) contradicts the user that are answered with what the user said (metrics: source authority).',
  measure: (of) => {
    const events = of.task.memory_events;
    const ranked = requires(of, 'source_authority_tracking') && events.some((event) => event.source_authority);
    const occasion = Boolean(ranked) || (isOurs(of) && rejects(of, 'unconfirmed') && !of.task.probe.should_abstain);
    return when(occasion && answers(of), () => of.graded.correct);
  },
});

export const dedupAccuracy = proportion({
  id: 'dedup_accuracy',
  label: 'Dedup accuracy',
  short: 'dedup',
  better: 'higher',
  definition:
    'Share of the questions about a thing that has several names in the conversation where the answer treats them as one thing (metrics: dedup).',
  measure: (of) => {
    const counted = of.task.ground_truth.expected_entity_count !== undefined;
    return when(counted && requires(of, 'deduplication') && answers(of), () => of.graded.correct);
  },
});

export const failureResilience = proportion({
  id: 'failure_resilience',
  label: 'Failure resilience',
  short: 'failures',
  better: 'higher',
  definition:
    'Share of the scenarios in which something fails while memory is written that are answered correctly (metrics: failure resilience).',
  measure: (of) => when(of.task.category === 'failure_injection' && answers(of), () => of.graded.correct),
});

export const lifecycleAccuracy = proportion({
  id: 'lifecycle_accuracy',
  label: 'Lifecycle accuracy',
  short: 'lifecycle',
  better: 'higher',
  definition:
    'Share of the questions about a fact that was superseded, withdrawn, expired or reinstated where the answer is the value in force, or an abstention if no value is in force (metrics: lifecycle).',
  measure: (of) => {
    const occasion = requires(of, 'lifecycle_awareness') || (isOurs(of) && rejects(of, 'retracted', 'expired'));
    return when(occasion && answers(of), () => of.graded.correct);
  },
});

export const preDeliveryDetection = proportion({
  id: 'pre_delivery_detection',
  label: 'Pre-delivery detection',
  short: 'pre-deliv.',
  better: 'higher',
  definition:
    'Share of the questions that require certification where the answer has a flag `integrity:…` if and only if its evidence is stale, in conflict or of another time. Needs integrity_flags (metrics: pre-delivery).',
  measure: (of) => {
    const expected = of.task.ground_truth.expected_integrity_flag;
    const { flagged } = of.response.answered;
    const occasion = requires(of, 'pre_delivery_certification') && expected !== undefined && flagged !== undefined;
    return when(occasion, () => flagged === expected);
  },
});
