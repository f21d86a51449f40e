import { type CsvCell, csv, safeCell } from '../../text/csv.ts';
import type { PageMaker } from '../page.ts';
import { type LeaderboardFile, leaderboardData } from './leaderboard-json.ts';

type BoardData = LeaderboardFile['boards'][number];
type RowData = BoardData['rows'][number];

const COLUMNS: readonly (readonly [
  name: string,
  (row: RowData, board: BoardData, file: LeaderboardFile) => CsvCell,
])[] = [
  ['board', (_, { id }) => id],
  ['suite', (_, { suite }) => suite.id],
  ['suite_version', (_, { suite }) => suite.version],
  ['dataset', (_, { dataset }) => dataset.id],
  ['dataset_sha256', (_, { dataset }) => dataset.sha256],
  ['dataset_official', (_, { dataset }) => dataset.official],
  ['slug', ({ slug }) => slug],
  ['name', ({ name }) => name],
  ['version', ({ version }) => version],
  ['kind', ({ kind }) => kind],
  ['licence', ({ licence }) => licence],
  ['network', ({ network }) => network],
  ['reads_labels', ({ reads_labels }) => reads_labels],
  ['tier', ({ tier }) => tier],
  ['disputed', ({ dispute }) => dispute !== null],
  ['stale', ({ stale }) => stale],
  ['state', ({ state }) => state],
  ['metric', (_, { metric }) => metric.id],
  ['value', ({ main }) => main?.value ?? null],
  ['n', ({ main }) => main?.n ?? null],
  ['ci95_low', ({ main }) => main?.ci95?.[0] ?? null],
  ['ci95_high', ({ main }) => main?.ci95?.[1] ?? null],
  ['ci95_clustered_low', ({ main }) => main?.ci95_clustered?.[0] ?? null],
  ['ci95_clustered_high', ({ main }) => main?.ci95_clustered?.[1] ?? null],
  ['rank_best', ({ rank }) => rank?.best ?? null],
  ['rank_worst', ({ rank }) => rank?.worst ?? null],
  ['rank_strict_best', ({ rank_strict_best }) => rank_strict_best],
  ['rank_strict_worst', ({ rank_strict_worst }) => rank_strict_worst],
  ['best_set', ({ best_set }) => best_set],
  ['no_rank_reason', ({ no_rank_reason }) => no_rank_reason],
  ['tokens', ({ tokens }) => tokens?.value ?? null],
  ['latency_p50_ms', ({ latency_ms }) => latency_ms?.p50 ?? null],
  ['latency_p95_ms', ({ latency_ms }) => latency_ms?.p95 ?? null],
  ['tasks', ({ counts }) => counts.tasks],
  ['passed', ({ counts }) => counts.passed],
  ['errored', ({ counts }) => counts.errored],
  ['finished', ({ dates }) => dates.finished],
  ['last_checked', ({ dates }) => dates.last_checked],
  ['harness_sha256', ({ digests }) => digests.harness],
  ['scorecard_sha256', ({ digests }) => digests.files['scorecard.json'] ?? null],
  ['claim_verdict', ({ claim }) => claim?.verdict ?? null],
  ['claimed_value', ({ claimed_main }) => claimed_main?.value ?? null],
  ['board_runs', ({ board_runs }) => board_runs.count],
  ['claimed_fields', ({ claimed_fields }) => claimed_fields.flatMap((field) => CLAIMED_COLUMNS[field] ?? []).join(' ')],
  ['notices', (_, __, { notices }) => notices.join('; ')],
  ['few_clusters', ({ main }) => main && (main.few_clusters ?? false)],
  ['ranked', (_, { ranked }) => ranked],
  ['better', (_, { metric }) => metric.better],
  ['unit', (_, { metric }) => metric.unit],
  ['as_of', (_, __, { as_of }) => as_of],
  ['not_measured', ({ counts }) => counts.not_measured],
  ['tokens_metric', (_, { tokens_metric }) => tokens_metric?.id ?? null],
];

/** The columns that are claimed with a claimed field of the JSON, by field. */
const CLAIMED_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  'main': ['value', 'n', 'ci95_low', 'ci95_high', 'ci95_clustered_low', 'ci95_clustered_high', 'few_clusters'],
  'tokens': ['tokens'],
  'latency_ms': ['latency_p50_ms', 'latency_p95_ms'],
  'counts': ['passed', 'errored', 'not_measured'],
  'dates': ['finished', 'last_checked'],
  'stale': ['stale'],
  'digests.harness': ['harness_sha256'],
};

/** `data/leaderboard.csv`, a line for each run. */
export const leaderboardCsv: PageMaker = function* (site) {
  const file = leaderboardData(site);
  const lines = file.boards.flatMap((board) =>
    board.rows.map((row) => COLUMNS.map(([, cell]) => safeCell(cell(row, board, file)))),
  );
  yield { path: 'data/leaderboard.csv', text: csv([COLUMNS.map(([name]) => name), ...lines]) };
};
