import type { SuiteDescription } from '../../suite/description.ts';
import { type MetricText, metricsOf, modesOf } from '../shared/described.ts';
import texts from './description.json' with { type: 'json' };
import { FAMILIES } from './families.ts';
import modes from './scoring/failure-modes.json' with { type: 'json' };

export const description: SuiteDescription = {
  ...(texts as Omit<SuiteDescription, 'families' | 'metrics' | 'failureModes' | 'bounds'>),
  // A world of 10,000 events takes a system that embeds each of them minutes.
  episodeSeconds: 600,
  families: FAMILIES,
  metrics: metricsOf(texts.metrics as MetricText[]),
  // A system that passes half of the questions at random passes only a quarter of the pairs.
  besideHeadline: 'questions',
  shorterHeadline: 'twins_tight',
  failureModes: modesOf(modes),
  bounds: [
    { control: 'null', metric: 'twins', min: 0, max: 0 },
    { control: 'oracle', metric: 'twins', min: 1, max: 1 },
    // Where gold is longer than the tight budget nobody passes.
    { control: 'oracle', metric: 'twins_tight', min: 0.88, max: 1, whole: true },
    { control: 'oracle', metric: 'questions_tight', min: 0.9, max: 1, whole: true },
    { control: 'label-reader', metric: 'twins', min: 1, max: 1 },
    { control: 'full-context', metric: 'twins', min: 0, max: 0.03 },
    { control: 'recent', metric: 'twins', min: 0, max: 0.03 },
    { control: 'names-newest', metric: 'twins', min: 0, max: 0.03, whole: true },
    { control: 'words-only', metric: 'twins', min: 0, max: 0.03, whole: true },
    { control: 'names-rarest', metric: 'twins', min: 0, max: 0.03, whole: true },
    { control: 'value-list', metric: 'twins', min: 0, max: 0.03, whole: true },
  ],
};
