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

const NOTHING: Response = { retrieved: new Set() };

/**
 * Scores one task from its gold and the replies alone (CIB section 7.1). It passes if retrieval is sufficient and, if the system
 * declares actions, the action is the gold one. A task that errored counts as if nothing was retrieved, and every value that
 * the system declares counts as wrong.
 */
export function score(
  task: CibTask,
  episodes: readonly EpisodeReplies[],
  capabilities: ReadonlySet<Capability>,
): Outcome {
  const read = readResponse(task, episodes, capabilities);
  const response = read ?? errored(capabilities);
  const retrieval = scoreRetrieval(task, response.retrieved);
  const pass = read !== null && retrieval.sufficient && (response.action ?? task.gold_action) === task.gold_action;
  return {
    id: task.id,
    family: task.family,
    cluster: clusterOf(task),
    slices: slicesOf(task),
    verdict: read === null ? 'errored' : pass ? 'passed' : 'failed',
    values: {
      ...retrievalValues(retrieval),
      ...responseValues(task, response, retrieval),
      ...abstentionAccuracy(task, read, capabilities),
    },
    failure_modes: pass || read === null ? [] : failureModes(task, response, retrieval),
  };
}

function errored(capabilities: ReadonlySet<Capability>): Response {
  return {
    ...NOTHING,
    ...(capabilities.has('written') && { written: new Set<string>() }),
    ...(capabilities.has('action') && { action: '' }),
    ...(capabilities.has('answer') && { answer: '' }),
    ...(capabilities.has('abstain') && { abstained: false }),
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

/** 1 if the system abstained exactly if the task requires it (section 13). A task that errored counts as wrong. */
function abstentionAccuracy(
  { requires_abstention: required }: CibTask,
  read: Response | null,
  capabilities: ReadonlySet<Capability>,
): Record<string, Share> {
  if (!capabilities.has('abstain')) return {};
  return { abstention_accuracy: Number(read?.abstained === required) };
}
