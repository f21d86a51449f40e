import * as z from 'zod';
import { Entry } from '../../evidence/entry.ts';
import { digest } from '../../evidence/hex.ts';
import { ClaimReview, Receipt } from '../../evidence/receipt.ts';
import { TIERS } from '../../protocol/constants.ts';
import { Estimate, Scorecard } from '../../protocol/scorecard.ts';
import type { RankRange } from '../../stats/rank-ranges.ts';
import { type MetricDescription, mainMetric } from '../../suite/description.ts';
import { safeJsonLine } from '../../text/safe-text.ts';
import { type Board, type BoardRow, tokensMetric } from '../board/board.ts';
import { isClaimed, readsLabels, type ShownBundle } from '../board/entries.ts';
import { isInBestSet, noRankReason, p95Of } from '../board/row-text.ts';
import { isStale, lastChecked, STALE_AFTER_DAYS } from '../board/tier-view.ts';
import type { PageMaker } from '../page.ts';
import type { Site } from '../site.ts';

/** The submitter's claim about a run, and the board's own runs. */
export const ClaimData = z.strictObject({
  claim: z
    .strictObject({
      ...ClaimReview.shape,
      difference: z.number().nullable().describe('By how much the claim is better than the board’s mean in `metric`.'),
    })
    .nullable()
    .describe('The comparison of the claim with the board’s runs. Null if the board did not try to run the system.'),
  board_runs: z.strictObject({
    count: z
      .int()
      .nonnegative()
      .describe('The number of board runs. The figures shown are their mean. 0 if the board made none.'),
    manifests: z.array(digest).describe('SHA-256 of the manifest.json of each board run.'),
  }),
  claimed_fields: z
    .array(z.string())
    .describe('Fields of this object that only the submitter states. Empty for a run of the board.'),
});

/** @param fields those that are only claimed unless the board made the run */
export function claimData(bundle: ShownBundle, fields: readonly string[]): z.infer<typeof ClaimData> {
  const { suite, claim, submitted, receipt } = bundle;
  const { id, metrics } = suite.description;
  const manifests = submitted ? (receipt?.suites[id]?.runs ?? []) : [];
  const sign = metrics.find((metric) => metric.id === claim?.metric)?.better === 'lower' ? -1 : 1;
  const { claimed, measured } = claim ?? { claimed: null, measured: null };
  const difference = claimed === null || measured === null ? null : sign * (claimed - measured);
  return {
    claim: claim === undefined ? null : { ...claim, difference },
    board_runs: { count: manifests.length, manifests },
    claimed_fields: isClaimed(bundle) ? [...fields] : [],
  };
}

export const Day = z.iso.date();
/** A field of every data file. */
export const Notices = z
  .array(z.union([z.enum(['unverified', 'no board run']), z.string().regex(/^notice: /)]))
  .describe(
    'Statements about every figure. `unverified`: no bundle was verified. `no board run`: no board has run the self-reported systems. `notice: TEXT`: a text of the board’s operator.',
  );

/** A range of ranks; null without a rank. */
export const Ranks = z.strictObject({ best: z.int().positive(), worst: z.int().positive() }).nullable();

export const ranksOf = (rank: RankRange | undefined): z.infer<typeof Ranks> =>
  rank ? { best: rank.best, worst: rank.worst } : null;

const Metric = z.strictObject({
  id: z.string(),
  label: z.string(),
  unit: z.string(),
  better: z.enum(['higher', 'lower']),
  definition: z.string(),
});

const metricData = ({ id, label, unit, better, definition }: MetricDescription): z.infer<typeof Metric> => ({
  id,
  label,
  unit,
  better,
  definition,
});

/** A run on a board. */
const Row = z.strictObject({
  ...Entry.pick({ slug: true, name: true, version: true, kind: true, licence: true, network: true, adapter: true })
    .shape,
  reads_labels: z.boolean().describe('Whether the system got labels that entrants do not get.'),
  page: z.string().describe('The path of the entry’s page, relative to the root of the site.'),
  tier: z.enum(TIERS),
  ...ClaimData.shape,
  dispute: Receipt.pick({ date: true, reason: true }).nullable().describe('The open dispute. Null without one.'),
  state: Scorecard.shape.validity.shape.state.describe(
    '`valid`; `partial`: a part of the tasks; `invalid`: a rule of validity was broken; `failed`: too many tasks errored, or a control is out of its range.',
  ),
  main: Estimate.nullable().describe('The value of the board’s metric. Null if it was not measured.'),
  claimed_main: Estimate.nullable().describe(
    'The submitter’s figure, if `main` is that of the board’s runs. Otherwise null.',
  ),
  rank: Ranks.describe(
    'The range of ranks that the system’s own comparisons leave open, at 95% for this system alone. Null without a rank.',
  ),
  rank_strict_best: z
    .int()
    .positive()
    .nullable()
    .describe('The best of the ranks that all comparisons together leave open. All these ranges hold together at 95%.'),
  rank_strict_worst: z.int().positive().nullable().describe('The worst of these ranks.'),
  best_set: z.boolean().describe('Whether no other system is significantly better in this system’s own comparisons.'),
  no_rank_reason: z
    .string()
    .nullable()
    .describe('Why the run has no rank, in words that may change. Null for a run with one.'),
  tokens: Estimate.nullable().describe('The value of the board’s `tokens_metric`. Null if it was not measured.'),
  latency_ms: z
    .strictObject({ p50: z.number(), p90: z.number(), p95: z.number().nullable(), p99: z.number() })
    .nullable()
    .describe('Milliseconds per query.'),
  counts: Scorecard.shape.counts.omit({ faults: true }),
  dates: z.strictObject({
    started: z.string().describe('The start of the run, as its manifest says.'),
    finished: z.string(),
    last_checked: Day.nullable().describe(
      'For a board run, the day of its receipt. For any other run, the day on which it ended, as its manifest says.',
    ),
  }),
  stale: z
    .boolean()
    .nullable()
    .describe(
      `Whether the run was last checked more than ${STALE_AFTER_DAYS} days before \`as_of\`. Null without \`as_of\`.`,
    ),
  digests: z.strictObject({
    harness: digest,
    manifest: digest.describe('SHA-256 of the manifest.json of the shown run.'),
    image: z.string().nullable(),
    files: z.record(z.string(), digest).describe('SHA-256 of each file of the bundle.'),
    tree: z.string().nullable().describe('The Git tree id of the folder that the receipt is about.'),
  }),
});

