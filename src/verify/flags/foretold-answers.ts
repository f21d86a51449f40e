import type { Flag } from '../flag.ts';
import type { GoldInAnswers } from '../tape/gold-in-answers.ts';

export const foretoldAnswers: Flag = {
  id: 'foretold-answers',
  title: 'Its model’s answers contain gold that their requests do not',
  why: 'A model knows its request and the language. If an answer contains rare words of a later question or of the right answer, or the id of a source, and the request does not, somebody who knew the task wrote the answer.',
  remedy:
    'Compare these exchanges on the tape with their tasks. docs/models.md describes the rule and what it does not detect.',
  check: ({ run }) => run.tape && goldInAnswersText(run.tape),
};

const FEWEST_TASKS = 3;
/** At least one task in so many must have such an answer. */
const SHARE = 20;
/** Answers must contain words of their own task so many times as often as words of another task. */
const RATIO = 2;

/** Whether a reviewer should look at the tape. */
function isSuspicious({ tasks, own, other, ids }: GoldInAnswers): boolean {
  return ids > 0 || (own >= FEWEST_TASKS && own * SHARE >= tasks && own > RATIO * other);
}

/** Why a reviewer should look at the tape; undefined if there is no reason. */
export function goldInAnswersText(found: GoldInAnswers): string | undefined {
  if (!isSuspicious(found)) return undefined;
  const { tasks, own, other, ids, first } = found;
  return [
    ...(own > 0 ? [`in ${own} of ${tasks} tasks, with another task’s words in ${other} (${first.join('; ')})`] : []),
    ...(ids > 0 ? [`ids of sources in ${ids} tasks`] : []),
  ].join('; ');
}
