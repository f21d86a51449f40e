import { BUDGET } from '../probe.ts';
import type { Query } from '../runtime/context.ts';
import type { LogEntry } from '../runtime/log.ts';

/** A story that a memory lives through, a question at its end, and what to look for in the context. */
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
  /** What may stand nowhere, not even in a warning. */
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

/** All cases are asked in this workspace, by this run. */
export const HOME = 'orchard';
export const RUN = 'run';

type Told = Pick<Case, 'id' | 'title' | 'log'> &
  Partial<Omit<Case, 'query'>> & { readonly question: string; readonly day?: number; readonly budget?: number };

/** A case of what is told of it; what is not told is empty. */
export function caseOf({ question, day = 0, budget = BUDGET, ...told }: Told): Case {
  return {
    answer: [],
    outdated: [],
    dead: [],
    foreign: [],
    unsafe: [],
    lessons: [],
    constraints: [],
    valuable: [],
    ...told,
    query: { workspace: HOME, run: RUN, question, day, budget },
  };
}
