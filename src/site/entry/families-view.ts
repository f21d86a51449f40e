import { formatClustered } from '../../report/format.ts';
import type { FamilyRow, ScorecardView } from '../../report/scorecard-view.ts';
import { mainMetric } from '../../suite/description.ts';
import { type Bar, bar, scaleOf } from '../board/bar.ts';

import type { EntryBundle } from '../board/entries.ts';

export interface BarRow extends FamilyRow {
  /** Null where the main metric was not measured. */
  readonly bar: Bar | null;
  /** The interval that counts templates. */
  readonly clustered: string;
}

export interface FamiliesView {
  /** What the bars are of. */
  readonly metric: string;
  readonly rows: readonly BarRow[];
  readonly overall: BarRow;
}

/** The families' rows with a bar each, all on one axis. */
export function familiesView({ scorecard, suite }: EntryBundle, view: ScorecardView): FamiliesView {
  const { description } = suite;
  const metric = mainMetric(description);
  const groups = description.families.flatMap(({ id }) => scorecard.families[id] ?? []);
  const estimates = [...groups, scorecard.overall].map(({ metrics }) => metrics[metric.id]);
  const scale = scaleOf(metric, estimates);
  const [overall = view.overall, ...rows] = [view.overall, ...view.families].map((row, i): BarRow => {
    const estimate = estimates.at(i - 1);
    return {
      ...row,
      bar: estimate === undefined ? null : bar(estimate, scale),
      clustered: formatClustered(metric, estimate),
    };
  });
  return { metric: metric.label, rows, overall: overall as BarRow };
}
