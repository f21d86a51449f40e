import type { ChartDescription } from '../../suite/description.ts';
import { familyOfLength } from './families.ts';
import { LENGTHS } from './grid.ts';
import { KINDS, QUARTERS } from './scoring/metrics.ts';

/** The paper's charts, for the systems of a board. */
export const CHARTS: readonly ChartDescription[] = [
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
