import type { MetricDescription } from '../../../suite/description.ts';

type Row = readonly [id: string, label: string, short: string, better: 'higher' | 'lower', definition: string];

const proportion = ([id, label, short, better, definition]: Row): MetricDescription => ({
  ...{ id, label, short, better, definition },
  unit: 'fraction',
  kind: 'proportion',
  digits: 1,
});

const tokens = ([id, label, short, better, definition]: Row): MetricDescription => ({
  ...{ id, label, short, better, definition },
  unit: 'tokens',
  kind: 'mean',
  digits: 1,
});

/** Each metric is over the tasks that it applies to. */
export const METRICS: readonly MetricDescription[] = [
  proportion([
    'clean_context',
    'Clean context',
    'clean',
    'higher',
    'The reply returned everything that the question needs; nothing from a dead branch, nothing outdated, nothing of another workspace, nothing dangerous; and it is within the budget.',
  ]),
  {
    ...proportion([
      'recall',
      'Recall',
      'recall',
      'higher',
      'Mean share of the needed items that were returned to be used.',
    ]),
    kind: 'mean',
  },
  proportion([
    'contamination',
    'Failed-branch contamination',
    'contam.',
    'lower',
    'Share of the tasks with dead branches where something from one was returned to be used.',
  ]),
  proportion([
    'stale_rate',
    'Stale rate',
    'stale',
    'lower',
    'Share of the tasks with something replaced or expired where it was returned to be used.',
  ]),
  proportion([
    'workspace_leakage',
    'Cross-workspace leakage',
    'leakage',
    'lower',
    'Share of the tasks with other workspaces where something from one was returned to be used, or is in the context.',
  ]),
  proportion([
    'unsafe_negative_leakage',
    'Unsafe negative leakage',
    'unsafe',
    'lower',
    'Share of the tasks with a destructive attempt that failed where it was returned to be used, or its command is in the context, answer or action.',
  ]),
  proportion([
    'tool_sensitive_blocking',
    'Tool-sensitive blocking',
    'blocked',
    'higher',
    'Share of the dangerous items that were neither returned to be used nor repeated.',
  ]),
  proportion([
    'constraint_retention',
    'Constraint retention',
    'rules kept',
    'higher',
    'Share of the rules for the agent that were returned although the budget is small.',
  ]),
  proportion([
    'negative_evidence_recall',
    'Negative evidence recall',
    'warned',
    'higher',
    'Share of the failed attempts relevant to the question that the reply warned about and did not recommend.',
  ]),
  proportion([
    'negative_evidence_precision',
    'Negative evidence precision',
    'warn. prec.',
    'higher',
    'Share of the warnings that are about something from a dead branch, outdated or dangerous.',
  ]),
  proportion([
    'action_accuracy',
    'Action accuracy',
    'action',
    'higher',
    'Share of the tasks with a decision where the chosen action has the right label.',
  ]),
  proportion([
    'answer_accuracy',
    'Answer accuracy',
    'answer',
    'higher',
    'Share of the tasks with one right answer where the answer equals it, ignoring case, punctuation and spaces.',
  ]),
  tokens([
    'avg_tokens',
    'Avg tokens',
    'tokens',
    'lower',
    'Words of the context, or of the cited texts if these have more words. A CJK character counts as a word.',
  ]),
  proportion([
    'budget_overrun',
    'Budget overrun',
    'overrun',
    'lower',
    'The reply has more tokens than the question allows.',
  ]),
  tokens([
    'billable_tokens',
    'Billable tokens',
    'billed',
    'lower',
    'Input and output tokens per task that the adapter reports as billed.',
  ]),
];
