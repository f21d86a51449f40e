import type { EpisodeReplies } from '../../protocol/episode.ts';
import type { FreeAnswer } from '../../suite/free-answer.ts';
import { bare } from './scoring/judge.ts';
import { queriesOf } from './scoring/replies.ts';
import { normal } from './scoring/sentence.ts';
import { type DecayTask, wantedOf } from './task.ts';

/** One for each question of a conversation, which is their cluster. */
export function freeAnswers(task: DecayTask, episodes: readonly EpisodeReplies[]): readonly FreeAnswer[] {
  const queries = queriesOf(task, episodes);
  const wanted = wantedOf(task);
  return task.questions.map(({ text }, i) => {
    const gold = wanted[i]?.needle.value ?? '';
    const answer = queries?.[i]?.answer ?? '';
    const exact = bare(answer) === normal(gold);
    return { id: `${task.id}/${i + 1}`, cluster: task.id, question: text, gold, answer, exact };
  });
}
