import type { EpisodeReplies } from '../../protocol/episode.ts';
import type { Outcome, Share } from '../../protocol/outcome.ts';
import type { Capability } from '../../protocol/reply.ts';
import { sameText } from '../shared/words.ts';
import { clusterOf } from './cluster.ts';
import { failureModes } from './failure-modes.ts';
import { type Response, readResponse } from './response.ts';
import { type RetrievalScore, scoreRetrieval } from './retrieval.ts';
import type { CibTask } from './schema.ts';
import { slicesOf } from './slices.ts';

/**
 * Scores one task from its gold and the replies alone (CIB section 7.1). It passes if retrieval is sufficient and, if the system
 * declares actions, the action is the gold one.
 */
export function score(
  task: CibTask,
  episodes: readonly EpisodeReplies[],
  capabilities: ReadonlySet<Capability>,
): Outcome {
  const response = readResponse(task, episodes, capabilities);
  const of = { id: task.id, family: task.family, cluster: clusterOf(task), slices: slicesOf(task) };
  if (response === null) {
    return { ...of, verdict: 'errored', values: worstValues(task, capabilities), failure_modes: [] };
  }
  const retrieval = scoreRetrieval(task, response.retrieved);
  const pass = retrieval.sufficient && (response.action ?? task.gold_action) === task.gold_action;
  return {
    ...of,
    verdict: pass ? 'passed' : 'failed',
    values: { ...retrievalValues(retrieval), ...responseValues(task, response, retrieval) },
    failure_modes: pass ? [] : failureModes(task, response, retrieval),
  };
}

/**
 * The values of a task that errored: the worst ones, so that an error improves no figure. What the task cost is not known, so it is
 * in no mean of tokens. Its utility is 0 at the cost of returning everything, since leaving it out would count it as average.
 */
function worstValues(task: CibTask, capabilities: ReadonlySet<Capability>): Record<string, Share> {
  const everything = scoreRetrieval(task, new Set(task.events.map((event) => event.source_id)));
  const toWrite = task.events.filter((event) => event.should_write).length;
  return {
    evidence_precision: 0,
    evidence_recall: 0,
    retrieval_sufficiency: 0,
    action_upper_bound: 0,
    stale_error: 1,
    unsupported_risk: 1,
    context_flood: 1,
    grounded_utility_per_1k: [0, everything.tokens],
    ...(capabilities.has('action') && { action_accuracy: 0 }),
    ...(capabilities.has('answer') && task.gold_answer !== undefined && { answer_accuracy: 0 }),
    ...((capabilities.has('action') || capabilities.has('answer')) && { unsupported_claim_rate: 1 }),
    ...(capabilities.has('abstain') && { abstention_accuracy: 0, abstention_precision: 0 }),
    ...(capabilities.has('abstain') && task.requires_abstention && { abstention_recall: 0 }),
    ...(capabilities.has('written') && { write_precision: [0, task.events.length] }),
    ...(capabilities.has('written') && toWrite > 0 && { write_recall: [0, toWrite] }),
  };
}

function retrievalValues(retrieval: RetrievalScore): Record<string, Share> {
  const sufficient = Number(retrieval.sufficient);
  return {
    evidence_precision: retrieval.precision,
    evidence_recall: retrieval.recall,
    retrieval_sufficiency: sufficient,
    action_upper_bound: sufficient,
    stale_error: Number(retrieval.stale),
    unsupported_risk: Number(retrieval.unsupported),
    context_flood: Number(retrieval.flooded),
    avg_tokens: retrieval.tokens,
    grounded_utility_per_1k: [1000 * sufficient, retrieval.tokens],
  };
}

/** Metrics that need a declared capability. A metric is absent without it, or if it does not apply to the task. */
function responseValues(task: CibTask, response: Response, retrieval: RetrievalScore): Record<string, Share> {
  const values: Record<string, Share> = {};
  const { action, answer, abstained, written, billedTokens } = response;
  const correct = action === task.gold_action;
  if (action !== undefined) values.action_accuracy = Number(correct);
  if (answer !== undefined && task.gold_answer !== undefined) {
    values.answer_accuracy = Number(sameText(answer, task.gold_answer));
  }
  if ((action || answer?.trim()) && !abstained) values.unsupported_claim_rate = Number(retrieval.missing.length > 0);
  // Abstained exactly if the task requires it (section 13).
  if (abstained !== undefined) values.abstention_accuracy = Number(abstained === task.requires_abstention);
  if (abstained) values.abstention_precision = Number(task.requires_abstention);
  if (abstained !== undefined && task.requires_abstention) values.abstention_recall = Number(abstained);
  if (written !== undefined) {
    const shouldWrite = task.events.filter((event) => event.should_write).map((event) => event.source_id);
    const rightlyWritten = shouldWrite.filter((id) => written.has(id)).length;
    if (written.size > 0) values.write_precision = [rightlyWritten, written.size];
    if (shouldWrite.length > 0) values.write_recall = [rightlyWritten, shouldWrite.length];
  }
  if (billedTokens !== undefined) {
    values.billable_tokens = billedTokens;
    values.grounded_utility_billed_per_1k = [1000 * Number(retrieval.sufficient), billedTokens];
    const responseCorrect = isCorrect(task, response);
    if (responseCorrect !== undefined) {
      values.supported_correct_per_1k = [1000 * Number(retrieval.sufficient && responseCorrect), billedTokens];
    }
  }
  return values;
}

/** Whether the action is the gold one, or, for a system without actions, the answer. Undefined if it gives neither. */
function isCorrect({ gold_action, gold_answer }: CibTask, { action, answer }: Response): boolean | undefined {
  if (action !== undefined) return action === gold_action;
  return answer === undefined || gold_answer === undefined ? undefined : sameText(answer, gold_answer);
}
