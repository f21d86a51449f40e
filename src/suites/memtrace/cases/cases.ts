import type { Case } from './case.ts';
import { constraintCompaction, negativeLessonCompaction, reflectionRetention } from './compaction.ts';
import { explicitCorrection, noMemoryRecovery, projectPreference, staleRejection } from './facts.ts';
import { failedBranchIsolation, toolCallSafety, workspaceIsolation } from './isolation.ts';
import { completedRunReuse, destructiveFailure, failureLearning } from './learning.ts';
import { knowledgeUpdate, longHorizonRecall, multiHopRecall } from './recall.ts';

/** The sixteen cases, in the order of their ids. */
export const CASES: readonly Case[] = [
  projectPreference,
  failedBranchIsolation,
  workspaceIsolation,
  toolCallSafety,
  explicitCorrection,
  completedRunReuse,
  staleRejection,
  noMemoryRecovery,
  constraintCompaction,
  failureLearning,
  destructiveFailure,
  reflectionRetention,
  negativeLessonCompaction,
  longHorizonRecall,
  knowledgeUpdate,
  multiHopRecall,
];
