import type { MetricDescription } from '../../../suite/description.ts';

export const KINDS = ['explicit', 'implicit'] as const;

/** The quarters of the conversation in which a fact can be stated, in order. */
export const QUARTERS = ['early', 'mid_early', 'mid_late', 'late'] as const;

const KIND_WORDS = { explicit: 'told on marked lines', implicit: 'told in passing' };
const QUARTER_WORDS = { early: 'first', mid_early: 'second', mid_late: 'third', late: 'last' };

function share(id: string, label: string, short: string, definition: string): MetricDescription {
  return { id, label, short, definition, better: 'higher', unit: 'fraction', kind: 'proportion', digits: 1 };
}

const sentence = (id: string) => {
  const words = id.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const byKind = KINDS.map((kind) =>
  share(
    `${kind}_accuracy`,
    `${sentence(kind)} accuracy`,
    kind,
    `The same among the facts ${KIND_WORDS[kind]} (section 3.6).`,
  ),
);

const byQuarter = QUARTERS.map((quarter) =>
  share(
    `${quarter}_accuracy`,
    `${sentence(quarter)} accuracy`,
    quarter.replace('_', ' '),
    `The same among the facts of the ${QUARTER_WORDS[quarter]} quarter of the conversation (section 3.6).`,
  ),
);

const byBoth = KINDS.flatMap((kind) =>
  QUARTERS.map((quarter) =>
    share(
      `${kind}_${quarter}_accuracy`,
      `${sentence(`${kind}_${quarter}`)} accuracy`,
      `${kind} ${quarter.replace('_', ' ')}`,
      `The same among the facts of the ${QUARTER_WORDS[quarter]} quarter that are ${KIND_WORDS[kind]}.`,
    ),
  ),
);

/** Section 3.6 of the paper, then the extensions. The extensions do not count in the paper's metrics. */
export const METRICS: readonly MetricDescription[] = [
  share(
    'grounded_accuracy',
    'Grounded accuracy',
    'grounded',
    'Facts found among those asked for, where the turn that tells them is named among at most three sources and no other ' +
      'value is answered. Who guesses values gets next to nothing. Not in the paper.',
  ),
  share(
    'retrieval_accuracy',
    'Retrieval accuracy',
    'accuracy',
    'Facts found among those asked for (section 3.6). A fact is found where the answer is its value, or where one sentence ' +
      'of context holds its key and its value, within the budget. Who guesses values finds about one in eight.',
  ),
  {
    ...share(
      'mean_accuracy',
      'Mean accuracy',
      'mean accuracy',
      'Retrieval accuracy of a conversation, averaged over conversations: the paper’s mean RA (section 4.1).',
    ),
    kind: 'mean',
  },
  ...byKind,
  ...byQuarter,
  ...byBoth,
  {
    id: 'avg_context_tokens',
    label: 'Context tokens',
    short: 'context',
    unit: 'tokens',
    better: 'lower',
    kind: 'mean',
    digits: 1,
    definition:
      'Words that came back to all questions of a conversation, a line again in a later reply aside, beyond the budget too.',
  },
  {
    id: 'compression_ratio',
    label: 'Compression ratio',
    short: 'compression',
    unit: 'count',
    better: 'higher',
    kind: 'mean',
    digits: 1,
    definition: 'Words of the conversation for one that came back, averaged over conversations (section 3.6).',
  },
  {
    id: 'information_density',
    label: 'Information density',
    short: 'density',
    unit: 'per_1k_tokens',
    better: 'higher',
    kind: 'mean',
    digits: 2,
    definition:
      'Facts found for 1,000 words that came back, 0 where none did, averaged over conversations (section 3.6).',
  },
  {
    ...share(
      'budget_overrun',
      'Budget overrun',
      'overrun',
      'Conversations, extensions included, to whose questions more words came back than 15 % of it (section 3.3).',
    ),
    better: 'lower',
  },
  share(
    'x_accuracy',
    'Extension accuracy',
    'x accuracy',
    'Retrieval accuracy in the extensions: updates, near keys, languages, long conversations. Not in the paper.',
  ),
  share(
    'x_grounded_accuracy',
    'Extension grounded accuracy',
    'x grounded',
    'Grounded accuracy in the extensions. Not in the paper.',
  ),
  {
    ...share(
      'x_stale_rate',
      'Stale rate',
      'stale',
      'Of the facts that were told again with another value: the former one was answered, or its turn named. Not in the paper.',
    ),
    better: 'lower',
  },
  share(
    'all_accuracy',
    'Accuracy with extensions',
    'all',
    'Retrieval accuracy over all conversations, extensions included: what controls are bound by.',
  ),
];
