/** An integer with commas: `12,345`. A page on a slow phone would wait 40 ms for the first `toLocaleString`. */
export const formatInteger = (n: number): string => String(n).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** A number of things: `1 task`, `1,200 entries`. */
export const counted = (n: number, one: string, many = `${one}s`): string =>
  `${formatInteger(n)} ${n === 1 ? one : many}`;

/** A limit of bytes: `10 MiB`, or `1,000 bytes` if it is not in whole MiB. */
export const formatBytes = (bytes: number): string =>
  bytes % 1_048_576 === 0 ? `${bytes / 1_048_576} MiB` : `${formatInteger(bytes)} bytes`;

/** A metric's unit, and the digits after the point with which its benchmark prints it. */
interface Printed {
  readonly unit: string;
  readonly digits: number;
}

/** For shares that are not a metric's. */
export const PERCENT = { unit: 'fraction', digits: 1 } as const;

/** A metric's value as its benchmark prints it: `76.0%`, `55.5`, `13.68`. */
export function formatValue({ unit, digits }: Printed, value: number): string {
  return unit === 'fraction' ? `${(100 * value).toFixed(digits)}%` : value.toFixed(digits);
}

/** A share that is not a metric's: `76.0%`. */
export const formatPercent = (share: number): string => formatValue(PERCENT, share);

type Interval = readonly [lo: number, hi: number];

/** A difference of two values, with its interval if given: `−4.0 points [−6.0, −2.0]` of fractions, `−0.31` of others. */
export function formatDifference(metric: Printed, difference: number, interval?: Interval): string {
  const text = `${differenceNumber(metric, difference)}${metric.unit === 'fraction' ? ' points' : ''}`;
  return interval === undefined ? text : `${text} ${formatDifferenceInterval(metric, interval)}`;
}

/** The interval alone, without the unit: `[−6.0, −2.0]`. */
export const formatDifferenceInterval = (metric: Printed, interval: Interval): string =>
  `[${interval.map((end) => differenceNumber(metric, end)).join(', ')}]`;

/** One that prints as 0 has no sign. */
function differenceNumber({ unit, digits }: Printed, difference: number): string {
  const text = (unit === 'fraction' ? 100 * difference : difference).toFixed(digits);
  return /[1-9]/.test(text) ? text.replace('-', '−') : text.replace('-', '');
}

/** A difference of two shares in percentage points, for a column or a range that names them: `-4.0`. */
export const pointsNumber = (difference: number): string => (100 * difference).toFixed(1);

/** `pointsNumber` in a sentence: `-4.0 points`. */
export const formatPoints = (difference: number): string => `${pointsNumber(difference)} points`;

/** A p-value with four digits; `<0.0001` for anything smaller. */
export function formatP(p: number): string {
  return p < 0.0001 ? '<0.0001' : p.toFixed(4);
}
