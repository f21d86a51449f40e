import type { Rule } from './rule.ts';
import { erroredTasks } from './rules/errored-tasks.ts';
import { fittingReplies } from './rules/fitting-replies.ts';
import { knownDataset } from './rules/known-dataset.ts';
import { knownSources } from './rules/known-sources.ts';
import { knownVersion } from './rules/known-version.ts';
import { modelRecord } from './rules/model-record.ts';
import { reportedUsage } from './rules/reported-usage.ts';
import { sameRequests } from './rules/same-requests.ts';
import { separateGrading } from './rules/separate-grading.ts';
import { sourceIds } from './rules/source-ids.ts';
import { staleAuditable } from './rules/stale-auditable.ts';
import { standardLimits } from './rules/standard-limits.ts';

/** The run-validity rules, in the order they are shown. A new rule is a file and a line here. */
export const RULES: readonly Rule[] = [
  sourceIds,
  knownSources,
  staleAuditable,
  modelRecord,
  separateGrading,
  sameRequests,
  fittingReplies,
  reportedUsage,
  knownDataset,
  knownVersion,
  standardLimits,
  erroredTasks,
];
