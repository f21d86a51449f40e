import type { ControlBound, SuiteDescription } from '../description.ts';
import { ARM_COMPARISONS, ARMS } from './arms.ts';
import { FAILURE_MODES } from './failure-modes.ts';
import { FAMILIES } from './families.ts';
import { METRICS } from './metrics/metrics.ts';

export const description: SuiteDescription = {
  id: 'writ',
  version: '1.0.0',
  title: 'Write Integrity (WRIT)',
  summary:
    'Does memory stay correct while it is written to: current, traceable, reversible in time, and gone where it should be? Each task is a conversation of 5 to 20 sessions, then a question and a look into the store.',
  families: FAMILIES,
  metrics: METRICS.map(({ measure: _, ...metric }) => metric),
  familyMetrics: [
    'recall_accuracy',
    'update_fidelity',
    'drift_rate',
    'detectability',
    'temporal_accuracy',
    'provenance_completeness',
    'constraint_consistency',
    'hallucination_rate',
  ],
  failureModes: FAILURE_MODES,
  arms: ARMS,
  armMetric: 'correct',
  armComparisons: ARM_COMPARISONS,
  slices: [
    { id: 'rubric', label: 'Rubric' },
    { id: 'category', label: 'Category not known here' },
  ],
  bounds: [
    // Every task measures these: they are asked over any part of a dataset.
    { control: 'null', metric: 'correct', min: 0, max: 0 },
    { control: 'null', metric: 'hallucination_rate', min: 0, max: 0 },
    { control: 'oracle', metric: 'correct', min: 1, max: 1 },
    { control: 'oracle', metric: 'hallucination_rate', min: 0, max: 0 },
    { control: 'answer-everything', metric: 'correct', min: 0, max: 0 },
    ...METRICS.filter(({ id }) => id !== 'correct' && id !== 'hallucination_rate').map(
      ({ id: metric, better }): ControlBound => {
        const best = better === 'higher' ? 1 : 0;
        return { control: 'oracle', metric, min: best, max: best, whole: true };
      },
    ),
    ...['recall_accuracy', 'update_fidelity', 'detectability', 'constraint_consistency', 'abstention_recall'].map(
      (metric): ControlBound => ({ control: 'answer-everything', metric, min: 0, max: 0, whole: true }),
    ),
    { control: 'answer-everything', metric: 'drift_rate', min: 1, max: 1, whole: true },
    { control: 'answer-everything', metric: 'provenance_completeness', min: 0, max: 0, whole: true },
  ],
  tables: {
    overall: METRICS.map(({ id }) => id),
    byFamily: 'correct',
    shown: 'observation-log',
  },
};
