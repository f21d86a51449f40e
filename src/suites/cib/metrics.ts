import type { MetricDescription } from '../../suite/description.ts';
import { metric } from '../shared/metric.ts';

/** CIB section 7, by the equations of 7.1. */
export const METRICS: readonly MetricDescription[] = [
  metric(
    'evidence_precision',
    'Evidence precision',
    'precision',
    'Mean of |S ∩ G| / |S|, where S are the returned sources and G the gold ones; 0 if nothing was returned (paper, §7.1).',
    { kind: 'mean' },
  ),
  metric('evidence_recall', 'Evidence recall', 'recall', 'Mean of |S ∩ G| / |G| (paper, §7.1).', { kind: 'mean' }),
  metric(
    'retrieval_sufficiency',
    'Retrieval sufficiency',
    'sufficiency',
    'Every gold source was returned, and no superseded one (paper, §7.1).',
  ),
  metric(
    'action_upper_bound',
    'Action upper bound',
    'upper bound',
    'The action accuracy that a perfect actor could reach with the returned evidence. It equals sufficiency (paper, §7.1).',
  ),
  metric(
    'action_accuracy',
    'Action accuracy',
    'action',
    'The chosen action has the same label as the gold action (paper, §7).',
  ),
  metric(
    'answer_accuracy',
    'Answer accuracy',
    'answer',
    'The answer equals the gold answer, ignoring case, punctuation and spaces (paper, §7).',
  ),
  metric('stale_error', 'Stale error', 'stale', 'A superseded source was returned (paper, §7.1).', { better: 'lower' }),
  metric(
    'unsupported_risk',
    'Unsupported risk',
    'unsupported',
    'Sources were returned, and none of them is gold (paper, §7.1).',
    { better: 'lower' },
  ),
  metric('context_flood', 'Context flood', 'flood', 'More than |G| + 2 sources were returned (paper, §7.1).', {
    better: 'lower',
  }),
  metric(
    'unsupported_claim_rate',
    'Unsupported claims',
    'unsup. claims',
    'Share of the tasks with a claim (an action or an answer, without abstaining) where a gold source was not returned (paper, §7).',
    { better: 'lower' },
  ),
  metric(
    'abstention_accuracy',
    'Abstention accuracy',
    'abst. acc.',
    'The system abstained if and only if the task requires it (13, appendix C).',
  ),
  metric(
    'abstention_precision',
    'Abstention precision',
    'abst. prec.',
    'Share of the tasks from which the system abstained where the evidence is really missing (paper, §7).',
  ),
  metric(
    'abstention_recall',
    'Abstention recall',
    'abst. recall',
    'Share of the tasks with missing evidence from which the system abstained (paper, §7).',
  ),
  metric(
    'write_precision',
    'Write precision',
    'write prec.',
    'Share of the written events that should have been written (paper, §7).',
  ),
  metric(
    'write_recall',
    'Write recall',
    'write recall',
    'Share of the events that should be written that were written (paper, §7).',
  ),
  metric(
    'avg_tokens',
    'Avg tokens',
    'tokens',
    'Estimated context: distinct lower-case words of the question plus those of each returned event (paper, §8).',
    { unit: 'tokens', better: 'lower', kind: 'mean' },
  ),
  metric(
    'grounded_utility_per_1k',
    'Grounded utility / 1k tokens',
    'utility/1k',
    '1000 × sufficient tasks / estimated context tokens (paper, §7.1).',
    { unit: 'per_1k_tokens', kind: 'ratio', digits: 2 },
  ),
  metric(
    'billable_tokens',
    'Billable tokens',
    'billed',
    'Input and output tokens per task that the adapter reports as billed (paper, §7).',
    { unit: 'tokens', better: 'lower', kind: 'mean' },
  ),
  metric(
    'grounded_utility_billed_per_1k',
    'Grounded utility / 1k billed',
    'utility/1k billed',
    '1000 × sufficient tasks / billable tokens: the utility of section 7.1 with tokens as billed.',
    { unit: 'per_1k_tokens', kind: 'ratio', digits: 2 },
  ),
  metric(
    'supported_correct_per_1k',
    'Supported correct / 1k billed',
    'correct/1k billed',
    '1000 × supported correct outcomes / billable tokens (paper, §7). Supported: retrieval is sufficient. Correct: the action is the gold one, or the answer where the system does not act.',
    { unit: 'per_1k_tokens', kind: 'ratio', digits: 2 },
  ),
];
