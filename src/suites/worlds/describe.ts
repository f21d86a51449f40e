import type { MetricDescription, SuiteDescription } from '../../suite/description.ts';
import { metric } from '../shared/metric.ts';
import { FAMILIES, LENGTHS, MECHANISMS } from './families.ts';
import { FAILURE_MODES } from './scoring/kept.ts';
import { BUDGETS, type Budget } from './task.ts';

const sized = (budget: Budget) => `within ${BUDGETS[budget]} words`;

const UNDER_OTHER_BUDGETS = ['Pairs', 'Questions'].flatMap((what) =>
  (['tight', 'wide'] as const).map((budget) =>
    metric(
      `${what === 'Pairs' ? 'twins' : 'questions'}_${budget}`,
      `${what}, ${BUDGETS[budget]} words`,
      `${what.toLowerCase()}, ${BUDGETS[budget]} words`,
      `${what} passed ${sized(budget)}.`,
    ),
  ),
);

const METRICS: readonly MetricDescription[] = [
  metric(
    'twins',
    'Pairs passed',
    'pairs',
    `Share of the pairs of which both questions pass ${sized('fair')}. The two questions have similar words and different right answers, so a system that ignores the question passes no pair.`,
  ),
  metric(
    'questions',
    'Questions passed',
    'questions',
    `Share of the questions for which every needed fact comes back ${sized('fair')} and nothing forbidden does. If no fact answers the question, the reply must be empty or abstain.`,
  ),
  ...UNDER_OTHER_BUDGETS,
  metric(
    'words',
    'Words returned',
    'words',
    'Mean number of words returned for a question, before the cut at the budget: those of the events, or of the memories that a system wrote itself.',
    { unit: 'tokens', better: 'lower', kind: 'ratio' },
  ),
];

export const description: SuiteDescription = {
  id: 'worlds',
  version: '1.1.0',
  title: 'Worlds',
  summary:
    'Which mechanisms does a memory have? A task is one long history with 40 questions, which are 20 pairs. The two of a ' +
    'pair have similar words and different answers. Only the first 48 words that come back count.',
  passed:
    'every question passes: all needed facts and nothing forbidden came back within the budget. If nothing answers a question, the reply must be empty or abstain.',
  // A world of 10,000 events takes a system that embeds each of them minutes.
  episodeSeconds: 600,
  fields: [
    {
      field: '`evidence`',
      meaning: 'Best first. It is read until the budget is spent; what comes after that does not count.',
    },
    {
      field: '`token_budget`',
      meaning: `Not sent. A reply is read up to ${BUDGETS.fair} words; figures for ${BUDGETS.tight} and ${BUDGETS.wide} words are shown beside it.`,
    },
    { field: 'token', meaning: 'A word: text between two spaces.' },
    {
      field: '`memories`',
      meaning:
        'For systems that store texts of their own: they decide in place of `evidence`, by the values that they hold.',
    },
  ],
  families: FAMILIES,
  choices: [],
  metrics: METRICS,
  headline: 'twins',
  // A system that passes half of the questions at random passes only a quarter of the pairs.
  besideHeadline: 'questions',
  familyMetrics: ['questions', 'words'],
  failureModes: FAILURE_MODES,
  charts: [
    {
      id: 'mechanisms',
      title: 'Pairs passed by family',
      description: `Pairs passed within ${BUDGETS.fair} words by what the questions need, system by system.`,
      kind: 'bars',
      label: 'Family',
      across: { families: MECHANISMS.map(({ id }) => id), metric: 'twins' },
    },
    {
      id: 'length',
      title: 'Pairs passed by length',
      description: `Pairs passed within ${BUDGETS.fair} words by the length of the history, system by system, each with its 95% interval.`,
      kind: 'intervals',
      label: 'Events of a task',
      across: { families: LENGTHS.map(({ id }) => id), metric: 'twins' },
    },
    {
      id: 'budget',
      title: 'Pairs passed by budget',
      description: 'Pairs passed by the number of words that may come back, system by system.',
      kind: 'lines',
      label: 'Budget of words',
      note: `A reply is kept, best first, up to the first result that does not fit the budget. So a larger budget can lower the value: it can admit a forbidden event, such as an outdated one, that a budget of ${BUDGETS.tight} words excludes. The figure shown first uses ${BUDGETS.fair} words, about five statements.`,
      across: {
        metrics: ['twins_tight', 'twins', 'twins_wide'],
        names: (['tight', 'fair', 'wide'] as const).map((budget) => `${BUDGETS[budget]} words`),
      },
    },
  ],
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
  contaminationReference: 'hybrid-scope',
  tables: {
    overall: ['twins', 'questions', 'twins_tight', 'twins_wide', 'questions_tight', 'questions_wide', 'words'],
    byFamily: 'twins',
    paired: { metric: 'twins', against: 'hybrid-scope' },
  },
};
