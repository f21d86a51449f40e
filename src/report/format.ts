import type { Paired } from '../analysis/pairing.ts';
import type { Estimate } from '../protocol/scorecard.ts';
import type { MetricDescription } from '../suite/description.ts';

type Printed = Pick<MetricDescription, 'unit' | 'digits'>;
type Clustered = Pick<Estimate, 'ci95_clustered' | 'few_clusters'>;

/** A metric's value as its benchmark prints it: `76.0%`, `55.5`, `13.68`. */
export function formatValue({ unit, digits }: Printed, value: number): string {
  return unit === 'fraction' ? `${(100 * value).toFixed(digits)}%` : value.toFixed(digits);
}

export function formatInterval(metric: Printed, interval: readonly [number, number] | undefined): string {
  if (interval === undefined) return '';
  return `[${formatValue(metric, interval[0])}, ${formatValue(metric, interval[1])}]`;
}

/** Beside an interval that rests on too few templates. */
export const FEW_MARK = '†';

/** Said once below what `formatClustered` marks. */
export const FEW_TEMPLATES = '† Too few templates for the clustered interval to be relied on.';

/** The interval that counts templates, marked where there are too few of them; empty where there is none. */
export function formatClustered(metric: Printed, estimate: Clustered | undefined): string {
  const text = formatInterval(metric, estimate?.ci95_clustered);
  return text !== '' && estimate?.few_clusters ? `${text} ${FEW_MARK}` : text;
}

/** Value and plain interval, as in CIB's table 8; a dash where it was not measured. */
export function formatEstimate(metric: MetricDescription, estimate: Estimate | undefined): string {
  if (estimate === undefined) return '–';
  return [formatValue(metric, estimate.value), formatInterval(metric, estimate.ci95)].filter(Boolean).join(' ');
}

/** Small p-values as the paper prints them. */
export function formatP(p: number): string {
  return p < 0.0001 ? '<0.0001' : p.toFixed(4);
}

export function formatPoints(delta: number): string {
  return `${(100 * delta).toFixed(1)}%`;
}

/** Milliseconds to as many digits as are worth reading. */
export function formatLatency(ms: number): string {
  return `${ms.toPrecision(ms < 1 ? 2 : 3)} ms`;
}

/** What the four counts of a pair are called, in the order of `countsOf`. */
export const pairColumns = ({ graded }: Pick<Paired, 'graded'>, a = 'A', b = 'B'): readonly string[] =>
  graded ? ['both all', `${a} more`, `${b} more`, 'level'] : ['both', `${a} only`, `${b} only`, 'neither'];

export const countsOf = ({ both, onlyA, onlyB, neither }: Paired): readonly string[] =>
  [both, onlyA, onlyB, neither].map(String);
