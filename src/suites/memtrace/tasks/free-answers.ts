import type { EpisodeReplies } from '../../../protocol/episode.ts';
import type { FreeAnswer } from '../../../suite/free-answer.ts';
import { sameText } from '../../shared/same-text.ts';
import { readResponse } from './response.ts';
import type { MemtraceTask } from './task.ts';

/** One for each task that has an answer. */
export function freeAnswers(task: MemtraceTask, episodes: readonly EpisodeReplies[]): readonly FreeAnswer[] {
  const { id, question, gold_answer: gold } = task;
  if (gold === undefined) return [];
  const answer = readResponse(task, episodes, new Set(['answer']))?.answer ?? '';
  return [{ id, cluster: task.template ?? task.family, question, gold, answer, exact: sameText(answer, gold) }];
}
