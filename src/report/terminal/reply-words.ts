import type { Reply } from '../../protocol/reply.ts';
import type { SuiteDescription } from '../../suite/description.ts';
import { safeText } from '../../text/safe-text.ts';
import type { Explanation } from '../attempt.ts';

/** The display name of an arm. */
export const armName = ({ arms = [] }: SuiteDescription, arm: string): string =>
  arms.find(({ id }) => id === arm)?.label ?? safeText(arm, 40);

/** A note that the answer has the right value among other words, if the suite requires only the value. */
export function answerReason({ freeAnswers }: Explanation, index: number): readonly string[] {
  const answered = freeAnswers?.[index];
  if (!answered?.amongOthers) return [];
  return [
    `Value in a sentence: the answer holds “${safeText(answered.gold, 200)}” among other words, and counts as another value. Answer with the value alone.`,
  ];
}

/** The action that a reply chose, to print after the reply; empty if the question offers no actions. */
export function actionWords(reply: Reply, { story, capabilities }: Explanation): string {
  if (reply.method !== 'query' || !('result' in reply) || story.actions === undefined) return '';
  if (!capabilities.includes('action')) return ' · `action` is not declared';
  const { action } = reply.result;
  if (!action) return ' · no action';
  const known = story.actions.includes(action) ? '' : ', which was not offered';
  return ` · action ${safeText(action, 80)}${known}`;
}
