import type { BenchTable, Cell } from '../../../suite/bench.ts';
import type { Rates } from '../probe.ts';
import type { StrategyName } from '../runtime/strategies.ts';
import { decimals } from './figures.ts';

interface Rated {
  readonly strategy: StrategyName;
  readonly overall: Rates;
}

/** What the gate gains over selection by relevance alone, and what it costs. `leak` names what leaks in the bench. */
export function deltaTable(results: readonly Rated[], leak: 'distractor_leakage' | 'contamination'): BenchTable {
  const of = (name: StrategyName) => results.find(({ strategy }) => strategy === name)?.overall;
  const [plain, gated, everything] = [of('baseline_1'), of('variant_2'), of('long_context')];
  const cell = (
    a: number | null | undefined,
    b: number | null | undefined,
    by: (a: number, b: number) => number,
  ): Cell => decimals(a == null || b == null || Number.isNaN(by(a, b)) ? null : by(a, b), 6);
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
