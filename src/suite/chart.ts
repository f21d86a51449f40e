/** A chart as values: who draws it decides how it looks. */
export interface Chart {
  readonly id: string;
  readonly title: string;
  /** What it shows, in a sentence, for who does not see it. */
  readonly description: string;
  /**
   * `bars` stand in groups over names; `lines` join what is ordered; `intervals` stand side by side over it, each with its point;
   * `points` stand by two numbers.
   */
  readonly kind: 'bars' | 'lines' | 'intervals' | 'points';
  readonly x: { readonly label: string };
  readonly y: { readonly label: string; readonly unit: 'fraction' | 'number' };
  readonly points: readonly ChartPoint[];
}

export interface ChartPoint {
  readonly series: string;
  /** A name, or, in a chart of points, a number. */
  readonly x: string | number;
  readonly y: number;
  /** Of 95 %, robust to clusters; drawn in a chart of intervals. */
  readonly interval?: readonly [low: number, high: number] | undefined;
}
