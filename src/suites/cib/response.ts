import type { EpisodeReplies } from '../../protocol/episode.ts';
import type { Capability, QueryResult } from '../../protocol/reply.ts';
import type { FreeAnswer } from '../../suite/suite.ts';
import { sameText } from '../shared/words.ts';
import { clusterOf } from './cluster.ts';
import type { CibTask } from './schema.ts';
import { ABSTAINING } from './wording/built-in.ts';

/** A task's replies, read for scoring. A field that the system did not declare is undefined, whatever it sent. */
export interface Response {
  readonly retrieved: ReadonlySet<string>;
  readonly written?: ReadonlySet<string>;
  readonly action?: string;
  readonly answer?: string;
  readonly abstained?: boolean;
  readonly billedTokens?: number;
}

/** Null if the episode has no reply to its question, because the task errored. */
export function readResponse(
  task: CibTask,
  episodes: readonly EpisodeReplies[],
  capabilities: ReadonlySet<Capability>,
): Response | null {
  let query: QueryResult | undefined;
  const written = new Set<string>();
  for (const reply of episodes.find((episode) => episode.key === task.id)?.replies ?? []) {
    if ('fault' in reply) return null;
    if ('skipped' in reply) continue;
    if (reply.method === 'observe') for (const id of reply.result.written ?? []) written.add(id);
    if (reply.method === 'query') query = reply.result;
  }
  if (query === undefined) return null;
  return {
    retrieved: new Set(query.evidence),
    ...(capabilities.has('written') && { written }),
    ...(capabilities.has('action') && { action: query.action ?? '' }),
    ...(capabilities.has('answer') && { answer: query.answer ?? '' }),
    ...(capabilities.has('abstain') && { abstained: abstained(query) }),
    ...(capabilities.has('usage') &&
      query.usage && { billedTokens: query.usage.input_tokens + query.usage.output_tokens }),
  };
}

/** A system abstains by the flag, or by choosing an action that asks or waits. */
function abstained(query: QueryResult): boolean {
  return query.abstain ?? (query.action !== undefined && ABSTAINING.includes(query.action));
}

/** One for each task with an answer. */
export function freeAnswers(task: CibTask, episodes: readonly EpisodeReplies[]): readonly FreeAnswer[] {
  const { id, question, gold_answer: gold } = task;
  if (gold === undefined) return [];
  const answer = readResponse(task, episodes, new Set(['answer']))?.answer ?? '';
  return [{ id, cluster: clusterOf(task), question, gold, answer, exact: sameText(answer, gold) }];
}
