import { abstentionPrecision, abstentionQuality, abstentionRecall } from './abstention.ts';
import { correct, hallucinationRate, recallAccuracy, staleUsageRate, updateFidelity } from './answers.ts';
import { applicationCorrectness, constraintConsistency } from './constraints.ts';
import { distractorSensitivity } from './distractors.ts';
import { detectability, driftRate } from './drift.ts';
import { overRetentionRate, provenanceCompleteness, temporalAccuracy } from './inspections.ts';
import type { Metric } from './metric.ts';

/** The benchmark's seven core metrics and its six diagnostic ones, in its order; first what arms are compared by. */
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
];
