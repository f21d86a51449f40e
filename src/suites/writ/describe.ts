import type { ArmComparison, ControlBound, Family, Named, SuiteDescription } from '../../suite/description.ts';
import { FAILURE_MODES } from './failure-modes.ts';
import families from './families.json' with { type: 'json' };
import { ELSEWHERE, METRICS } from './metrics/metrics.ts';

/** The conditions under which a scenario is run (WRIT, evaluation modes), and one of ours for distractors. */
export const ARMS: readonly Named[] = [
  { id: 'none', label: 'No memory' },
  { id: 'native', label: 'Native memory' },
  { id: 'undistracted', label: 'Native memory, no distractors' },
  { id: 'oracle', label: 'Oracle memory' },
];

const ARM_COMPARISONS: readonly ArmComparison[] = [
  {
    id: 'memory-fails',
    a: 'native',
    b: 'oracle',
    metric: 'correct',
    lower: 'The memory fails: with the true state given, more probes are answered right.',
    same: 'Its own memory and the true state cannot be told apart.',
    higher: 'It does better with its own memory than with the true state given.',
  },
  {
    id: 'memory-harms',
    a: 'native',
    b: 'none',
    metric: 'correct',
    lower: 'Its memory does harm: without any memory, more probes are answered right.',
    same: 'Its score with its memory does not differ from that without one.',
    higher: 'The memory helps: without any, fewer probes are answered right.',
    allOfB:
      'Every probe that was measured here is one that is right to answer by abstaining, which a system without any memory always does. No task with a fact to remember was measured.',
  },
  {
    id: 'policy-fails',
    a: 'oracle',
    metric: 'correct',
    lower:
      'Even with the true state given, probes are answered wrong: the fault is in how the system answers, or in what it does not declare.',
    same: 'With the true state given, every probe is answered right.',
    higher: 'With the true state given, every probe is answered right.',
  },
];

/** Every task measures these two, so their bounds apply to any part of a dataset. */
const EVERYWHERE: readonly ControlBound[] = [
  { control: 'null', metric: 'correct', min: 0, max: 0 },
  { control: 'null', metric: 'hallucination_rate', min: 0, max: 0 },
  { control: 'oracle', metric: 'correct', min: 1, max: 1 },
  { control: 'oracle', metric: 'hallucination_rate', min: 0, max: 0 },
  { control: 'answer-everything', metric: 'correct', min: 0, max: 0 },
];

const at = (control: string, value: number, ...metrics: readonly string[]): ControlBound[] =>
  metrics.map((metric) => ({ control, metric, min: value, max: value, whole: true }));

const upTo = (control: string, metric: string, max: number): ControlBound => ({
  control,
  metric,
  min: 0,
  max,
  whole: true,
});

/** What no system may reach by saying nothing, saying everything or guessing, and what the oracle reaches. */
const BOUNDS: readonly ControlBound[] = [
  ...EVERYWHERE,
  ...METRICS.filter(({ id }) => !ELSEWHERE.includes(id) && !EVERYWHERE.some(({ metric }) => metric === id)).flatMap(
    ({ id, better }) => at('oracle', better === 'higher' ? 1 : 0, id),
  ),
  ...at('answer-everything', 0, 'recall_accuracy', 'update_fidelity', 'detectability', 'provenance_completeness'),
  ...at('answer-everything', 1, 'drift_rate', 'over_retention_rate'),
  // Always abstaining is right in the tenth of the tasks in which nothing is known.
  ...at('no-memory', 0.1, 'correct', 'abstention_precision'),
  ...at('no-memory', 1, 'abstention_recall', 'drift_rate'),
  upTo('no-memory', 'abstention_quality', 0.19),
  // Nothing was known at few of the queried dates.
  upTo('no-memory', 'temporal_accuracy', 0.05),
  // A choice is one of four.
  upTo('question-only', 'constraint_consistency', 0.45),
  upTo('question-only', 'application_correctness', 0.45),
  upTo('question-only', 'correct', 0.18),
  upTo('question-only', 'abstention_precision', 0.15),
  upTo('question-only', 'abstention_quality', 0.25),
];

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
  families: families as readonly Family[],
  choices: ['action', 'answer'],
  metrics: METRICS,
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
  noHeadline:
    'it measures what a system declares that it can do, so systems are measured in different tasks, and no single figure compares them',
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
  tables: { overall: METRICS.map(({ id }) => id), byFamily: 'correct' },
};
