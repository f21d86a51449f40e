import type { FlagFacts } from '../flag.ts';
import type { GoldInAnswers } from '../tape/gold-in-answers.ts';

/** Whether the answers on a run's tape contain gold that their requests do not. */
export const foretoldAnswers = ({ run }: FlagFacts) => run.tape && goldInAnswersText(run.tape);

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
