import { WARNING } from '../../../protocol/constants.ts';
import type { EpisodeReplies } from '../../../protocol/episode.ts';
import type { Capability, QueryResult } from '../../../protocol/reply.ts';
import type { FreeAnswer } from '../../../suite/free-answer.ts';
import { sameText } from '../../shared/words.ts';
import type { MemtraceTask } from './task.ts';

/** A task's replies, read for scoring. A field that the system did not declare is undefined. */
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

/** Null if the episode has no reply to its question, because the task errored. */
export function readResponse(
  task: MemtraceTask,
  episodes: readonly EpisodeReplies[],
  capabilities: ReadonlySet<Capability>,
): Response | null {
  const replies = episodes.find((episode) => episode.key === task.id)?.replies ?? [];
  let query: QueryResult | undefined;
  for (const reply of replies) {
    if ('fault' in reply) return null;
    if (!('skipped' in reply) && reply.method === 'query') query = reply.result;
  }
  if (query === undefined) return null;
  const { evidence, flags = [], context = '', answer = '', action = '', usage } = query;
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

/** The score of a task that errored: that of an empty reply. */
export function noResponse(capabilities: ReadonlySet<Capability>): Response {
  return {
    evidence: new Set(),
    warned: new Set(),
    context: '',
    ...(capabilities.has('answer') && { answer: '' }),
    ...(capabilities.has('action') && { action: '' }),
  };
}

/** One for each task with an answer. */
export function freeAnswers(task: MemtraceTask, episodes: readonly EpisodeReplies[]): readonly FreeAnswer[] {
  const { id, question, gold_answer: gold } = task;
  if (gold === undefined) return [];
  const answer = readResponse(task, episodes, new Set(['answer']))?.answer ?? '';
  return [{ id, cluster: task.template ?? task.family, question, gold, answer, exact: sameText(answer, gold) }];
}
