import type { BenchSystem, BenchTable, Cell } from '../../suite/bench.ts';
import type { Claim } from '../../suite/claim.ts';
import type { Chart, ChartPoint } from '../../suite/description.ts';
import { round } from '../shared/python-round.ts';
import { type Leak, TOKENS } from './probe.ts';
import { DIGITS } from './runtime/similarity.ts';
import type { StrategyName } from './runtime/strategies.ts';

type Value = number | undefined;

/** A metric of a strategy over all probes. Undefined if it was not measured. */
export function metricOf(systems: readonly BenchSystem[], strategy: StrategyName, metric: string): Value {
  return systems.find(({ name }) => name === strategy)?.overall.metrics[metric]?.value;
}

/** A share as the benchmark's document prints it, in whole percent. */
export const percentCell = (value: Value): Cell =>
  value === undefined ? '–' : { value, text: `${Number((100 * value).toFixed(1))}%` };

export const decimals = (value: Value, digits: number): Cell =>
  value === undefined ? '–' : { value, text: value.toFixed(digits) };

export const count = (value: number): Cell => ({ value, text: String(value) });

/** A claim about measured values. Undecided if one of them was not measured. */
export function claim(
  id: string,
  text: string,
  values: readonly Value[],
  decide: (...values: number[]) => Pick<Claim, 'held' | 'because'>,
): Claim {
  const measured = values.filter((value) => value !== undefined);
  const verdict =
    measured.length < values.length
      ? { held: null, because: 'nothing of what it is about was measured' }
      : decide(...measured);
  return { id, text, ...verdict };
}

/** Metrics of the strategies over all probes, by the headings of their columns. */
export function overallTable(systems: readonly BenchSystem[], columns: Readonly<Record<string, string>>): BenchTable {
  return {
    id: 'overall',
    title: 'Strategies over all probes',
    columns: ['strategy', 'probes', ...Object.keys(columns)],
    rows: systems.map(({ name, overall: { n, metrics } }) => [
      name,
      count(n),
      ...Object.values(columns).map((metric) =>
        metric === TOKENS ? decimals(metrics[metric]?.value, 2) : percentCell(metrics[metric]?.value),
      ),
    ]),
  };
}

/**
 * What the gate gains over selection by relevance alone, and what it costs. As in the original, gains and costs are differences
 * of shares with six decimals: 0.666667 − 0.333333 is 0.333334.
 */
export function deltaTable(systems: readonly BenchSystem[], leak: Leak): BenchTable {
  const cell = (metric: string, a: StrategyName, b: StrategyName, by: (a: number, b: number) => number) => {
    const delta = by(metricOf(systems, a, metric) ?? Number.NaN, metricOf(systems, b, metric) ?? Number.NaN);
    return decimals(Number.isNaN(delta) ? undefined : delta, DIGITS);
  };
  const less = (a: number, b: number) => round(round(a, DIGITS) - round(b, DIGITS), DIGITS);
  return {
    id: 'delta',
    title: 'variant_2 against baseline_1',
    columns: ['measure', 'value'],
    rows: [
      [`${leak === 'leakage' ? 'distractor_leakage' : leak}_reduction`, cell(leak, 'baseline_1', 'variant_2', less)],
      ['recall_cost', cell('recall', 'baseline_1', 'variant_2', less)],
      ['clean_context_gain', cell('clean', 'variant_2', 'baseline_1', less)],
      ['context_token_ratio_vs_long_context', cell(TOKENS, 'variant_2', 'long_context', (a, b) => a / b)],
    ],
  };
}

type Drawn = Pick<Chart, 'id' | 'title' | 'description'> & { readonly points: readonly ChartPoint[] };

/** Shares side by side. */
export const shares = (x: string, drawn: Drawn): Chart => ({
  ...drawn,
  kind: 'bars',
  x: { label: x },
  y: { label: 'share', unit: 'fraction' },
});

/** Metrics by strategy, by the names of their series. A strategy without a value has no bar. */
export function bars(
  systems: readonly BenchSystem[],
  metrics: Readonly<Record<string, string>>,
): readonly ChartPoint[] {
  return Object.entries(metrics).flatMap(([series, metric]) =>
    systems.flatMap(({ name, overall }) => point(series, name, overall.metrics[metric]?.value)),
  );
}

export const point = (series: string, x: string, y: Value) => (y === undefined ? [] : [{ series, x, y }]);
