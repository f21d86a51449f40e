import type { CaseData } from '../data-schema.ts';
import { BUDGET } from '../probe.ts';
import type { Query } from '../runtime/context.ts';
import type { LogEntry } from '../runtime/log.ts';
import data from './cases.json' with { type: 'json' };
import { HOME, logOf, RUN } from './log-script.ts';

/** A log that a memory is written from, a question at its end, and what to look for in the context. */
export interface Case {
  readonly id: CaseId;
  readonly title: string;
  readonly log: readonly LogEntry[];
  readonly query: Query;
  /** What the question needs. Empty where the right thing to bring is nothing. */
  readonly answer: readonly string[];
  /** What no longer holds, and must not be built on. */
  readonly outdated: readonly string[];
  /** What a dead branch said: in a line to build on it is contamination. */
  readonly dead: readonly string[];
  /** What another workspace knows. */
  readonly foreign: readonly string[];
  /** What must not appear at all, not even in a warning. */
  readonly unsafe: readonly string[];
  /** What should be told as a warning. */
  readonly lessons: readonly string[];
  /** Rules that must survive a tight budget. */
  readonly constraints: readonly string[];
  /** What is worth more than what is merely near to the question. */
  readonly valuable: readonly string[];
}

export const CASE_IDS = [
  'project_preference',
  'failed_branch_isolation',
  'workspace_isolation',
  'tool_call_safety',
  'explicit_correction',
  'completed_run_reuse',
  'stale_rejection',
  'no_memory_recovery',
  'constraint_compaction',
  'failure_learning',
  'destructive_failure',
  'reflection_retention',
  'negative_lesson_compaction',
  'long_horizon_recall',
  'knowledge_update',
  'multi_hop_recall',
] as const;
export type CaseId = (typeof CASE_IDS)[number];

/** The sixteen cases, in the order of their ids. */
export const CASES: readonly Case[] = (data as CaseData).cases.map((one) => ({
  answer: one.answer ?? [],
  outdated: one.outdated ?? [],
  dead: one.dead ?? [],
  foreign: one.foreign ?? [],
  unsafe: one.unsafe ?? [],
  lessons: one.lessons ?? [],
  constraints: one.constraints ?? [],
  valuable: one.valuable ?? [],
  id: one.id as CaseId,
  title: one.title,
  log: logOf(one.log),
  query: { workspace: HOME, run: RUN, question: one.question, day: one.day ?? 0, budget: one.budget ?? BUDGET },
}));
