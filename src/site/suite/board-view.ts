import { besideText, FEW_TEMPLATES, formatClustered, formatInterval, formatMeasured } from '../../report/format.ts';
import { mainMetric } from '../../suite/description.ts';
import { safeText } from '../../text/safe-text.ts';
import { bar, scaleOf } from '../board/bar.ts';
import { type Board, type BoardRow, betterText, datasetText, PUBLIC, tokensMetric } from '../board/board.ts';
import { isClaimed, isOfBoard, isValid, readsLabels } from '../board/entries.ts';
import { GROUPS, rowsIn } from '../board/groups.ts';
import { machinesText } from '../board/machines.ts';
import {
  contradiction,
  isInBestSet,
  measuredPart,
  medianText,
  noRankText,
  onFreshText,
  p95Of,
  p95Text,
  rankText,
  sharedEndText,
  stateText,
  strictRankText,
  whyUnranked,
} from '../board/row-text.ts';
import { alike, rangeOf, together } from '../board/same-results.ts';
import { tierView } from '../board/tier-view.ts';
import { sameText } from '../overview/cells.ts';
import type { Site } from '../site.ts';
import { taskListHref } from '../task-href.ts';
import { beatsControlText, onlyBeatsControl } from './control-text.ts';

type Shown = Pick<Site, 'asOf' | 'repository'>;

/** A board with a row for each run. `root` leads from the page to the site's top. */
export function boardView(board: Board, site: Shown, root: string) {
  const { description, rows, dataset, suite } = board;
  const metric = mainMetric(description);
  const taskList = taskListHref(board);
  const tokens = tokensMetric(description);
  const viewOf = runViews(board, site, root);
  const heldOut = rows.some(({ bundle }) => bundle.manifest.split === 'heldout');
  return {
    id: board.id,
    title: description.title,
    version: safeText(suite.version, 40),
    /** The present version of the suite, if the board is of an earlier one; otherwise empty. */
    presentVersion: board.earlier ? description.version : '',
    dataset: datasetText(dataset, { heldOut }),
    digest: dataset.sha256,
    /** The command that writes the data; empty if this version of the program does not generate it. */
    generate:
      dataset.id === PUBLIC && !dataset.official && !board.earlier
        ? `npx context-integrity generate --suite ${description.id} --out ${description.id}.jsonl`
        : '',
    /** The list of its tasks; empty if they have no pages. */
    tasks: taskList === undefined ? '' : `${root}${taskList}`,
    metric: { label: metric.label, definition: metric.definition, better: betterText(metric) },
    ranked: description.headline !== undefined && !board.earlier && !onlyBeatsControl(board),
    /** The systems that beat the control, where the board says no more of them; otherwise empty. */
    beatsControl: beatsControlText(board),
    /** Whether some values are of a part of the tasks. */
    partial: rows.some((row) => measuredPart(row) !== ''),
    /** Why some systems have no rank; empty if all have one. */
    noRank: noRankText(board),
    /** What clustered intervals count. */
    clustered: clusteredText(board),
    /** The meaning of the mark beside a clustered interval; empty if no interval has it. */
    fewTemplates: rows.some(({ estimate }) => estimate?.few_clusters) ? FEW_TEMPLATES : '',
    /** Whether the lines of values are from 0 to 100%. */
    shares: metric.unit === 'fraction',
    /** Whether a run has a verdict on a claim, is refused, or only claimed: each is explained where there is one. */
    claims: rows.some(({ bundle }) => bundle.claim !== undefined),
    refused: rows.some(({ entry, bundle }) => stateText(entry, bundle.scorecard.validity.state) === 'refused'),
    claimed: rows.some(({ bundle }) => isClaimed(bundle)),
    /** Why runs with different values share an end of their intervals; empty if none do. */
    sharedEnd: rows.map((row) => sharedEndText(board, row)).find(Boolean) ?? '',
    /** On what the times were measured; empty if no run has a time. */
    machines: machinesText(rows),
    tokens: { label: tokens?.label ?? '', short: tokens?.short ?? '' },
    groups: GROUPS.map(({ id, label, note }) => {
      const own = sharedRows(board, rowsIn(board, id), viewOf);
      return { id, label, note, rows: own, empty: own.length === 0 && id === 'system' };
    }).filter((group) => group.rows.length > 0 || group.empty),
  };
}

