import type { ControlBound, Family, Named, SuiteDescription } from '../../suite/description.ts';
import { modesOf } from '../shared/described.ts';
import texts from './description.json' with { type: 'json' };
import modes from './failure-modes.json' with { type: 'json' };
import families from './families.json' with { type: 'json' };
import { ELSEWHERE, METRICS } from './metrics/metrics.ts';

/** The conditions under which a scenario is run (WRIT, evaluation modes), and one of ours for distractors. */
export const ARMS: readonly Named[] = texts.arms;

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
  ...(texts as Omit<SuiteDescription, 'families' | 'metrics' | 'failureModes' | 'bounds' | 'tables'>),
  families: families as readonly Family[],
  metrics: METRICS,
  failureModes: modesOf(modes),
  bounds: BOUNDS,
  tables: { overall: METRICS.map(({ id }) => id), byFamily: 'correct' },
};
