/** The data of a chart, without its appearance. */
export interface Chart {
  readonly id: string;
  readonly title: string;
  /** What it shows, in a sentence: the text for people who cannot see it. */
  readonly description: string;
  /**
   * `bars`: a group of bars for each name. `lines`: x has an order, and points of a series are joined. `intervals`: as `lines`,
   * but each point has an interval and none are joined. `points`: a scatter plot of two numbers.
   */
  readonly kind: 'bars' | 'lines' | 'intervals' | 'points';
  readonly x: { readonly label: string };
  readonly y: { readonly label: string; readonly unit: 'fraction' | 'number' };
  readonly points: readonly ChartPoint[];
}

export interface ChartPoint {
  readonly series: string;
  /** A number in a chart of `points`, otherwise a name. */
  readonly x: string | number;
  readonly y: number;
  /** Clustered 95 % interval, drawn in a chart of `intervals`. */
  readonly interval?: readonly [low: number, high: number] | undefined;
}
