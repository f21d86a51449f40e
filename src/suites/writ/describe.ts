import type { SuiteDescription } from '../../suite/description.ts';
import { ARM_COMPARISONS, ARMS } from './arms.ts';
import { BOUNDS } from './bounds.ts';
import { FAILURE_MODES } from './failure-modes.ts';
import { FAMILIES } from './families.ts';
import { METRICS } from './metrics/metrics.ts';

export const description: SuiteDescription = {
  id: 'writ',
  version: '1.1.0',
  title: 'Write Integrity (WRIT)',
  summary:
    'Does memory stay correct while it is written to: current, traceable, and deleted when it should be? Each task is a conversation of 5 to 20 sessions, then a question and calls that inspect the store.',
  passed: 'the answer, action or abstention is correct, and none of the task’s failure modes occurred.',
  fields: [
    { field: '`evidence`', meaning: 'The sources of the answer. Their order does not count.' },
    { field: '`token_budget`', meaning: 'Not sent.' },
    {
      field: '`answer`',
      meaning:
        'Required for most tasks: the current value, in words. An answer that repeats the conversation is wrong.',
    },
    {
      field: '`history`, `state_as_of`, `provenance`',
      meaning:
        'Asked after the question, with the fact in words. They measure what is in the store, not what is answered.',
    },
  ],
  families: FAMILIES,
  choices: ['action', 'answer'],
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
  charts: [
    {
      id: 'profile',
      title: 'Profile: which facts are found, and whether they are still correct',
      description: 'The metrics in which higher is better, system by system.',
      kind: 'lines',
      label: 'Metric',
      across: {
        metrics: [
          'recall_accuracy',
          'update_fidelity',
          'detectability',
          'temporal_accuracy',
          'provenance_completeness',
          'constraint_consistency',
          'abstention_quality',
        ],
      },
    },
  ],
  armMetric: 'correct',
  armComparisons: ARM_COMPARISONS,
  slices: [
    { id: 'rubric', label: 'Rubric' },
    { id: 'category', label: 'Category not known here' },
  ],
  bounds: BOUNDS,
  tables: {
    overall: METRICS.map(({ id }) => id),
    byFamily: 'correct',
  },
};
