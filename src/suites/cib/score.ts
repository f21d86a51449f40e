import type { EpisodeReplies } from '../../protocol/episode.ts';
import type { Outcome, Share } from '../../protocol/outcome.ts';
import type { Capability } from '../../protocol/reply.ts';
import { sameText } from '../shared/words.ts';
import { clusterOf } from './cluster.ts';
import { failureModes } from './failure-modes.ts';
import { type Response, readResponse } from './response.ts';
import { type RetrievalScore, scoreRetrieval } from './retrieval.ts';
import { slicesOf } from './slices.ts';
import type { CibTask } from './task.ts';

const NOTHING: Response = { retrieved: new Set() };

/**
 * One task from its gold and the replies alone (CIB section 7.1).
 * It passes where retrieval is sufficient and, for a system that acts, the action is the gold one.
 * A task that errored retrieved nothing and is wrong in all that the system declared.
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

/** What only some systems do. Absent where it was not declared, or where the task gives no occasion for it. */
function responseValues(task: CibTask, response: Response, retrieval: RetrievalScore): Record<string, Share> {
  const values: Record<string, Share> = {};
  const { action, answer, abstained, written, billedTokens } = response;
  const correct = action === task.gold_action;
  if (action !== undefined) values.action_accuracy = Number(correct);
  if (answer !== undefined && task.gold_answer !== undefined) {
    values.answer_accuracy = Number(sameText(answer, task.gold_answer));
  }
  if ((action || answer) && !abstained) values.unsupported_claim_rate = Number(retrieval.missing.length > 0);
  if (abstained) values.abstention_precision = Number(task.requires_abstention);
  if (abstained !== undefined && task.requires_abstention) values.abstention_recall = Number(abstained);
  if (written !== undefined) {
    const due = task.events.filter((event) => event.should_write).map((event) => event.source_id);
    const kept = due.filter((id) => written.has(id)).length;
    if (written.size > 0) values.write_precision = [kept, written.size];
    if (due.length > 0) values.write_recall = [kept, due.length];
  }
  if (billedTokens !== undefined) {
    values.billable_tokens = billedTokens;
    values.grounded_utility_billed_per_1k = [1000 * Number(retrieval.sufficient), billedTokens];
    const outcome = isCorrect(task, response);
    if (outcome !== undefined) {
      values.supported_correct_per_1k = [1000 * Number(retrieval.sufficient && outcome), billedTokens];
    }
  }
  return values;
}

/** Whether the outcome is the gold one: the action where the system acts, else the answer. Undefined where it gives neither. */
function isCorrect({ gold_action, gold_answer }: CibTask, { action, answer }: Response): boolean | undefined {
  if (action !== undefined) return action === gold_action;
  return answer === undefined || gold_answer === undefined ? undefined : sameText(answer, gold_answer);
}

/** Whether the system abstained where it should have and nowhere else (section 13). A task that errored is wrong. */
function abstentionAccuracy(
  { requires_abstention: due }: CibTask,
  read: Response | null,
  capabilities: ReadonlySet<Capability>,
): Record<string, Share> {
  if (!capabilities.has('abstain')) return {};
  return { abstention_accuracy: Number(read?.abstained === due) };
}
