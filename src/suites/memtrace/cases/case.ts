import type { CaseData } from '../data-schema.ts';
import type { LogEntry } from '../runtime/log.ts';
import type { Query } from '../runtime/retrieve.ts';
import data from './cases.json' with { type: 'json' };
import { askingRun, HOME, logOf } from './script.ts';

export const CASE_IDS = [
  'case_1_project_preference',
  'case_2_failed_branch',
  'case_3_workspace_isolation',
  'case_4_tool_safety',
  'case_5_explicit_correction',
  'case_6_completed_run_reuse',
  'case_7_stale_rejection',
  'case_8_no_memory_baseline',
  'case_9_over_budget_compaction',
  'case_10_avoid_repeating_failed_attempt',
  'case_11_sanitized_failed_destructive_attempt',
  'case_12_reflection_retention',
  'case_13_compaction_retains_negative_lesson',
  'case_14_long_horizon_recall',
  'case_15_temporal_knowledge_update',
  'case_16_multi_hop_recall',
] as const;
export type CaseId = (typeof CASE_IDS)[number];

/** What a case looks for in a context. `CaseData` describes each field. */
export type Looks = Omit<CaseData['cases'][number], 'id' | 'title' | 'log' | 'question' | 'budget' | 'top'>;

/** A log that a memory is written from, a question at its end, and what to look for in the context. */
export interface Case {
  readonly id: CaseId;
  readonly title: string;
  readonly log: readonly LogEntry[];
  readonly query: Query;
  readonly looks: Looks;
}

/** The day of the questions of all cases. What expired on day 0 is no longer valid. */
const TODAY = 1;

/** The sixteen cases, in the order of their ids. */
export const CASES: readonly Case[] = (data as CaseData).cases.map(
  ({ id, title, log, question, budget = 512, top = 10, ...looks }) => ({
    id: id as CaseId,
    title,
    log: logOf(log),
    query: { workspace: HOME, run: askingRun(log), question, budget, top, day: TODAY },
    looks,
  }),
);
