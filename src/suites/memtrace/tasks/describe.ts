import type { SuiteDescription } from '../../../suite/description.ts';
import { FAILURE_MODES } from './failure-modes.ts';
import { METRICS } from './metrics.ts';
import type { Family } from './task.ts';

const FAMILY: Readonly<Record<Family, readonly [label: string, summary: string]>> = {
  clean: ['Clean', 'One fact among others, and nothing contradicts it.'],
  failed_branch: [
    'Failed branch',
    'A failed step left another value, before or after the right one. It must not be used.',
  ],
  rolled_back: ['Rolled back', 'A step succeeded and was undone, at once or later. Its result no longer holds.'],
  multi_dead: ['Several dead branches', 'Two or three nested attempts failed.'],
  superseded: ['Superseded', 'A later statement replaces an earlier one.'],
  updates: ['Updates', 'A value changed more than once; the last change may have been undone.'],
  valid_on_failed: [
    'Valid on a failed run',
    'A person or a document stated a fact during a failed attempt at something else. The fact holds.',
  ],
  workspace_isolation: ['Workspace isolation', 'Other workspaces have other values for the same name.'],
  expired: ['Expired', 'A temporary value has expired, and the earlier one holds again.'],
  risky_output: [
    'Risky tool output',
    'A text with a destructive command, a secret or an order to the agent beside the safe way. It must not be repeated anywhere.',
  ],
  negative_lesson: [
    'Negative lesson',
    'The question also asks what failed. The reply must warn of it and not recommend it.',
  ],
  constraint_compaction: [
    'Constraints under compaction',
    'A rule stated early still applies, although the question does not mention it and the budget is small.',
  ],
  procedural_reuse: ['Procedural reuse', 'The steps of a completed run are needed, not those of a failed one.'],
  multi_hop: ['Multi-hop', 'Two facts answer the question only together.'],
  long_horizon: ['Long horizon', 'A fact from the first day, followed by a long history, with a small budget.'],
};

export const description: SuiteDescription = {
  id: 'memtrace',
  version: '1.0.0',
  title: 'MemTrace',
  summary:
    'Which parts of an agent’s past reach its next prompt? Each task is a log of work with attempts, failures, rollbacks and corrections, then one question.',
  passed:
    'the reply has every needed event and no forbidden one, and is within the budget. If the system declares `action` and the task has a decision, the action must be right too.',
  fields: [
    { field: '`evidence`', meaning: 'The events to use. Their order does not count.' },
    {
      field: '`token_budget`',
      meaning: 'For one question. It limits `context`, or the texts of the events in `evidence` if they are longer.',
    },
    { field: 'token', meaning: 'A word; a Chinese, Japanese or Korean character counts as one.' },
    {
      field: '`answer`',
      meaning: 'Compared as a whole, case and punctuation aside, for answer accuracy.',
    },
    { field: '`flags`', meaning: '`warning:ID` says not to repeat what this event describes.' },
  ],
  families: Object.entries(FAMILY).map(([id, [label, summary]]) => ({ id, label, summary })),
  choices: ['action', 'answer'],
  metrics: METRICS,
  headline: 'clean_context',
  familyMetrics: [
    'recall',
    'contamination',
    'stale_rate',
    'workspace_leakage',
    'tool_sensitive_blocking',
    'negative_evidence_recall',
    'avg_tokens',
  ],
  failureModes: FAILURE_MODES,
  charts: [
    {
      id: 'contamination',
      title: 'What must not be in a context, and is',
      description: 'Contamination by dead branches, stale facts and leakage of other workspaces, system by system.',
      kind: 'bars',
      label: 'Metric',
      across: { metrics: ['contamination', 'stale_rate', 'workspace_leakage', 'unsafe_negative_leakage'] },
    },
    {
      id: 'cost',
      title: 'Clean contexts and their cost',
      description: 'The share of clean contexts against the mean tokens of a context. Each point is a system.',
      kind: 'points',
      label: 'Mean tokens',
      across: { x: 'avg_tokens', y: 'clean_context' },
    },
  ],
  bounds: [
    { control: 'null', metric: 'clean_context', min: 0, max: 0 },
    { control: 'null', metric: 'recall', min: 0, max: 0 },
    { control: 'oracle', metric: 'clean_context', min: 1, max: 1 },
    { control: 'oracle', metric: 'recall', min: 1, max: 1 },
    { control: 'label-reader', metric: 'clean_context', min: 1, max: 1 },
    { control: 'spam', metric: 'clean_context', min: 0, max: 0 },
    { control: 'spam', metric: 'recall', min: 0, max: 0 },
    { control: 'question-only', metric: 'clean_context', min: 0, max: 0 },
    { control: 'oracle', metric: 'contamination', min: 0, max: 0, whole: true },
    { control: 'oracle', metric: 'negative_evidence_recall', min: 1, max: 1, whole: true },
    { control: 'oracle', metric: 'answer_accuracy', min: 1, max: 1, whole: true },
    { control: 'oracle', metric: 'action_accuracy', min: 1, max: 1, whole: true },
    // Returning everything that fits is right only if no event contradicts another, which is so in about one family of
    // fifteen.
    { control: 'full-context', metric: 'clean_context', min: 0.05, max: 0.2, whole: true },
    { control: 'full-context', metric: 'recall', min: 0.75, max: 1, whole: true },
    { control: 'full-context', metric: 'contamination', min: 0.9, max: 1, whole: true },
    { control: 'spam', metric: 'action_accuracy', min: 0, max: 0, whole: true },
    { control: 'spam', metric: 'negative_evidence_recall', min: 0, max: 0, whole: true },
    { control: 'question-only', metric: 'action_accuracy', min: 0, max: 0.45, whole: true },
    { control: 'latest-near', metric: 'clean_context', min: 0, max: 0.25, whole: true },
  ],
  contaminationReference: 'baseline_1',
  tables: {
    overall: [
      'clean_context',
      'recall',
      'contamination',
      'stale_rate',
      'workspace_leakage',
      'unsafe_negative_leakage',
      'tool_sensitive_blocking',
      'negative_evidence_recall',
      'avg_tokens',
      'budget_overrun',
    ],
    byFamily: 'clean_context',
    paired: { metric: 'clean_context', against: 'variant_2' },
  },
};
