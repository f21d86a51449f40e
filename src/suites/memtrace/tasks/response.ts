import { WARNING } from '../../../protocol/constants.ts';
import type { EpisodeReplies } from '../../../protocol/episode.ts';
import type { Capability, QueryResult } from '../../../protocol/reply.ts';
import type { FreeAnswer } from '../../../suite/suite.ts';
import { sameText } from '../../shared/words.ts';
import type { MemtraceTask } from './schema.ts';

/** A reply to a question, read for scoring. A field that the system did not declare is undefined. */
export interface Response {
  /** Given as something to build on. */
  readonly evidence: ReadonlySet<string>;
  /** Named in a flag `warning:ID`. */
  readonly warned: ReadonlySet<string>;
  /** Empty if it was not declared or not given. */
  readonly context: string;
  readonly answer?: string;
  readonly action?: string;
  readonly billedTokens?: number;
}

/** The reply to the task's question. Undefined if there is none, because the task errored. */
export function queryResult(task: MemtraceTask, episodes: readonly EpisodeReplies[]): QueryResult | undefined {
  const replies = episodes.find((episode) => episode.key === task.id)?.replies ?? [];
  if (replies.some((reply) => 'fault' in reply)) return undefined;
  return replies.flatMap((reply) => ('result' in reply && reply.method === 'query' ? reply.result : [])).at(-1);
}

export function readResponse(result: QueryResult, capabilities: ReadonlySet<Capability>): Response {
  const { evidence, flags = [], context = '', answer = '', action = '', usage } = result;
  const warnings = flags.filter((flag) => flag.startsWith(WARNING)).map((flag) => flag.slice(WARNING.length));
  return {
    evidence: new Set(evidence),
    warned: new Set(warnings),
    context: capabilities.has('context') ? context : '',
    ...(capabilities.has('answer') && { answer }),
    ...(capabilities.has('action') && { action }),
    ...(capabilities.has('usage') && usage && { billedTokens: usage.input_tokens + usage.output_tokens }),
  };
}

/** One for each task with an answer. */
export function freeAnswers(task: MemtraceTask, episodes: readonly EpisodeReplies[]): readonly FreeAnswer[] {
  const { id, question, gold_answer: gold } = task;
  if (gold === undefined) return [];
  const { answer = '' } = queryResult(task, episodes) ?? {};
  return [{ id, cluster: task.template ?? task.family, question, gold, answer, exact: sameText(answer, gold) }];
}
