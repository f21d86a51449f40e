import type { Share } from '../../../protocol/outcome.ts';
import type { MetricDescription } from '../../../suite/description.ts';
import type { ScoringContext } from '../scoring-context.ts';

/** A metric and how a task is measured by it. */
export interface Metric extends MetricDescription {
  /** Undefined where the task gives no occasion, or where what it takes was not declared. */
  measure(of: ScoringContext): Share | undefined;
}

type Given = Pick<Metric, 'id' | 'label' | 'short' | 'better' | 'definition' | 'measure'>;

/** A share of tasks. */
export function proportion(given: Given): Metric {
  return { ...given, unit: 'fraction', kind: 'proportion', digits: 1 };
}

/** A share of tasks, or none where there is no occasion. */
export function when(occasion: boolean, met: () => boolean | undefined): 0 | 1 | undefined {
  const value = occasion ? met() : undefined;
  return value === undefined ? undefined : value ? 1 : 0;
}
