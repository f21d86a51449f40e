import type { Board } from '../board/board.ts';
import { draw } from '../chart/draw.ts';
import { seriesChart } from '../chart/series.ts';
import type { Svg } from '../chart/svg.ts';
import { chartOfBoard } from './chart-of-board.ts';

/** The charts that a suite describes, each with the numbers behind it. */
export type ChartsView = readonly {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly svg: Svg;
  readonly label: string;
  readonly rows: readonly { readonly series: string; readonly x: string; readonly y: string }[];
}[];

export async function chartsView(board: Board): Promise<ChartsView> {
  const views: ChartsView[number][] = [];
  for (const described of board.description.charts ?? []) {
    const chart = chartOfBoard(board, described);
    if (chart === undefined) continue;
    const { id, title, description, points, x, y } = chart;
    const print = (value: number) => (y.unit === 'fraction' ? `${(100 * value).toFixed(1)}%` : value.toPrecision(4));
    views.push({
      ...{ id, title, description, label: x.label },
      svg: await draw(seriesChart(chart), { id, title, description }),
      rows: points.map((one) => ({ series: one.series, x: String(one.x), y: print(one.y) })),
    });
  }
  return views;
}
