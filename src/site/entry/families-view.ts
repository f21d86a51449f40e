import { formatClustered } from '../../report/format.ts';
import type { FamilyRow, ScorecardView } from '../../report/scorecard-view.ts';
import { mainMetric } from '../../suite/description.ts';
import { bar, scaleOf } from '../board/bar.ts';

import type { EntryBundle } from '../board/entries.ts';

/** The families' rows with bars on one axis. */
export function familiesView({ suite, scorecard }: EntryBundle, view: ScorecardView) {
  const metric = mainMetric(suite.description);
  const rows = [...view.families, view.overall, ...view.groups.flatMap((group) => group.rows)];
  /** Items are shown if they have pairs. */
  const paired = scorecard.overall.pairs !== undefined;
  const scale = scaleOf(
    metric,
    rows.map(({ estimate }) => estimate),
  );
  const withBar = ({ estimate, passed, ...row }: FamilyRow) => ({
    ...row,
    /** Empty if items have no pairs. */
    counts: paired ? passed : '',
    bar: estimate === undefined ? null : bar(estimate, scale),
    clustered: formatClustered(metric, estimate),
  });
  return {
    metric: metric.label,
    passed: paired ? view.passed : '',
    width: view.columns.length + (paired ? 4 : 3),
    rows: view.families.map(withBar),
    overall: withBar(view.overall),
    groups: view.groups.map(({ label, rows: own }) => ({ label, rows: own.map(withBar) })),
  };
}
