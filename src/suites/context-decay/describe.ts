import type { ChartDescription, SuiteDescription } from '../../suite/description.ts';
import { FAMILIES, familyOfLength } from './families.ts';
import { LENGTHS } from './grid.ts';
import { FAILURE_MODES } from './scoring/failure-modes.ts';
import { KINDS, METRICS, QUARTERS } from './scoring/metrics.ts';

/** The paper's charts, for the systems of a board. */
const CHARTS: readonly ChartDescription[] = [
  {
    id: 'depth',
    title: 'Accuracy by depth',
    description: 'Retrieval accuracy by the quarter of the conversation that tells a fact, system by system.',
    kind: 'lines',
    label: 'Quarter of the conversation',
    across: { metrics: QUARTERS.map((quarter) => `${quarter}_accuracy`) },
  },
  {
    id: 'length',
    title: 'Accuracy by length',
    description: 'Retrieval accuracy by the length of the conversation, system by system.',
    kind: 'lines',
    label: 'Length of the conversation',
    across: { families: LENGTHS.map(familyOfLength), metric: 'retrieval_accuracy' },
  },
  {
    id: 'kinds',
    title: 'Marked facts and facts stated in passing',
    description: 'Retrieval accuracy among explicit and among implicit facts, system by system.',
    kind: 'bars',
    label: 'How a fact is told',
    across: { metrics: KINDS.map((kind) => `${kind}_accuracy`) },
  },
  {
    id: 'cost',
    title: 'Accuracy against words of context',
    description: 'Retrieval accuracy by the mean words that came back for a conversation, a point a system.',
    kind: 'points',
    label: 'Words of context',
    across: { x: 'avg_context_tokens', y: 'retrieval_accuracy' },
  },
];

export const description: SuiteDescription = {
  id: 'context-decay',
  version: '1.0.0',
  title: 'Context Decay',
  summary:
    'What does a memory keep of a long conversation in 15 % of its words? Facts are stated along the way, on marked lines or in ' +
    'passing. At the end, each fact is asked for, with one budget for all questions. Families that begin with x are not in the paper.',
  passed:
    'every question passes: its fact comes back with the turn that states it, and all replies together keep to the budget.',
  fields: [
    {
      field: '`evidence`',
      meaning:
        'At most three sources count for a question. Their order does not count. One must be the turn that states the fact.',
    },
    {
      field: '`token_budget`',
      meaning:
        '15 % of the words of the conversation: one budget for all questions together, although each question repeats it. A line that was returned before does not count again.',
    },
    { field: 'token', meaning: 'A word: text between two spaces.' },
    {
      field: '`answer`',
      meaning:
        'The bare value, such as `5432`. In a sentence (`The port is 5432.`) it counts as another value, and the question fails.',
    },
    {
      field: '`context`, `answer`',
      meaning:
        'Both count as returned text. A system that declares neither returns the turns that it names in `evidence`.',
    },
  ],
  families: FAMILIES,
  choices: ['answer'],
  metrics: METRICS,
  headline: 'grounded_accuracy',
  familyMetrics: [
    'retrieval_accuracy',
    'explicit_accuracy',
    'implicit_accuracy',
    'early_accuracy',
    'late_accuracy',
    'x_accuracy',
    'x_grounded_accuracy',
    'x_stale_rate',
    'avg_context_tokens',
    'information_density',
    'budget_overrun',
  ],
  failureModes: FAILURE_MODES,
  charts: CHARTS,
  parts: [
    { id: 'tasks', label: 'Tasks' },
    { id: 'paper', label: 'The paper’s grid' },
  ],
  slices: [
    { id: 'set', label: 'The paper’s set-up, and what goes beyond it' },
    { id: 'language', label: 'Language of the facts' },
    { id: 'distance', label: 'Turns from the fact to the end of the conversation' },
  ],
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
    // 15 % of a conversation's words have about 15 % of its facts, from either end.
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
  contaminationReference: 'exact-search',
  tables: {
    overall: [
      'grounded_accuracy',
      'retrieval_accuracy',
      'mean_accuracy',
      'explicit_accuracy',
      'implicit_accuracy',
      'early_accuracy',
      'mid_early_accuracy',
      'mid_late_accuracy',
      'late_accuracy',
      'avg_context_tokens',
      'compression_ratio',
      'information_density',
      'budget_overrun',
      'x_accuracy',
      'x_stale_rate',
    ],
    byFamily: 'all_accuracy',
    paired: { metric: 'retrieval_accuracy', against: 'file-backed-state' },
  },
};