/** `data/leaderboard.json`. */
export const LeaderboardFile = z.strictObject({
  schema: z.literal('site-leaderboard/2'),
  as_of: Day.nullable().describe('The day that ages are computed for.'),
  commit: z
    .string()
    .nullable()
    .describe(
      'The commit of the board’s repository that the site was published from. Null if it was built from files.',
    ),
  notices: Notices,
  boards: z.array(
    z.strictObject({
      id: z.string(),
      suite: z.strictObject({ ...Scorecard.shape.suite.shape, title: z.string() }),
      dataset: Scorecard.shape.dataset,
      metric: Metric.describe('The metric of `main`.'),
      tokens_metric: Metric.nullable().describe(
        'The metric of `tokens`: what a system returned or was billed for, which suites count differently. Null if the suite has none.',
      ),
      ranked: z
        .boolean()
        .describe(
          'Whether systems are ranked. They are if the suite has a headline metric and this is its current version.',
        ),
      rows: z.array(Row).describe('The rows, in the order of the board.'),
    }),
  ),
});

export type LeaderboardFile = z.infer<typeof LeaderboardFile>;
type RowData = z.infer<typeof Row>;

export const leaderboardJson: PageMaker = function* (site) {
  yield { path: 'data/leaderboard.json', text: `${safeJsonLine(leaderboardData(site))}\n` };
};

export function leaderboardData({ boards, asOf, commit, notices }: Site): LeaderboardFile {
  return {
    schema: 'site-leaderboard/2',
    as_of: asOf ?? null,
    commit: commit ?? null,
    notices: [...notices],
    boards: boards.map((board) => boardData(board, asOf)),
  };
}

function boardData(board: Board, asOf: string | undefined): LeaderboardFile['boards'][number] {
  const { description, suite, dataset } = board;
  const tokens = tokensMetric(description);
  return {
    id: board.id,
    suite: { ...suite, title: description.title },
    dataset,
    metric: metricData(mainMetric(description)),
    tokens_metric: tokens ? metricData(tokens) : null,
    ranked: description.headline !== undefined && !board.earlier,
    rows: board.rows.map((row) => rowData(board, row, asOf)),
  };
}

/** The fields that are only claimed unless the board made the run. */
const CLAIMED = ['main', 'tokens', 'latency_ms', 'counts', 'dates', 'stale', 'digests.harness'];

function rowData(board: Board, row: BoardRow, asOf: string | undefined): RowData {
  const { entry, bundle, dispute, estimate, rank } = row;
  const tokens = tokensMetric(board.description);
  const main = mainMetric(board.description).id;
  const { slug, name, version, kind, licence, network, adapter } = entry;
  const { scorecard, manifest, timing, tier, receipt } = bundle;
  const query = timing.latency_ms.query;
  const { faults: _, ...counts } = scorecard.counts;
  return {
    slug,
    name,
    version,
    kind,
    licence,
    network,
    adapter,
    reads_labels: readsLabels(entry, bundle),
    page: `systems/${slug}.html`,
    tier,
    ...claimData(bundle, CLAIMED),
    dispute: dispute ? { date: dispute.date, reason: dispute.reason } : null,
    state: scorecard.validity.state,
    main: estimate ?? null,
    claimed_main: bundle.submitted?.scorecard.overall.metrics[main] ?? null,
    rank: ranksOf(rank),
    rank_strict_best: rank?.strictBest ?? null,
    rank_strict_worst: rank?.strictWorst ?? null,
    best_set: isInBestSet(row),
    no_rank_reason: noRankReason(board, row) || null,
    tokens: (tokens === undefined ? undefined : scorecard.overall.metrics[tokens.id]) ?? null,
    latency_ms: query ? { p50: query.p50, p90: query.p90, p95: p95Of(bundle) ?? null, p99: query.p99 } : null,
    counts,
    dates: { ...manifest.dates, last_checked: lastChecked(bundle) ?? null },
    stale: isStale(bundle, asOf) ?? null,
    digests: {
      harness: manifest.harness.sha256,
      manifest: bundle.digest,
      image: manifest.image ? (manifest.image.repo_digest ?? manifest.image.id) : null,
      files: Object.fromEntries(manifest.files.map(({ path, sha256 }) => [path, sha256])),
      tree: receipt?.tree ?? null,
    },
  };
}
