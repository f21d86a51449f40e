import type { Estimate } from '../../protocol/scorecard.ts';
import { formatClustered } from '../../report/format.ts';
import type { FamilyRow, ScorecardView } from '../../report/scorecard-view.ts';
import { mainMetric } from '../../suite/description.ts';
import { bar, scaleOf } from '../board/bar.ts';

import type { EntryBundle } from '../board/entries.ts';

/** The families' rows with bars on one axis. */
export function familiesView({ scorecard, suite }: EntryBundle, view: ScorecardView) {
  const { description } = suite;
  const metric = mainMetric(description);
  const groups = description.families.flatMap(({ id }) => scorecard.families[id] ?? []);
  const estimates = [...groups, scorecard.overall].map(({ metrics }) => metrics[metric.id]);
  const scale = scaleOf(metric, estimates);
  const withBar = (row: FamilyRow, estimate: Estimate | undefined) => ({
    ...row,
    bar: estimate === undefined ? null : bar(estimate, scale),
    clustered: formatClustered(metric, estimate),
  });
  return {
    metric: metric.label,
    rows: view.families.map((row, i) => withBar(row, estimates[i])),
    overall: withBar(view.overall, estimates.at(-1)),
  };
}
