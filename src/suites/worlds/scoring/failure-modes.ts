import type { FailureMode } from '../../../suite/description.ts';
import type { WorldQuestion } from '../task.ts';
import type { Kept } from './kept.ts';

export const FAILURE_MODES = [
  {
    id: 'missing',
    label: 'Missing',
    rule: 'A fact that the question needs did not come back within the budget.',
    cut: true,
  },
  { id: 'forbidden', label: 'Forbidden', rule: 'An event that must not be used came back within the budget.' },
  {
    id: 'unanswerable',
    label: 'Did not abstain',
    rule: 'No fact answers the question, and the system returned something without abstaining.',
  },
  { id: 'refused', label: 'Refused', rule: 'The system abstained from a question that has an answer.' },
] as const satisfies readonly FailureMode[];

/** Of a question that failed. */
export function failureModes({ gold }: WorldQuestion, { found, forbidden, abstained }: Kept): string[] {
  if (gold.length === 0) return ['unanswerable'];
  if (abstained) return ['refused'];
  return [...(found.every(Boolean) ? [] : ['missing']), ...(forbidden ? ['forbidden'] : [])];
}
