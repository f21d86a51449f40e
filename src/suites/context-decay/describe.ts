import type { ChartDescription, SuiteDescription } from '../../suite/description.ts';
import texts from './description.json' with { type: 'json' };
import { FAMILIES, familyOfLength } from './families.ts';
import { FAILURE_MODES } from './scoring/failure-modes.ts';
import { KINDS, METRICS, QUARTERS } from './scoring/metrics.ts';
import { LENGTHS, PAPER } from './settings.ts';

/** The paper's charts, for the systems of a board. */
const CHARTS: readonly ChartDescription[] = [
  {
    id: 'depth',
    title: 'Retrieval accuracy by depth',
    description: 'Retrieval accuracy by the quarter of the conversation that tells a fact, system by system.',
    kind: 'lines',
    label: 'Quarter of the conversation',
    across: { metrics: QUARTERS.map((quarter) => `${quarter}_accuracy`) },
  },
  {
    id: 'length',
    title: 'Grounded accuracy by length',
    description: 'Grounded accuracy by the length of the conversation, system by system.',
    kind: 'lines',
    label: 'Length of the conversation',
    note: `All replies to one conversation share a budget of ${100 * PAPER.budget}% of its words. Three returned turns for each question can exceed it in a short conversation. In a long one they do not, because a repeated line costs nothing. So a system may find more in a longer conversation.`,
    across: { families: LENGTHS.map(familyOfLength), metric: 'grounded_accuracy' },
  },
  {
    id: 'kinds',
    title: 'Retrieval accuracy of marked facts and of facts stated in passing',
    description: 'Retrieval accuracy among explicit and among implicit facts, system by system.',
    kind: 'bars',
    label: 'How a fact is stated',
    across: { metrics: KINDS.map((kind) => `${kind}_accuracy`) },
  },
  {
    id: 'cost',
    title: 'Grounded accuracy against words of context',
    description: 'Grounded accuracy by the mean words that came back for a conversation, a point a system.',
    kind: 'points',
    label: 'Words of context',
    across: { x: 'avg_context_tokens', y: 'grounded_accuracy' },
  },
];

export const description: SuiteDescription = {
  ...(texts as Omit<SuiteDescription, 'families' | 'metrics' | 'failureModes' | 'charts' | 'bounds'>),
  families: FAMILIES,
  metrics: METRICS,
  failureModes: FAILURE_MODES,
  charts: CHARTS,
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
