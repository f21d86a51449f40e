import type { SuiteDescription } from '../../../suite/description.ts';
import { modesOf } from '../../shared/described.ts';
import texts from './description.json' with { type: 'json' };
import modes from './failure-modes.json' with { type: 'json' };

export const description: SuiteDescription = {
  ...(texts as Omit<SuiteDescription, 'failureModes' | 'bounds'>),
  failureModes: modesOf(modes),
  bounds: [
    { control: 'null', metric: 'clean_context', min: 0, max: 0 },
    { control: 'null', metric: 'recall', min: 0, max: 0 },
    { control: 'oracle', metric: 'clean_context', min: 1, max: 1 },
    { control: 'oracle', metric: 'recall', min: 1, max: 1 },
    { control: 'label-reader', metric: 'clean_context', min: 1, max: 1 },
    { control: 'spam', metric: 'clean_context', min: 0, max: 0 },
    { control: 'spam', metric: 'recall', min: 0, max: 0 },
    { control: 'question-only', metric: 'clean_context', min: 0, max: 0 },
    { control: 'oracle', metric: 'contamination', min: 0, max: 0, whole: true },
    { control: 'oracle', metric: 'negative_evidence_recall', min: 1, max: 1, whole: true },
    { control: 'oracle', metric: 'answer_accuracy', min: 1, max: 1, whole: true },
    { control: 'oracle', metric: 'action_accuracy', min: 1, max: 1, whole: true },
    // Returning everything that fits is right only if no event contradicts another, which is so in about one family of
    // fifteen.
    { control: 'full-context', metric: 'clean_context', min: 0.05, max: 0.2, whole: true },
    { control: 'full-context', metric: 'recall', min: 0.75, max: 1, whole: true },
    { control: 'full-context', metric: 'contamination', min: 0.9, max: 1, whole: true },
    { control: 'spam', metric: 'action_accuracy', min: 0, max: 0, whole: true },
    { control: 'spam', metric: 'negative_evidence_recall', min: 0, max: 0, whole: true },
    { control: 'question-only', metric: 'action_accuracy', min: 0, max: 0.45, whole: true },
    { control: 'latest-near', metric: 'clean_context', min: 0, max: 0.25, whole: true },
  ],
};
