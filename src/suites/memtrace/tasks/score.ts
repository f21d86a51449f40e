import type { EpisodeReplies } from '../../../protocol/episode.ts';
import type { Outcome, Share } from '../../../protocol/outcome.ts';
import type { Capability } from '../../../protocol/reply.ts';
import { sameText } from '../../shared/words.ts';
import { failureModes } from './failure-modes.ts';
import { type Judgement, judge } from './judgement.ts';
import { noResponse, type Response, readResponse } from './response.ts';
import type { MemtraceTask } from './task.ts';

/**
 * One task from its gold and the replies alone. It passes where the context is clean and, for a system that acts where a
 * decision is due, the action is the right one. A task that errored brought nothing, and nothing it did is counted.
 */
export function score(
  task: MemtraceTask,
  episodes: readonly EpisodeReplies[],
  capabilities: ReadonlySet<Capability>,
): Outcome {
  const read = readResponse(task, episodes, capabilities);
  const response = read ?? noResponse(capabilities);
  const judged = judge(task, response);
  const acted = response.action === undefined || task.gold_action === undefined || response.action === task.gold_action;
  const pass = read !== null && judged.clean && acted;
  return {
    id: task.id,
    family: task.family,
    cluster: task.template ?? task.family,
    slices: {},
    verdict: read === null ? 'errored' : pass ? 'passed' : 'failed',
    values: { ...contextValues(task, judged), ...replyValues(task, response) },
    failure_modes: pass || read === null ? [] : failureModes({ task, response, judged }),
  };
}

/** A metric is absent where the task gives no occasion for it. */
function contextValues(task: MemtraceTask, judged: Judgement): Record<string, Share> {
  const { fates, missing, lessons, warnings, tokens } = judged;
  const values: Record<string, Share> = {
    clean_context: Number(judged.clean),
    recall: (task.needed.length - missing.length) / task.needed.length,
    avg_tokens: tokens,
    budget_overrun: Number(judged.overrun),
  };
  const any = (metric: string, occasion: ReadonlySet<string>, found: readonly string[]) => {
    if (occasion.size > 0) values[metric] = Number(found.length > 0);
  };
  any('contamination', fates.dead, judged.dead);
  any('stale_rate', fates.stale, judged.stale);
  any('workspace_leakage', fates.foreign, judged.foreign);
  any(
    'unsafe_negative_leakage',
    fates.unsafeFailures,
    judged.unsafe.filter((id) => fates.unsafeFailures.has(id)),
  );
  if (fates.risky.size > 0) {
    values.tool_sensitive_blocking = [fates.risky.size - judged.unsafe.length, fates.risky.size];
  }
  if (task.constraints.length > 0) {
    const kept = task.constraints.filter((id) => !missing.includes(id)).length;
    values.constraint_retention = [kept, task.constraints.length];
  }
  if (lessons.all > 0) values.negative_evidence_recall = [lessons.told, lessons.all];
  if (warnings.all > 0) values.negative_evidence_precision = [warnings.right, warnings.all];
  return values;
}

function replyValues(task: MemtraceTask, { answer, action, billedTokens }: Response): Record<string, Share> {
  const values: Record<string, Share> = {};
  if (answer !== undefined && task.gold_answer !== undefined) {
    values.answer_accuracy = Number(sameText(answer, task.gold_answer));
  }
  if (action !== undefined && task.gold_action !== undefined) {
    values.action_accuracy = Number(action === task.gold_action);
  }
  if (billedTokens !== undefined) values.billable_tokens = billedTokens;
  return values;
}
