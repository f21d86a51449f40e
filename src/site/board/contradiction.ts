import { formatValue } from '../../report/format.ts';
import { type MetricDescription, mainMetric } from '../../suite/description.ts';
import type { ShownBundle } from './entries.ts';

/** A contradicted claim, for the partial `contradicted`. */
export interface Contradiction {
  /** The claimed figure; empty if it prints like the board's, because the claim may differ in another figure. */
  readonly claimed: string;
  /** The difference to the board's figure; empty if `claimed` is. */
  readonly difference: string;
}

export function contradiction({ suite, scorecard, submitted, claim }: ShownBundle): Contradiction | null {
  if (claim?.verdict !== 'contradicted') return null;
  const metric = mainMetric(suite.description);
  const [measured, claimed] = [scorecard, submitted?.scorecard].map((card) => card?.overall.metrics[metric.id]?.value);
  if (claimed === undefined) return { claimed: '', difference: '' };
  const text = formatValue(metric, claimed);
  if (measured === undefined) return { claimed: text, difference: '' };
  if (text === formatValue(metric, measured)) return { claimed: '', difference: '' };
  return { claimed: text, difference: differenceText(metric, Math.abs(claimed - measured)) };
}

/** A difference of two values; of fractions in percentage points. */
export function differenceText(metric: Pick<MetricDescription, 'unit' | 'digits'>, difference: number): string {
  const text = metric.unit === 'fraction' ? (100 * difference).toFixed(metric.digits) : formatValue(metric, difference);
  const plain = /[1-9]/.test(text) ? text.replace('-', '−') : text.replace('-', '');
  return metric.unit === 'fraction' ? `${plain} points` : plain;
}
