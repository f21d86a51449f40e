import type { Estimate, Group } from '../../../protocol/scorecard.ts';
import { wilson } from '../../../stats/wilson.ts';
import type { BenchTable, Cell } from '../../../suite/bench.ts';
import type { Claim } from '../../../suite/claim.ts';
import type { Chart, ChartPoint } from '../../../suite/description.ts';
import type { Rates } from '../probe.ts';
import type { StrategyName } from '../runtime/strategies.ts';

/** A share of n with its interval. Undefined if there was nothing to count. */
export function proportion(value: number | null, n: number): Estimate | undefined {
  if (value === null || n === 0) return undefined;
  const k = Math.round(value * n);
  return { value, n, k, ci95: wilson(k, n) };
}

/** The measured metrics of a group. Others are left out. */
export function groupOf(n: number, metrics: Readonly<Record<string, Estimate | undefined>>): Group {
  const measured = Object.entries(metrics).filter((entry): entry is [string, Estimate] => entry[1] !== undefined);
  return { n, metrics: Object.fromEntries(measured) };
}

/** A share as the benchmark's document prints it, in whole percent. */
export const percent = (value: number | null): Cell =>
  value === null ? '–' : { value, text: `${Number((100 * value).toFixed(1))}%` };

export const decimals = (value: number | null, digits: number): Cell =>
  value === null ? '–' : { value, text: value.toFixed(digits) };

/** Rates over probes as metrics. `leakage` is named by what leaks in the bench: distractors, or dead branches. */
export function ratesGroup(
  { probes, with_recall, with_distractors, recall, leakage, clean, avg_context_tokens }: Rates,
  leak: 'leakage' | 'contamination',
): Group {
  return groupOf(probes, {
    recall: proportion(recall, with_recall),
    [leak]: proportion(leakage, with_distractors),
    clean: proportion(clean, with_recall),
    avg_context_tokens: avg_context_tokens === null ? undefined : { value: avg_context_tokens, n: probes },
  });
}

export const points = (value: number): string => `${(100 * value).toFixed(1)} %`;

/** A claim about measured values. Undecided if one of them was not measured. */
export function claim(
  id: string,
  text: string,
  values: readonly (number | null | undefined)[],
  decide: (...values: number[]) => Pick<Claim, 'held' | 'because'>,
): Claim {
  const measured = values.filter((value) => value != null);
  const verdict =
    measured.length < values.length
      ? { held: null, because: 'nothing of what it is about was measured' }
      : decide(...measured);
  return { id, text, ...verdict };
}

interface Rated {
  readonly strategy: StrategyName;
  readonly overall: Rates;
}

/** What the gate gains over selection by relevance alone, and what it costs. `leak` names what leaks in the bench. */
export function deltaTable(results: readonly Rated[], leak: 'distractor_leakage' | 'contamination'): BenchTable {
  const of = (name: StrategyName) => results.find(({ strategy }) => strategy === name)?.overall;
  const [plain, gated, everything] = [of('baseline_1'), of('variant_2'), of('long_context')];
  type Value = number | null | undefined;
  const cell = (a: Value, b: Value, by: (a: number, b: number) => number) =>
    decimals(a == null || b == null || Number.isNaN(by(a, b)) ? null : by(a, b), 6);
  const less = (a: number, b: number) => a - b;
  return {
    id: 'delta',
    title: 'variant_2 against baseline_1',
    columns: ['measure', 'value'],
    rows: [
      [`${leak}_reduction`, cell(plain?.leakage, gated?.leakage, less)],
      ['recall_cost', cell(plain?.recall, gated?.recall, less)],
      ['clean_context_gain', cell(gated?.clean, plain?.clean, less)],
      [
        'context_token_ratio_vs_long_context',
        cell(gated?.avg_context_tokens, everything?.avg_context_tokens, (a, b) => a / b),
      ],
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

/** Measures by strategy. A strategy without a value has no bar. */
export function bars<Row extends { readonly strategy: string }>(
  rows: readonly Row[],
  measures: Readonly<Record<string, (row: Row) => number | null>>,
): readonly ChartPoint[] {
  return Object.entries(measures).flatMap(([series, of]) =>
    rows.flatMap((row) => point(series, row.strategy, of(row))),
  );
}

export const point = (series: string, x: string, y: number | null | undefined) => (y == null ? [] : [{ series, x, y }]);
