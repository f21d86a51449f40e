import type { Reply } from '../../protocol/reply.ts';
import type { SuiteDescription } from '../../suite/description.ts';
import { safeText } from '../../text/safe-text.ts';
import type { Explanation } from '../attempt.ts';

/** What an arm is called. */
export const armName = ({ arms = [] }: SuiteDescription, arm: string): string =>
  arms.find(({ id }) => id === arm)?.label ?? safeText(arm, 40);

/** Where a suite wants a bare value: that the answer to the question at this place holds it among other words. */
export function answerReason({ freeAnswers }: Explanation, place: number): string | undefined {
  const answered = freeAnswers?.[place];
  if (!answered?.amongOthers) return undefined;
  return `Value in a sentence: the answer holds “${safeText(answered.gold, 200)}” among other words, and counts as another value. Answer with the value alone.`;
}

/** Which of the actions that a question offers a reply chose, to stand behind the reply; empty where it offers none. */
export function actionWords(reply: Reply, { story, capabilities }: Explanation): string {
  if (reply.method !== 'query' || !('result' in reply) || story.actions === undefined) return '';
  if (!capabilities.includes('action')) return ' · `action` is not declared';
  const { action } = reply.result;
  if (!action) return ' · no action';
  const known = story.actions.includes(action) ? '' : ', which was not offered';
  return ` · action ${safeText(action, 80)}${known}`;
}
