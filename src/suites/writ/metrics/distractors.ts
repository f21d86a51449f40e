import type { Metric } from './metric.ts';

/** Compares answers with those to the same questions without near-duplicates. */
export const distractorSensitivity: Metric = {
  id: 'distractor_sensitivity',
  label: 'Distractor sensitivity',
  short: 'distract.',
  unit: 'fraction',
  better: 'lower',
  kind: 'mean',
  digits: 1,
  definition:
    'For the scenarios with near-duplicates: the share answered correctly without them, minus the share answered correctly with them (metrics: diagnostic).',
  measure: ({ graded, undistracted }) => {
    if (graded.correct === undefined || undistracted?.correct === undefined) return undefined;
    return Number(undistracted.correct) - Number(graded.correct);
  },
};
