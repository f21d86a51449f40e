import type { BenchTable, Cell } from '../../../suite/bench.ts';
import { CASE_IDS } from '../cases/case.ts';
import type { Observation } from '../observability.ts';

/** How each strategy came to its context in each case: too long for a terminal. */
export function observabilityTables(observed: readonly Observation[]): readonly BenchTable[] {
  return CASE_IDS.map((id) => ({
    id: `observed_${id}`,
    title: `Observed: ${id}`,
    columns: ['strategy', 'candidates', 'accepted', 'rejected', 'reasons', 'lines', 'left out', 'retained', 'tokens'],
    rows: observed
      .filter((one) => one.case === id)
      .map((row) => [
        row.strategy,
        ...[row.candidates, row.accepted.length, row.rejected.length].map(count),
        Object.entries(row.reasons)
          .map(([reason, times]) => `${times} ${reason}`)
          .join(', ') || '–',
        ...[row.lines.length, row.budget_left_out.length, row.retained.length, row.tokens].map(count),
      ]),
  }));
}

const count = (value: number): Cell => ({ value, text: String(value) });
