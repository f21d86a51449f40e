import { abstentionPrecision, abstentionQuality, abstentionRecall } from './abstention.ts';
import { correct, hallucinationRate, recallAccuracy, staleUsageRate, updateFidelity } from './answers.ts';
import {
  dedupAccuracy,
  failureResilience,
  lifecycleAccuracy,
  preDeliveryDetection,
  sourceAuthorityIntegrity,
} from './capabilities.ts';
import { chainCompleteness } from './chain.ts';
import { applicationCorrectness, constraintConsistency } from './constraints.ts';
import { distractorSensitivity } from './distractors.ts';
import { detectability, driftRate } from './drift.ts';
import { overRetentionRate, provenanceCompleteness, temporalAccuracy } from './inspections.ts';
import type { Metric } from './metric.ts';

/**
 * The benchmark's seven core metrics, its six diagnostic ones and the five of version 0.2, in its order. First comes the one
 * that arms are compared by, and last the chains of its provenance.
 */
export const METRICS: readonly Metric[] = [
  correct,
  recallAccuracy,
  updateFidelity,
  driftRate,
  detectability,
  constraintConsistency,
  applicationCorrectness,
  abstentionQuality,
  abstentionPrecision,
  abstentionRecall,
  staleUsageRate,
  hallucinationRate,
  distractorSensitivity,
  temporalAccuracy,
  provenanceCompleteness,
  overRetentionRate,
  sourceAuthorityIntegrity,
  dedupAccuracy,
  failureResilience,
  lifecycleAccuracy,
  preDeliveryDetection,
  chainCompleteness,
];

/** Metrics that do not apply to the built-in data, but to published scenarios of these kinds. */
export const ELSEWHERE: readonly Metric[] = [dedupAccuracy, failureResilience, preDeliveryDetection];
