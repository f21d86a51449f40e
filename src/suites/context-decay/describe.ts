import type { SuiteDescription } from '../../suite/description.ts';
import { type MetricText, metricsOf, modesOf } from '../shared/described.ts';
import texts from './description.json' with { type: 'json' };
import { FAMILIES } from './families.ts';
import modes from './scoring/failure-modes.json' with { type: 'json' };

export const description: SuiteDescription = {
  ...(texts as Omit<SuiteDescription, 'families' | 'metrics' | 'failureModes' | 'bounds'>),
  families: FAMILIES,
  /** Section 3.6 of the paper, then the extensions. The extensions do not count in the paper's metrics. */
  metrics: metricsOf(texts.metrics as MetricText[]),
  failureModes: modesOf(modes),
  bounds: [
    { control: 'null', metric: 'all_accuracy', min: 0, max: 0 },
    { control: 'oracle', metric: 'all_accuracy', min: 1, max: 1 },
    { control: 'oracle', metric: 'budget_overrun', min: 0, max: 0 },
    { control: 'label-reader', metric: 'all_accuracy', min: 1, max: 1 },
    { control: 'last-window', metric: 'budget_overrun', min: 0, max: 0 },
    { control: 'full-context', metric: 'budget_overrun', min: 1, max: 1 },
    { control: 'null', metric: 'grounded_accuracy', min: 0, max: 0, whole: true },
    { control: 'oracle', metric: 'grounded_accuracy', min: 1, max: 1, whole: true },
    { control: 'label-reader', metric: 'grounded_accuracy', min: 1, max: 1, whole: true },
    { control: 'full-context', metric: 'grounded_accuracy', min: 0.08, max: 0.22, whole: true },
    // 15% of a conversation's words have about 15% of its facts, from either end.
    { control: 'last-window', metric: 'retrieval_accuracy', min: 0.08, max: 0.22, whole: true },
    { control: 'last-window', metric: 'early_accuracy', min: 0, max: 0, whole: true },
    { control: 'last-window', metric: 'late_accuracy', min: 0.4, max: 0.75, whole: true },
    { control: 'last-window', metric: 'all_accuracy', min: 0.08, max: 0.22, whole: true },
    { control: 'full-context', metric: 'retrieval_accuracy', min: 0.08, max: 0.22, whole: true },
    { control: 'full-context', metric: 'early_accuracy', min: 0.4, max: 0.75, whole: true },
    { control: 'full-context', metric: 'late_accuracy', min: 0, max: 0, whole: true },
    // A likely value is right one time in eight, and the source is among three of fifty turns or more.
    { control: 'guesser', metric: 'retrieval_accuracy', min: 0, max: 0.2, whole: true },
    { control: 'guesser', metric: 'grounded_accuracy', min: 0, max: 0.01, whole: true },
  ],
};
