import type { BenchTable, Cell } from '../../../suite/bench.ts';
import { CASE_IDS, type CaseId } from '../cases/case.ts';
import type { CaseResult } from '../cases/evaluate.ts';
import type { CaseReport } from '../cases/run-cases.ts';
import type { ContextLine, Reason } from '../runtime/context.ts';
import type { MemoryItem } from '../runtime/item.ts';
import type { StrategyName } from '../strategies.ts';

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

/** An item by name and kind: what the gate kept out may be dangerous to read, so its text is not shown. */
interface ObservedItem {
  readonly id: string;
  readonly type: string;
}

interface ObservedRejection extends ObservedItem {
  readonly reasons: readonly Reason[];
}

interface ObservedLine {
  readonly item: string;
  readonly kind: ContextLine['kind'];
  readonly text: string;
  readonly tokens: number;
}

/** How one strategy came to its context for one case. */
interface Observation {
  readonly strategy: StrategyName;
  readonly case: CaseId;
  readonly candidates: number;
  /** What the gate let through, best first; not all of it needs to have found room. */
  readonly accepted: readonly ObservedItem[];
  readonly rejected: readonly ObservedRejection[];
  /** How often each reason was given. */
  readonly reasons: Readonly<Partial<{ [reason in Reason]: number }>>;
  readonly lines: readonly ObservedLine[];
  readonly tokens: number;
  readonly budget_left_out: readonly ObservedItem[];
  readonly retained: readonly ObservedItem[];
  readonly notes: readonly string[];
}

/** Every context of the cases, as values to show. */
export function observe({ results }: CaseReport): readonly Observation[] {
  return results.map(observation);
}

function observation({ strategy, case: id, context }: CaseResult): Observation {
  const { candidates, admitted, rejected, lines, tokens, compaction } = context;
  return {
    strategy,
    case: id,
    candidates,
    accepted: admitted.map(named),
    rejected: rejected.map(({ item, reasons }) => ({ ...named(item), reasons })),
    reasons: countsOf(rejected.flatMap(({ reasons }) => reasons)),
    lines: lines.map(({ item, kind, text, tokens }) => ({ item: item.id, kind, text, tokens })),
    tokens,
    budget_left_out: (compaction?.left ?? []).map(({ item }) => named(item)),
    retained: (compaction?.retained ?? []).map(({ item }) => named(item)),
    notes: (compaction?.notes ?? []).map(({ item, about }) => `${item}: ${about}`),
  };
}

function named({ id, type }: MemoryItem): ObservedItem {
  return { id, type };
}

function countsOf(reasons: readonly Reason[]): Observation['reasons'] {
  const counts: Partial<{ [reason in Reason]: number }> = {};
  for (const reason of reasons) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}
