import type { MetricDescription } from '../../../suite/description.ts';
import { capital } from '../../shared/fill.ts';
import { metric } from '../../shared/metric.ts';

export const KINDS = ['explicit', 'implicit'] as const;

/** The quarters of the conversation in which a fact can be stated, in order. */
export const QUARTERS = ['early', 'mid_early', 'mid_late', 'late'] as const;

const KIND_WORDS = { explicit: 'stated on marked lines', implicit: 'stated in passing' };
const QUARTER_WORDS = { early: 'first', mid_early: 'second', mid_late: 'third', late: 'last' };

const sentence = (id: string) => capital(id.replaceAll('_', ' '));

const byKind = KINDS.map((kind) =>
  metric(
    `${kind}_accuracy`,
    `${sentence(kind)} accuracy`,
    kind,
    `The same among the facts ${KIND_WORDS[kind]} (section 3.6).`,
  ),
);

const byQuarter = QUARTERS.map((quarter) =>
  metric(
    `${quarter}_accuracy`,
    `${sentence(quarter)} accuracy`,
    quarter.replace('_', ' '),
    `The same among the facts of the ${QUARTER_WORDS[quarter]} quarter of the conversation (section 3.6).`,
  ),
);

const byBoth = KINDS.flatMap((kind) =>
  QUARTERS.map((quarter) =>
    metric(
      `${kind}_${quarter}_accuracy`,
      `${sentence(`${kind}_${quarter}`)} accuracy`,
      `${kind} ${quarter.replace('_', ' ')}`,
      `The same among the facts of the ${QUARTER_WORDS[quarter]} quarter that are ${KIND_WORDS[kind]}.`,
    ),
  ),
);

/** Section 3.6 of the paper, then the extensions. The extensions do not count in the paper's metrics. */
export const METRICS: readonly MetricDescription[] = [
  metric(
    'grounded_accuracy',
    'Grounded accuracy',
    'grounded',
    'Share of the facts that were found, where at most three sources are cited and one is the turn that states the fact, and no ' +
      'other value is answered. Guessing values scores close to 0. Not in the paper.',
  ),
  metric(
    'retrieval_accuracy',
    'Retrieval accuracy',
    'accuracy',
    'Share of the facts that were found (section 3.6). A fact is found if the answer is its value, or if one sentence of the ' +
      'context within the budget has its key and its value. Guessing values finds about one fact in eight.',
  ),
  metric(
    'mean_accuracy',
    'Mean accuracy',
    'mean accuracy',
    'Retrieval accuracy of a conversation, averaged over conversations: the paper’s mean RA (section 4.1).',
    { kind: 'mean' },
  ),
  ...byKind,
  ...byQuarter,
  ...byBoth,
  metric(
    'avg_context_tokens',
    'Words of context',
    'words a conversation',
    'Words returned for all questions of a conversation, including those beyond the budget. A line that was returned before does not count again.',
    { unit: 'tokens', better: 'lower', kind: 'mean' },
  ),
  metric(
    'compression_ratio',
    'Compression ratio',
    'compression',
    'Words of the conversation per returned word, averaged over conversations (section 3.6).',
    { unit: 'count', kind: 'mean' },
  ),
  metric(
    'information_density',
    'Information density',
    'density',
    'Facts found per 1,000 returned words, 0 if none were returned, averaged over conversations (section 3.6).',
    { unit: 'per_1k_tokens', kind: 'mean', digits: 2 },
  ),
  metric(
    'budget_overrun',
    'Budget overrun',
    'overrun',
    'Share of the conversations, including extensions, for which more than 15% of their words were returned (section 3.3).',
    { better: 'lower' },
  ),
  metric(
    'x_accuracy',
    'Extension accuracy',
    'x accuracy',
    'Retrieval accuracy in the extensions: updates, near keys, languages, long conversations. Not in the paper.',
  ),
  metric(
    'x_grounded_accuracy',
    'Extension grounded accuracy',
    'x grounded',
    'Grounded accuracy in the extensions. Not in the paper.',
  ),
  metric(
    'x_stale_rate',
    'Stale rate',
    'stale',
    'Share of the facts that were stated again with another value where the old value was answered or its turn cited. Not in the paper.',
    { better: 'lower' },
  ),
  metric(
    'all_accuracy',
    'Accuracy with extensions',
    'all',
    'Retrieval accuracy over all conversations, including extensions. The bounds of the controls apply to it.',
  ),
];
