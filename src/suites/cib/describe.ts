import type { SuiteDescription } from '../description.ts';
import { FAILURE_MODES } from './failure-modes.ts';
import { METRICS } from './metrics.ts';

export const description: SuiteDescription = {
  id: 'cib',
  version: '1.0.0',
  title: 'Context Integrity (CIB)',
  summary:
    'Is every answer and action traced to the right stored evidence, kept current, bounded by what is known? Each task is a short history, then one question.',
  families: [
    { id: 'selective_write', label: 'Selective write' },
    { id: 'evidence_retrieval', label: 'Evidence retrieval' },
    { id: 'knowledge_update', label: 'Knowledge update' },
    { id: 'abstention', label: 'Abstention' },
    { id: 'multi_session', label: 'Multi-session reasoning' },
    { id: 'action_grounding', label: 'Action grounding' },
    { id: 'causal_action', label: 'Causal action' },
  ],
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
  bounds: [
    { control: 'null', metric: 'retrieval_sufficiency', min: 0, max: 0 },
    { control: 'oracle', metric: 'retrieval_sufficiency', min: 1, max: 1 },
    { control: 'label-reader', metric: 'retrieval_sufficiency', min: 1, max: 1 },
    { control: 'full-context', metric: 'evidence_recall', min: 1, max: 1 },
  ],
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
