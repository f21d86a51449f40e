import type { Estimate } from '../../protocol/scorecard.ts';
import { FEW_TEMPLATES, formatClustered, formatInterval, formatLatency, formatValue } from '../../report/format.ts';
import { type MetricDescription, mainMetric, type SuiteDescription } from '../../suite/description.ts';
import { safeText } from '../../text/safe-text.ts';
import { type Bar, bar, type Cell, cell, cellsWidth, scaleOf } from '../board/bar.ts';
import { type Board, type BoardRow, betterText, tokensMetric } from '../board/board.ts';
import { type Contradiction, contradiction } from '../board/contradiction.ts';
import { isClaimed, readsLabels } from '../board/entries.ts';
import { GROUPS, groupOf } from '../board/groups.ts';
import { isInBestSet, measuredPart, noRankText, rankText, strictRankText } from '../board/row-text.ts';
import { type TierView, tierView } from '../board/tier-view.ts';
import { taskListHref } from '../task-href.ts';

export interface RowView {
  readonly href: string;
  readonly name: string;
  readonly version: string;
  readonly readsLabels: boolean;
  /** The shown range, or why there is none: `no rank`, a dash outside the ranking. */
  readonly rank: string;
  /** The range that holds together with those of all others; empty where there is none. */
  readonly strictRank: string;
  readonly bestSet: boolean;
  readonly value: string;
  /** Of how many tasks the value is, where not of all. */
  readonly part: string;
  readonly plain: string;
  readonly clustered: string;
  readonly bar: Bar | null;
  readonly cells: readonly Cell[];
  readonly cellsText: string;
  readonly tokens: string;
  readonly latency: string;
  readonly state: string;
  /** One of the board's own systems. */
  readonly own: boolean;
  /** Whether value and time are the submitter's word. */
  readonly claimed: boolean;
  readonly contradiction: Contradiction | null;
  readonly tier: Pick<TierView, 'word' | 'label' | 'claim' | 'age'>;
}

interface GroupView {
  readonly label: string;
  readonly note: string;
  readonly rows: readonly RowView[];
  readonly empty: boolean;
}

export interface BoardView {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly summary: string;
  readonly dataset: string;
  readonly digest: string;
  /** The list of its tasks; empty where they have no pages. */
  readonly tasks: string;
  readonly metric: { readonly label: string; readonly definition: string; readonly better: string };
  readonly ranked: boolean;
  /** Why some systems have no rank; empty where all of them have one. */
  readonly noRank: string;
  readonly families: readonly string[];
  readonly cellsWidth: string;
  /** What the mark beside a clustered interval means; empty where none has it. */
  readonly fewTemplates: string;
  readonly tokens: { readonly label: string; readonly short: string };
  readonly groups: readonly GroupView[];
}

/** Ages are told against the day `asOf`, YYYY-MM-DD; `root` leads from the page to the site's top. */
export function boardView(board: Board, asOf: string | undefined, root: string): BoardView {
  const { description, rows } = board;
  const metric = mainMetric(description);
  const { dataset, suite } = board;
  const scale = scaleOf(
    metric,
    rows.map(({ estimate }) => estimate),
  );
  const taskList = taskListHref(board);
  const view = (row: BoardRow) => ({
    ...rowView(row, description, metric, scale, root),
    tier: tierView(row.bundle, row.dispute, asOf),
  });
  const tokens = tokensMetric(description);
  const heldOut = rows.some(({ bundle }) => bundle.manifest.split === 'heldout');
  return {
    id: board.id,
    title: description.title,
    version: suite.version,
    summary: description.summary,
    dataset: `${safeText(dataset.id, 60)}${dataset.official ? ', official' : ''}${heldOut ? ', held out' : ''}, ${dataset.tasks} tasks`,
    digest: dataset.sha256,
    tasks: taskList === undefined ? '' : `${root}${taskList}`,
    metric: { label: metric.label, definition: metric.definition, better: betterText(metric) },
    ranked: description.headline !== undefined,
    noRank: noRankText(board),
    families: description.families.map(({ label }) => label),
    cellsWidth: cellsWidth(description.families.length),
    fewTemplates: rows.some(({ estimate }) => estimate?.few_clusters) ? FEW_TEMPLATES : '',
    tokens: { label: tokens?.label ?? '', short: tokens?.short ?? '' },
    groups: GROUPS.map(({ id, label, note }) => {
      const own = rows.filter(({ entry, bundle }) => groupOf(entry, [bundle], board.ranksClaims) === id).map(view);
      return { label, note, rows: own, empty: own.length === 0 && id === 'system' };
    }).filter((group) => group.rows.length > 0 || group.empty),
  };
}

function rowView(
  row: BoardRow,
  description: SuiteDescription,
  metric: MetricDescription,
  scale: number,
  root: string,
): Omit<RowView, 'tier'> {
  const { entry, bundle, estimate } = row;
  const { scorecard, timing } = bundle;
  const families = description.families.map(({ id, label }, i) => {
    const measured = familyOf(row, id, metric);
    const title = `${label}: ${printed(metric, measured)}`;
    return cell(title, i, measured, scale);
  });
  const tokens = tokensMetric(description);
  const latency = timing.latency_ms.query?.p50;
  return {
    href: `${root}systems/${entry.slug}.html`,
    name: safeText(entry.name, 80),
    version: safeText(entry.version, 80),
    readsLabels: readsLabels(entry, bundle),
    rank: row.belowFloor ? 'no rank' : rankText(row) || '–',
    strictRank: strictRankText(row),
    bestSet: isInBestSet(row),
    value: printed(metric, estimate),
    part: measuredPart(row),
    plain: formatInterval(metric, estimate?.ci95),
    clustered: formatClustered(metric, estimate),
    bar: estimate === undefined ? null : bar(estimate, scale),
    cells: families,
    cellsText: families.map(({ title }) => title).join(', '),
    tokens: tokens === undefined ? '–' : printed(tokens, scorecard.overall.metrics[tokens.id]),
    latency: latency === undefined ? '–' : formatLatency(latency),
    state: scorecard.validity.state,
    own: bundle.tier === 'own',
    claimed: isClaimed(bundle),
    contradiction: contradiction(bundle),
  };
}

const familyOf = ({ bundle }: BoardRow, family: string, { id }: MetricDescription): Estimate | undefined =>
  bundle.scorecard.families[family]?.metrics[id];

const printed = (metric: MetricDescription, estimate: Estimate | undefined) =>
  estimate === undefined ? '–' : formatValue(metric, estimate.value);
