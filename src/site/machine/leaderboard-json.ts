import * as z from 'zod';
import { Entry } from '../../evidence/entry.ts';
import { Receipt } from '../../evidence/receipt.ts';
import { Estimate, Scorecard } from '../../protocol/scorecard.ts';
import { mainMetric } from '../../suite/description.ts';
import { safeJsonLine } from '../../text/safe-text.ts';
import { TIERS } from '../../verify/tier.ts';
import { type Board, type BoardRow, tokensMetric } from '../board/board.ts';
import { readsLabels } from '../board/entries.ts';
import { isStale, lastChecked, STALE_AFTER_DAYS } from '../board/freshness.ts';
import { isInBestSet, noRankText } from '../board/row-text.ts';
import type { PageMaker } from '../page.ts';
import type { Site } from '../site.ts';
import { ClaimData, claimData } from './claim-data.ts';

export const Day = z.iso.date();
/** In every data file. */
export const Notices = z
  .array(z.enum(['unverified', 'no board run']))
  .describe('what holds for every figure: no bundle was verified; no board has run the systems');

const digest = z.string().regex(/^[0-9a-f]{64}$/);

/** A run on a board. */
const Row = z.strictObject({
  ...Entry.pick({ slug: true, name: true, version: true, kind: true, licence: true, network: true, adapter: true })
    .shape,
  reads_labels: z.boolean().describe('was handed labels that no entrant gets'),
  page: z.string().describe('from the site’s top'),
  tier: z.enum(TIERS),
  ...ClaimData.shape,
  dispute: Receipt.pick({ date: true, reason: true }).nullable().describe('the dispute that stands'),
  state: Scorecard.shape.validity.shape.state,
  main: Estimate.nullable().describe('of the board’s metric; null where it was not measured'),
  claimed_main: Estimate.nullable().describe('the submitter’s figure where `main` is the board’s; else null'),
  rank: z
    .strictObject({ best: z.int().positive(), worst: z.int().positive() })
    .nullable()
    .describe('every rank that the system’s own comparisons leave open, 95 % by itself; null where it has none'),
  rank_strict_best: z
    .int()
    .positive()
    .nullable()
    .describe('of the ranks that all comparisons together leave open: all such ranges hold at once, 95 %'),
  rank_strict_worst: z.int().positive().nullable(),
  best_set: z.boolean().describe('whether no other system is significantly better by this one’s own comparisons'),
  no_rank_reason: z
    .string()
    .nullable()
    .describe('why a system that was compared has no rank: what it is not significantly better than'),
  tokens: Estimate.nullable(),
  latency_ms: z
    .strictObject({ p50: z.number(), p90: z.number(), p99: z.number() })
    .nullable()
    .describe('milliseconds a query'),
  counts: Scorecard.shape.counts.pick({ tasks: true, passed: true, errored: true }),
  dates: z.strictObject({
    started: z.string().describe('as the run’s maker says'),
    finished: z.string(),
    last_checked: Day.nullable().describe(
      'of a board run the day of its receipt; of any other the day it ended, as its manifest says',
    ),
  }),
  stale: z
    .boolean()
    .nullable()
    .describe(`last checked more than ${STALE_AFTER_DAYS} days before \`as_of\`; null without one`),
  digests: z.strictObject({
    harness: digest,
    image: z.string().nullable(),
    files: z.record(z.string(), digest).describe('SHA-256 of the bundle’s files'),
    tree: z.string().nullable().describe('Git’s, of the folder that the receipt is about'),
  }),
});

/** `data/leaderboard.json`. */
export const LeaderboardFile = z.strictObject({
  schema: z.literal('site-leaderboard/2'),
  as_of: Day.nullable().describe('the day that ages are told against'),
  notices: Notices,
  boards: z.array(
    z.strictObject({
      id: z.string(),
      suite: z.strictObject({ ...Scorecard.shape.suite.shape, title: z.string() }),
      dataset: Scorecard.shape.dataset,
      metric: z
        .strictObject({
          id: z.string(),
          label: z.string(),
          unit: z.string(),
          better: z.enum(['higher', 'lower']),
          definition: z.string(),
        })
        .describe('what `main` is'),
      ranked: z
        .boolean()
        .describe('whether systems are ranked: the suite has a headline, and this is its present version'),
      rows: z.array(Row).describe('in the order of the board'),
    }),
  ),
});

export type LeaderboardFile = z.infer<typeof LeaderboardFile>;
type RowData = z.infer<typeof Row>;

export const leaderboardJson: PageMaker = function* (site) {
  yield { path: 'data/leaderboard.json', text: `${safeJsonLine(leaderboardData(site))}\n` };
};

export function leaderboardData({ boards, asOf, notices }: Site): LeaderboardFile {
  return {
    schema: 'site-leaderboard/2',
    as_of: asOf ?? null,
    notices: [...notices],
    boards: boards.map((board) => boardData(board, asOf)),
  };
}

function boardData(board: Board, asOf: string | undefined): LeaderboardFile['boards'][number] {
  const { description, suite, dataset } = board;
  const { id, label, unit, better, definition } = mainMetric(description);
  return {
    id: board.id,
    suite: { ...suite, title: description.title },
    dataset,
    metric: { id, label, unit, better, definition },
    ranked: description.headline !== undefined && !board.earlier,
    rows: board.rows.map((row) => rowData(board, row, asOf)),
  };
}

/** The fields that are only claimed unless the board made the run. */
const CLAIMED = ['main', 'tokens', 'latency_ms', 'counts', 'dates', 'stale', 'digests.harness'];

function rowData(board: Board, row: BoardRow, asOf: string | undefined): RowData {
  const { entry, bundle, dispute, estimate, rank, belowFloor } = row;
  const tokens = tokensMetric(board.description);
  const main = mainMetric(board.description).id;
  const { slug, name, version, kind, licence, network, adapter } = entry;
  const { scorecard, manifest, timing, tier, receipt } = bundle;
  const query = timing.latency_ms.query;
  const { tasks, passed, errored } = scorecard.counts;
  return {
    ...{ slug, name, version, kind, licence, network, adapter },
    reads_labels: readsLabels(entry, bundle),
    page: `systems/${slug}.html`,
    tier,
    ...claimData(bundle, CLAIMED),
    dispute: dispute ? { date: dispute.date, reason: dispute.reason } : null,
    state: scorecard.validity.state,
    main: estimate ?? null,
    claimed_main: bundle.submitted?.scorecard.overall.metrics[main] ?? null,
    rank: rank ? { best: rank.best, worst: rank.worst } : null,
    rank_strict_best: rank?.strictBest ?? null,
    rank_strict_worst: rank?.strictWorst ?? null,
    best_set: isInBestSet(row),
    no_rank_reason: belowFloor ? noRankText(board) : null,
    tokens: (tokens === undefined ? undefined : scorecard.overall.metrics[tokens.id]) ?? null,
    latency_ms: query ? { p50: query.p50, p90: query.p90, p99: query.p99 } : null,
    counts: { tasks, passed, errored },
    dates: { ...manifest.dates, last_checked: lastChecked(bundle) ?? null },
    stale: isStale(bundle, asOf) ?? null,
    digests: {
      harness: manifest.harness.sha256,
      image: manifest.image ? (manifest.image.repo_digest ?? manifest.image.id) : null,
      files: Object.fromEntries(manifest.files.map(({ path, sha256 }) => [path, sha256])),
      tree: receipt?.tree ?? null,
    },
  };
}
