import type { Outcome } from '../protocol/outcome.ts';
import type { SuiteDescription } from '../suite/description.ts';

/**
 * The tasks that did not pass: first those that errored, since an error hides what the memory can do; then those that cost the
 * headline; then the others, which failed for another reason. Each in the given order.
 */
export function missedInOrder(description: SuiteDescription, outcomes: readonly Outcome[]): readonly Outcome[] {
  const failed = outcomes.filter(({ verdict }) => verdict === 'failed');
  return [
    ...outcomes.filter(({ verdict }) => verdict === 'errored'),
    ...failed.filter((outcome) => !isRightByHeadline(description, outcome)),
    ...failed.filter((outcome) => isRightByHeadline(description, outcome)),
  ];
}

/** Whether a task is right by the headline, which may count less than a pass needs, such as no action. */
export function isRightByHeadline({ metrics, headline: id }: SuiteDescription, { values }: Outcome): boolean {
  const headline = metrics.find((metric) => metric.id === id);
  if (headline?.unit !== 'fraction' || headline.better !== 'higher') return false;
  const value = values[headline.id];
  return typeof value === 'object' ? value[0] === value[1] : value === 1;
}
