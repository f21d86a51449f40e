import type { MetricDescription } from '../description.ts';

type Row = readonly [id: string, label: string, short: string, better: 'higher' | 'lower', definition: string];

const proportion = ([id, label, short, better, definition]: Row): MetricDescription => ({
  id,
  label,
  short,
  better,
  definition,
  unit: 'fraction',
  kind: 'proportion',
  digits: 1,
});

const meanFraction = (row: Row): MetricDescription => ({ ...proportion(row), kind: 'mean' });

/** CIB section 7, by the equations of 7.1. */
export const METRICS: readonly MetricDescription[] = [
  meanFraction([
    'evidence_precision',
    'Evidence precision',
    'precision',
    'higher',
    'Mean of |S ∩ G| / |S|, 0 where nothing was returned (7.1).',
  ]),
  meanFraction(['evidence_recall', 'Evidence recall', 'recall', 'higher', 'Mean of |S ∩ G| / |G| (7.1).']),
  proportion([
    'retrieval_sufficiency',
    'Retrieval sufficiency',
    'sufficiency',
    'higher',
    'Every gold source was returned and no stale one (7.1).',
  ]),
  proportion([
    'action_upper_bound',
    'Action upper bound',
    'upper bound',
    'higher',
    'What a perfect actor could reach on this evidence; equals sufficiency (7.1).',
  ]),
  {
    ...proportion([
      'action_accuracy',
      'Action accuracy',
      'action',
      'higher',
      'The chosen action is the gold one, label by label (7).',
    ]),
    byFamily: true,
  },
  proportion([
    'answer_accuracy',
    'Answer accuracy',
    'answer',
    'higher',
    'The answer equals the gold one; case, punctuation and spacing aside (7).',
  ]),
  proportion(['stale_error', 'Stale error', 'stale', 'lower', 'A superseded source was returned (7.1).']),
  proportion([
    'unsupported_risk',
    'Unsupported risk',
    'unsupported',
    'lower',
    'Sources were returned, none of them gold (7.1).',
  ]),
  proportion(['context_flood', 'Context flood', 'flood', 'lower', 'More than |G| + 2 sources were returned (7.1).']),
  proportion([
    'unsupported_claim_rate',
    'Unsupported claims',
    'unsup. claims',
    'lower',
    'Of the tasks with a claim (an action or answer without abstaining): a gold source was not returned (7).',
  ]),
  proportion([
    'abstention_precision',
    'Abstention precision',
    'abst. prec.',
    'higher',
    'Of the tasks abstained from: evidence really was missing (7).',
  ]),
  proportion([
    'abstention_recall',
    'Abstention recall',
    'abst. recall',
    'higher',
    'Of the tasks whose evidence is missing: the system abstained (7).',
  ]),
  proportion([
    'write_precision',
    'Write precision',
    'write prec.',
    'higher',
    'Of the events written: those that should have been (7).',
  ]),
  proportion([
    'write_recall',
    'Write recall',
    'write recall',
    'higher',
    'Of the events that should be written: those that were (7).',
  ]),
  {
    id: 'avg_tokens',
    label: 'Avg tokens',
    short: 'tokens',
    unit: 'tokens',
    better: 'lower',
    kind: 'mean',
    digits: 1,
    definition: 'Estimated context: distinct lower-case words of the question plus those of each returned event (8).',
  },
  {
    id: 'grounded_utility_per_1k',
    label: 'Grounded utility / 1k tokens',
    short: 'utility/1k',
    unit: 'per_1k_tokens',
    better: 'higher',
    kind: 'ratio',
    digits: 2,
    definition: '1000 × sufficient tasks / estimated context tokens (7.1).',
  },
  {
    id: 'billable_tokens',
    label: 'Billable tokens',
    short: 'billed',
    unit: 'tokens',
    better: 'lower',
    kind: 'mean',
    digits: 1,
    definition: 'Input and output tokens that the adapter reports as billed, a task (7).',
  },
  {
    id: 'grounded_utility_billed_per_1k',
    label: 'Grounded utility / 1k billed',
    short: 'utility/1k billed',
    unit: 'per_1k_tokens',
    better: 'higher',
    kind: 'ratio',
    digits: 2,
    definition: '1000 × sufficient tasks / billable tokens (7).',
  },
];
