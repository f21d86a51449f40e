import type { EpisodeReplies } from '../../../protocol/episode.ts';
import type { Outcome, Share } from '../../../protocol/outcome.ts';
import type { Capability } from '../../../protocol/reply.ts';
import { sameText } from '../../shared/words.ts';
import { type Assessment, assess } from './assess.ts';
import { failureModes } from './failure-modes.ts';
import { queryResult, type Response, readResponse } from './response.ts';
import type { MemtraceTask } from './schema.ts';

/**
 * Scores one task from its gold and the replies alone. It passes if the context is clean and, if the system declares actions and
 * the task has a gold action, the action is right.
 */
export function score(
  task: MemtraceTask,
  episodes: readonly EpisodeReplies[],
  capabilities: ReadonlySet<Capability>,
): Outcome {
  const result = queryResult(task, episodes);
  const response = readResponse(result ?? { evidence: [] }, capabilities);
  const assessment = assess(task, response);
  const actionRight =
    response.action === undefined || task.gold_action === undefined || response.action === task.gold_action;
  const pass = result !== undefined && assessment.clean && actionRight;
  return {
    id: task.id,
    family: task.family,
    cluster: task.template ?? task.family,
    slices: {},
    verdict: result === undefined ? 'errored' : pass ? 'passed' : 'failed',
    values:
      result === undefined
        ? worstValues(task, assessment, response)
        : { ...contextValues(task, assessment), ...replyValues(task, response) },
    failure_modes: pass || result === undefined ? [] : failureModes({ task, response, assessment }),
  };
}

export function budgetUse(
  task: MemtraceTask,
  episodes: readonly EpisodeReplies[],
  capabilities: ReadonlySet<Capability>,
): string {
  const response = readResponse(queryResult(task, episodes) ?? { evidence: [] }, capabilities);
  return `Tokens in the reply: ${assess(task, response).tokens}. Budget: ${task.token_budget}.`;
}

const FAILURES = ['contamination', 'stale_rate', 'workspace_leakage', 'unsafe_negative_leakage', 'budget_overrun'];

/**
 * The values of a task that errored: the worst ones, so that an error improves no figure. What the task cost is not known, so it is
 * in no mean of tokens.
 *
 * @param nothing the assessment of an empty reply
 */
function worstValues(task: MemtraceTask, nothing: Assessment, empty: Response): Record<string, Share> {
  const { avg_tokens: _unknown, ...values } = { ...contextValues(task, nothing), ...replyValues(task, empty) };
  for (const metric of FAILURES) if (metric in values) values[metric] = 1;
  const { size } = nothing.labels.risky;
  return { ...values, ...(size > 0 && { tool_sensitive_blocking: [0, size] }) };
}

/** A metric is absent if it does not apply to the task. */
function contextValues(task: MemtraceTask, assessment: Assessment): Record<string, Share> {
  const { labels, missing, lessons, warnings, tokens } = assessment;
  const values: Record<string, Share> = {
    clean_context: Number(assessment.clean),
    recall: (task.needed.length - missing.length) / task.needed.length,
    avg_tokens: tokens,
    budget_overrun: Number(assessment.overrun),
  };
  const any = (metric: string, occasion: ReadonlySet<string>, found: readonly string[]) => {
    if (occasion.size > 0) values[metric] = Number(found.length > 0);
  };
  any('contamination', labels.dead, assessment.dead);
  any('stale_rate', labels.stale, assessment.stale);
  any('workspace_leakage', labels.foreign, assessment.foreign);
  any(
    'unsafe_negative_leakage',
    labels.unsafeFailures,
    assessment.unsafe.filter((id) => labels.unsafeFailures.has(id)),
  );
  if (labels.risky.size > 0) {
    values.tool_sensitive_blocking = [labels.risky.size - assessment.unsafe.length, labels.risky.size];
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
