import type { MetricDescription } from '../../../suite/description.ts';
import type { Verdict } from './verdict.ts';

interface UpstreamMetric extends MetricDescription {
  /** Null if it does not apply. */
  measure(verdict: Verdict): boolean | number | null;
}

const metric = (
  id: string,
  short: string,
  better: 'higher' | 'lower',
  definition: string,
  measure: UpstreamMetric['measure'],
): UpstreamMetric => ({
  id,
  label: `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll('_', ' ')}`,
  short,
  unit: 'fraction',
  better,
  kind: 'proportion',
  digits: 1,
  definition: `${definition} As in version 0.2.`,
  measure,
});

const not = (value: boolean | null): boolean | null => (value === null ? null : !value);

/** The metrics of version 0.2 under its definitions, in the order of its reports. */
export const UPSTREAM_METRICS: readonly UpstreamMetric[] = [
  metric(
    'recall_accuracy',
    'recall',
    'higher',
    'Of all scenarios: the expected value is part of the answer, letter case aside; of a structured rubric four fifths of its elements.',
    (verdict) => verdict.recall_correct,
  ),
  metric(
    'update_fidelity',
    'update',
    'higher',
    'Of the scenarios whose value has a history: the answer has the present value, and no older one behind it.',
    (verdict) => verdict.update_fidelity,
  ),
  metric(
    'drift_rate',
    'drift',
    'lower',
    'One less detectability. The original prints 100 % where nothing was measured.',
    (verdict) => not(verdict.drift_detected),
  ),
  metric(
    'detectability',
    'detect.',
    'higher',
    'Of the scenarios with a mutable fact, for systems with a history: it holds several values, and the last is the present one.',
    (verdict) => verdict.drift_detected,
  ),
  metric(
    'temporal_accuracy',
    'temporal',
    'higher',
    'Of the probes about a date, for systems with past states: the state of then is the value that the history has for that date.',
    (verdict) => verdict.temporal_correct,
  ),
  metric(
    'provenance_completeness',
    'provenance',
    'higher',
    'Of the probes that require provenance tracing, for systems with provenance: session and message are those of the ground truth.',
    (verdict) => verdict.provenance_complete,
  ),
  metric(
    'constraint_consistency',
    'constraint',
    'higher',
    'Of the probes that require applying a constraint: all that must be in the answer is, and nothing that must not; without a check, recall.',
    (verdict) => verdict.constraint_respected,
  ),
  metric(
    'hallucination_rate',
    'halluc.',
    'lower',
    'Of all scenarios: the answer is not empty, and no value that the scenario names is part of it.',
    (verdict) => verdict.hallucination_detected,
  ),
  metric(
    'abstention_quality',
    'abstention',
    'higher',
    'Of all scenarios: the system abstains where it should, and answers where it should.',
    (verdict) => verdict.abstention_correct,
  ),
  metric(
    'source_authority_integrity',
    'authority',
    'higher',
    'Of the probes that require source authority, for systems that declare source_authority: recall.',
    (verdict) => verdict.source_authority_intact,
  ),
  metric(
    'dedup_accuracy',
    'dedup',
    'higher',
    'Of the probes that require deduplication, for systems that declare deduplication: recall.',
    (verdict) => verdict.dedup_correct,
  ),
  metric(
    'failure_resilience',
    'failures',
    'higher',
    'Of the scenarios with an injected failure: recall.',
    (verdict) => verdict.failure_resilient,
  ),
  metric(
    'lifecycle_accuracy',
    'lifecycle',
    'higher',
    'Of the probes that require lifecycle awareness: recall.',
    (verdict) => verdict.lifecycle_current_correct,
  ),
  {
    ...metric(
      'pre_delivery_detection',
      'pre-deliv.',
      'higher',
      'Of the probes that require certification before delivery: a confidence below 1 where a warning is expected.',
      (verdict) => verdict.pre_delivery_flagged,
    ),
    label: 'Pre-delivery detection',
  },
  {
    ...metric(
      'recall_score',
      'score',
      'higher',
      'The share of what recall looks for that is in the answer.',
      (verdict) => verdict.recall_score,
    ),
    kind: 'mean',
  },
];
