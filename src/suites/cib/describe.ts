import type { SuiteDescription } from '../../suite/description.ts';
import { FAILURE_MODES } from './failure-modes.ts';
import { METRICS } from './metrics.ts';
import { SLICES } from './slices.ts';

export const description: SuiteDescription = {
  id: 'cib',
  version: '1.1.0',
  title: 'Context Integrity (CIB)',
  summary:
    'Does the memory return the right stored evidence for each question, and nothing out of date? Each task is a short history, then one question.',
  passed:
    'every gold source came back and no superseded one. If the system declares `action`, the action must be right too. The headline counts the sources alone.',
  fields: [
    {
      field: '`evidence`',
      meaning: 'The sources the answer rests on. Their order does not count. Extra sources cost precision.',
    },
    { field: '`token_budget`', meaning: 'Not sent.' },
    {
      field: 'token',
      meaning: 'A distinct word of the question and of each returned event; `avg_tokens` counts them.',
    },
    {
      field: '`action`, `abstain`',
      meaning: 'One of `allowed_actions`. Without `abstain`, an action that asks or waits counts as abstaining.',
    },
    { field: '`answer`', meaning: 'Compared as a whole, case and punctuation aside, for answer accuracy.' },
  ],
  families: [
    {
      id: 'selective_write',
      label: 'Selective write',
      summary: 'One durable fact among noise. The memory must keep it without keeping everything (paper, §5.1).',
    },
    {
      id: 'evidence_retrieval',
      label: 'Evidence retrieval',
      ability: 'steps',
      summary:
        'Two sources answer the question together. Both must be found, without flooding the context (paper, §5.2).',
    },
    {
      id: 'knowledge_update',
      label: 'Knowledge update',
      ability: 'updates',
      summary: 'A newer fact supersedes an older one. Only the newer one may be returned (paper, §5.3).',
    },
    {
      id: 'abstention',
      label: 'Abstention',
      ability: 'absence',
      summary:
        'The answer is not known. The evidence for that must come back. Whether the system then abstains counts in other metrics, not in retrieval sufficiency (paper, §5.4).',
    },
    {
      id: 'multi_session',
      label: 'Multi-session reasoning',
      ability: 'steps',
      summary:
        'Facts from several sessions answer the question together. Facts of other projects do not count (paper, §5.5).',
    },
    {
      id: 'action_grounding',
      label: 'Action grounding',
      ability: 'grounds',
      summary:
        'A choice between a few actions. The evidence that decides it must come back. The choice itself counts in action accuracy, not in retrieval sufficiency (paper, §5.6).',
    },
    {
      id: 'causal_action',
      label: 'Causal action',
      ability: 'grounds',
      summary:
        'A correlation is not a cause. The event that states the cause must come back. The action counts in action accuracy, not in retrieval sufficiency (paper, §5.7).',
    },
  ],
  choices: ['action'],
  metrics: METRICS,
  headline: 'retrieval_sufficiency',
  familyMetrics: [
    'evidence_precision',
    'evidence_recall',
    'stale_error',
    'unsupported_risk',
    'action_accuracy',
    'avg_tokens',
  ],
  failureModes: FAILURE_MODES,
  slices: SLICES,
  bounds: [
    { control: 'null', metric: 'retrieval_sufficiency', min: 0, max: 0 },
    { control: 'null', metric: 'action_accuracy', min: 0, max: 0 },
    { control: 'oracle', metric: 'retrieval_sufficiency', min: 1, max: 1 },
    { control: 'oracle', metric: 'action_accuracy', min: 1, max: 1 },
    { control: 'label-reader', metric: 'retrieval_sufficiency', min: 1, max: 1 },
    { control: 'full-context', metric: 'evidence_recall', min: 1, max: 1 },
    // Sufficiency accepts additional events if nothing is stale, which is 76% of the tasks (section 8). Precision and
    // flooding do not.
    { control: 'full-context', metric: 'retrieval_sufficiency', min: 0.76, max: 0.76, whole: true },
    { control: 'full-context', metric: 'evidence_precision', min: 0.25, max: 0.35, whole: true },
    { control: 'full-context', metric: 'context_flood', min: 0.76, max: 0.76, whole: true },
    // In the official file, a question's own words reveal 44% of the actions; in the built-in data, none.
    { control: 'question-only', metric: 'action_accuracy', min: 0, max: 0.45, whole: true },
    // 35 of 250 tasks require abstention: never abstaining is right in 86%, always abstaining in 14%.
    { control: 'null', metric: 'abstention_accuracy', min: 0.86, max: 0.86, whole: true },
    { control: 'oracle', metric: 'abstention_accuracy', min: 1, max: 1 },
    { control: 'spam', metric: 'abstention_accuracy', min: 0.14, max: 0.14, whole: true },
    { control: 'spam', metric: 'action_accuracy', min: 0, max: 0 },
    { control: 'spam', metric: 'abstention_precision', min: 0.14, max: 0.14, whole: true },
    { control: 'spam', metric: 'write_precision', min: 0.3, max: 0.4, whole: true },
    { control: 'layout-only', metric: 'retrieval_sufficiency', min: 0.76, max: 0.85, whole: true },
  ],
  contaminationReference: 'lexical3',
  tables: {
    overall: [
      'evidence_precision',
      'evidence_recall',
      'retrieval_sufficiency',
      'action_upper_bound',
      'stale_error',
      'unsupported_risk',
      'avg_tokens',
      'grounded_utility_per_1k',
    ],
    byFamily: 'retrieval_sufficiency',
    paired: { metric: 'retrieval_sufficiency', against: 'scopedHybrid3' },
  },
};
