import type { Verdict } from '../../protocol/constants.ts';
import type { Item } from '../../protocol/outcome.ts';

/** The largest share of a task's questions that may error, as for a run's tasks. With more, the task is not graded. */
const MOST_PERCENT = 5;

/**
 * The verdict of a task with several questions.
 *
 * @param sound whether the task as a whole met its requirements
 */
export function taskVerdict(items: readonly Pick<Item, 'verdict'>[], sound = true): Verdict {
  const count = (verdict: Verdict) => items.filter((item) => item.verdict === verdict).length;
  const errored = count('errored');
  if (errored * 100 > items.length * MOST_PERCENT) return 'errored';
  if (count('failed') > 0 || !sound) return 'failed';
  return errored > 0 ? 'errored' : 'passed';
}
