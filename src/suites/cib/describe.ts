import type { SuiteDescription } from '../../suite/description.ts';
import { type MetricText, metricsOf, modesOf } from '../shared/described.ts';
import texts from './description.json' with { type: 'json' };
import modes from './failure-modes.json' with { type: 'json' };
import { SLICES } from './slices.ts';

export const description: SuiteDescription = {
  ...(texts as Omit<SuiteDescription, 'metrics' | 'failureModes' | 'slices' | 'bounds'>),
  /** Section 7 of the benchmark's document defines them, and 7.1 has the formulas. */
  metrics: metricsOf(texts.metrics as MetricText[]),
  failureModes: modesOf(modes),
  slices: SLICES,
  bounds: [
    { control: 'null', metric: 'retrieval_sufficiency', min: 0, max: 0 },
    { control: 'null', metric: 'action_accuracy', min: 0, max: 0 },
    { control: 'oracle', metric: 'retrieval_sufficiency', min: 1, max: 1 },
    { control: 'oracle', metric: 'action_accuracy', min: 1, max: 1 },
    { control: 'label-reader', metric: 'retrieval_sufficiency', min: 1, max: 1 },
    { control: 'full-context', metric: 'evidence_recall', min: 1, max: 1 },
    // Sufficiency accepts additional events if nothing is stale, which is 76% of the tasks (section 8). Precision and
    // flooding do not.
    { control: 'full-context', metric: 'retrieval_sufficiency', min: 0.76, max: 0.76, whole: true },
    { control: 'full-context', metric: 'evidence_precision', min: 0.25, max: 0.35, whole: true },
    { control: 'full-context', metric: 'context_flood', min: 0.76, max: 0.76, whole: true },
    // In the official file, a question's own words reveal 44% of the actions; in the built-in data, none.
    { control: 'question-only', metric: 'action_accuracy', min: 0, max: 0.45, whole: true },
    // 35 of 250 tasks require abstention: never abstaining is right in 86%, always abstaining in 14%.
    { control: 'null', metric: 'abstention_accuracy', min: 0.86, max: 0.86, whole: true },
    { control: 'oracle', metric: 'abstention_accuracy', min: 1, max: 1 },
    { control: 'spam', metric: 'abstention_accuracy', min: 0.14, max: 0.14, whole: true },
    { control: 'spam', metric: 'action_accuracy', min: 0, max: 0 },
    { control: 'spam', metric: 'abstention_precision', min: 0.14, max: 0.14, whole: true },
    { control: 'spam', metric: 'write_precision', min: 0.3, max: 0.4, whole: true },
    { control: 'layout-only', metric: 'retrieval_sufficiency', min: 0.76, max: 0.85, whole: true },
  ],
};
