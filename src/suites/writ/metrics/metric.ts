import type { Share } from '../../../protocol/outcome.ts';
import type { MetricDescription } from '../../../suite/description.ts';
import type { ScoringContext } from '../scoring-context.ts';

/** A metric and its measurement on a task. */
export interface Metric extends MetricDescription {
  /** Undefined if the metric does not apply to the task, or if what it needs was not declared. */
  measure(of: ScoringContext): Share | undefined;
}

type Given = Pick<Metric, 'id' | 'label' | 'short' | 'better' | 'definition' | 'measure'>;

/** A share of tasks. */
export function proportion(given: Given): Metric {
  return { ...given, unit: 'fraction', kind: 'proportion', digits: 1 };
}

/** A share of tasks. Undefined if it does not apply. */
export function when(occasion: boolean, met: () => boolean | undefined): 0 | 1 | undefined {
  const value = occasion ? met() : undefined;
  return value === undefined ? undefined : value ? 1 : 0;
}
