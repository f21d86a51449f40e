/** A chart as values: who draws it decides how it looks. */
export interface Chart {
  readonly id: string;
  readonly title: string;
  /** What it shows, in a sentence, for who does not see it. */
  readonly description: string;
  /** `bars` stand in groups over names; `lines` join what is ordered; `points` stand by two numbers. */
  readonly kind: 'bars' | 'lines' | 'points';
  readonly x: { readonly label: string };
  readonly y: { readonly label: string; readonly unit: 'fraction' | 'number' };
  readonly points: readonly ChartPoint[];
}

export interface ChartPoint {
  readonly series: string;
  /** A name, or, in a chart of points, a number. */
  readonly x: string | number;
  readonly y: number;
}