/** Makes the row of a run, without regard to runs with the same results. */
function runViews(board: Board, { asOf, repository }: Shown, root: string) {
  const { description, rows } = board;
  const metric = mainMetric(description);
  const scale = scaleOf(
    metric,
    rows.map(({ estimate }) => estimate),
  );
  const tokens = tokensMetric(description);
  const againstControl = onlyBeatsControl(board);
  return (row: BoardRow) => {
    const { entry, bundle, estimate } = row;
    const { scorecard } = bundle;
    return {
      href: `${root}systems/${entry.slug}.html`,
      name: safeText(entry.name, 80),
      version: safeText(entry.version, 80),
      readsLabels: readsLabels(entry, bundle),
      /** The range of ranks, or why there is none; a dash outside the ranking. */
      rank: againstControl ? controlText(row) : whyUnranked(board, row) ? 'no rank' : rankText(row) || '–',
      strictRank: againstControl ? '' : strictRankText(row),
      bestSet: !againstControl && isInBestSet(row),
      value: formatMeasured(metric, estimate),
      beside: besideText(description, scorecard),
      /** The number of tasks for which the value was measured, if not all. */
      part: measuredPart(row),
      plain: formatInterval(metric, estimate?.ci95),
      clustered: formatClustered(metric, estimate),
      bar: estimate === undefined ? null : bar(estimate, scale),
      tokens: tokens === undefined ? '–' : formatMeasured(tokens, scorecard.overall.metrics[tokens.id]),
      latency: medianText(bundle),
      slow: p95Text(bundle),
      state: stateText(entry, scorecard.validity.state),
      /** Why its run on fresh tasks takes its rank; null if it does not. */
      onFresh: bundle.fresh?.flagged
        ? { label: onFreshText(bundle), why: safeText(bundle.fresh.flagged, 1_000) }
        : null,
      /** Whether value and latency are only claimed. */
      claimed: isClaimed(bundle),
      contradiction: contradiction(bundle),
      /** The systems with the same result in every task; empty if there are none. */
      same: sameText(board, row, 2),
      /** Written by the people of the board. */
      own: isOfBoard({ entry, bundles: [bundle] }, repository),
      tier: tierView(bundle, row.dispute, asOf),
    };
  };
}

interface RunView {
  readonly href: string;
  readonly name: string;
  readonly version: string;
  readonly own: boolean;
  readonly tokens: string;
  readonly latency: string;
  readonly slow: string;
  readonly same: string;
}

/**
 * Systems with the same result in every task share a row at the place of the first, if all that it shows of them but the costs is the
 * same. `members` is empty for a system that is alone.
 */
function sharedRows<View extends RunView>(board: Board, rows: readonly BoardRow[], viewOf: (row: BoardRow) => View) {
  const tokens = tokensMetric(board.description);
  const views = rows.map((row) => ({ row, view: viewOf(row) }));
  const keyOf = ({ row, view }: (typeof views)[number]) => {
    const [first] = alike(board, row);
    if (first === undefined) return undefined;
    const { href, name, version, own, tokens: spent, latency, slow, same, ...figures } = view;
    return JSON.stringify([[row, ...alike(board, row)].map(({ entry }) => entry.slug).sort(), figures]);
  };
  return together(views, keyOf).map((all) => {
    const [first] = all;
    if (first === undefined) throw new Error('a row without a system');
    if (all.length === 1) return { ...first.view, members: [] };
    const range = (key: 'tokens' | 'latency' | 'slow', figureOf: (row: BoardRow) => number | undefined) =>
      rangeOf(all.map(({ row, view }) => ({ text: view[key], value: figureOf(row) })));
    const sharing = new Set(all.map(({ row }) => row.entry.slug));
    const costs = {
      tokens: range('tokens', ({ bundle }) => tokens && bundle.scorecard.overall.metrics[tokens.id]?.value),
      latency: range('latency', ({ bundle }) => bundle.timing.latency_ms.query?.p50),
      slow: range('slow', ({ bundle }) => p95Of(bundle)),
    };
    return {
      ...first.view,
      ...costs,
      same: sameText(board, first.row, 2, sharing),
      members: all.map(({ view: { href, name, version, own, ...view } }) => ({
        href,
        name,
        version,
        own,
        /** What it costs where that differs from the others. */
        costs: [
          view.tokens === costs.tokens ? '' : `${view.tokens} ${tokens?.short ?? ''}`,
          view.latency === costs.latency ? '' : `p50 ${view.latency}`,
          view.slow === costs.slow ? '' : `p95 ${view.slow}`,
        ]
          .filter(Boolean)
          .join(' · '),
      })),
    };
  });
}

/** Whether a compared system beats the control; a dash for what is not compared. */
const controlText = ({ rank, belowFloor }: BoardRow) => (rank ? 'yes' : belowFloor ? 'no' : '–');

/** What a template is, and how many a board has, as its valid runs say. */
function clusteredText({ rows, dataset }: Board): string {
  const counts = 'tasks that were made from one template count together, because they are not independent';
  const wordings = 'The interval is about other tasks in these wordings, and says nothing about other wordings';
  const clusters = rows.find(({ bundle }) => isValid(bundle))?.bundle.scorecard.clusters;
  if (clusters === undefined) return `${counts}. ${wordings}`;
  return clusters.count < dataset.tasks
    ? `${counts}. The ${dataset.tasks} tasks here were made from ${clusters.count} templates. ${wordings}`
    : `${counts}. Here each of the ${dataset.tasks} tasks has a template of its own, and all questions of a task count together. ${wordings}`;
}
