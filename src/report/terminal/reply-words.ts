import type { Reply } from '../../protocol/reply.ts';
import type { SuiteDescription } from '../../suite/description.ts';
import { safeText } from '../../text/safe-text.ts';
import type { Explanation } from '../attempt.ts';

/** What an arm is called. */
export const armName = ({ arms = [] }: SuiteDescription, arm: string): string =>
  arms.find(({ id }) => id === arm)?.label ?? safeText(arm, 40);

/** Which of the actions that a question offers a reply chose, to stand behind the reply; empty where it offers none. */
export function actionWords(reply: Reply, { story, capabilities }: Explanation): string {
  if (reply.method !== 'query' || !('result' in reply) || story.actions === undefined) return '';
  if (!capabilities.includes('action')) return ' · `action` is not declared';
  const { action } = reply.result;
  if (!action) return ' · no action';
  const known = story.actions.includes(action) ? '' : ', which was not offered';
  return ` · action ${safeText(action, 80)}${known}`;
}
