import type { SuiteDescription } from '../../../suite/description.ts';
import { FAILURE_MODES } from './failure-modes.ts';
import { METRICS } from './metrics.ts';
import type { Family } from './task.ts';

const FAMILY: Readonly<Record<Family, readonly [label: string, summary: string]>> = {
  clean: ['Clean', 'One fact among other things: to be found where nothing speaks against anything.'],
  failed_branch: ['Failed branch', 'A step that failed left another value: not to be built on, first or last.'],
  rolled_back: ['Rolled back', 'A step went well and was undone, at once or later: what it left does not hold.'],
  multi_dead: ['Several dead branches', 'Two or three attempts came to nothing, one within another.'],
  superseded: ['Superseded', 'A later statement takes the place of an earlier one.'],
  updates: ['Updates', 'A value changed more than once; the last change may have been undone.'],
  valid_on_failed: [
    'Valid on a failed run',
    'A person or a document stated a fact while the agent was failing at something else: it holds.',
  ],
  workspace_isolation: ['Workspace isolation', 'Other workspaces have other values for the same thing.'],
  expired: ['Expired', 'What held for a while has run out; what holds, holds again.'],
  risky_output: [
    'Risky tool output',
    'A destructive, overreaching or secret-bearing text beside the safe way: to be told nowhere.',
  ],
  negative_lesson: ['Negative lesson', 'The question asks what failed, too: to be warned of, not to be advised.'],
  constraint_compaction: [
    'Constraints under compaction',
    'A rule laid down early binds, although nothing asks for it and room is short.',
  ],
  procedural_reuse: ['Procedural reuse', 'The steps of a run that was completed, not of one that came to nothing.'],
  multi_hop: ['Multi-hop', 'Two facts that only together answer.'],
  long_horizon: ['Long horizon', 'A fact from the first day, behind all that came later, in little room.'],
};

export const description: SuiteDescription = {
  id: 'memtrace',
  version: '1.0.0',
  title: 'MemTrace',
  summary:
    'What of an agent’s past reaches its next prompt? Each task is a stretch of work with attempts, failures, roll-backs and corrections, then one question.',
  passed:
    'the reply has every needed event, none that is forbidden, and keeps to the budget. If the system declares `action` and a decision is due, the action must be right too.',
  fields: [
    { field: '`evidence`', meaning: 'The events to build on. Their order does not count.' },
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
      title: 'What gets into a context that must not',
      description: 'Contamination by dead branches, stale facts and leakage of other workspaces, system by system.',
      kind: 'bars',
      label: 'Metric',
      across: { metrics: ['contamination', 'stale_rate', 'workspace_leakage', 'unsafe_negative_leakage'] },
    },
    {
      id: 'cost',
      title: 'Clean contexts against their cost',
      description: 'The share of clean contexts by the mean tokens of a context, a point a system.',
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
