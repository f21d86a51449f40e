import * as z from 'zod';
import { Entry } from '../../evidence/entry.ts';
import { Manifest } from '../../evidence/manifest.ts';
import { Receipt } from '../../evidence/receipt.ts';
import { Timing } from '../../evidence/timing.ts';
import { Scorecard } from '../../protocol/scorecard.ts';
import { safeJsonLine } from '../../text/safe-text.ts';
import { newestFirst } from '../../verify/standing.ts';
import { TIERS } from '../../verify/tier.ts';
import { type LocatedRun, locateRuns } from '../board/board.ts';
import type { EntryBundle, ShownBundle, ShownEntry } from '../board/entries.ts';
import { isStale, lastChecked } from '../board/freshness.ts';
import type { PageMaker } from '../page.ts';
import type { Site } from '../site.ts';
import { ClaimData, claimData } from './claim-data.ts';
import { Day, type LeaderboardFile, Notices } from './leaderboard-json.ts';

const Run = z.strictObject({
  manifest: Manifest,
  scorecard: Scorecard.describe('Every metric over all tasks and by family.'),
  latency_ms: Timing.shape.latency_ms,
});

/** `data/entries/SLUG.json`. */
export const EntryFile = z.strictObject({
  schema: z.literal('site-entry/2'),
  as_of: Day.nullable().describe('The day that ages are computed for.'),
  notices: Notices,
  entry: Entry,
  dispute: Receipt.nullable().describe('The open dispute. Null without one.'),
  runs: z.array(
    z.strictObject({
      ...Run.shape,
      board: z.string().describe('The id of the board in leaderboard.json.'),
      rank: z.strictObject({ best: z.int().positive(), worst: z.int().positive() }).nullable(),
      tier: z.enum(TIERS),
      ...ClaimData.shape,
      receipt: Receipt.nullable().describe('The receipt that the tier is based on. Null without one.'),
      last_checked: Day.nullable(),
      stale: z.boolean().nullable(),
      submitted: Run.nullable().describe('The submitter’s run, if a board run is shown in its place. Otherwise null.'),
    }),
  ),
  receipts: z.array(Receipt).describe('All receipts about this slug, newest first.'),
});

type EntryFile = z.infer<typeof EntryFile>;

export const entryJson: PageMaker = function* (site) {
  const located = locateRuns(site.boards);
  for (const shown of site.entries) {
    const path = `data/entries/${shown.entry.slug}.json`;
    yield { path, text: `${safeJsonLine(entryData(shown, located, site))}\n` };
  }
};

function entryData(
  { entry, bundles, dispute }: ShownEntry,
  located: ReadonlyMap<ShownBundle, LocatedRun>,
  { asOf, decisions, notices }: Site,
): EntryFile {
  const about = decisions.map(({ receipt }) => receipt).filter(({ slug }) => slug === entry.slug);
  return {
    schema: 'site-entry/2',
    as_of: asOf ?? null,
    notices: [...notices],
    entry,
    dispute: dispute ?? null,
    runs: bundles.map((bundle) => ({
      board: located.get(bundle)?.board.id ?? '',
      rank: rankOf(located.get(bundle)),
      tier: bundle.tier,
      ...claimData(bundle, CLAIMED),
      receipt: bundle.receipt ?? null,
      last_checked: lastChecked(bundle) ?? null,
      stale: isStale(bundle, asOf) ?? null,
      ...runData(bundle),
      submitted: bundle.submitted ? runData(bundle.submitted) : null,
    })),
    receipts: about.sort(newestFirst),
  };
}

/** The fields that are only claimed unless the board made the run. */
const CLAIMED = [
  'scorecard',
  'latency_ms',
  'manifest.system',
  'manifest.adapter.declared',
  'manifest.limits',
  'manifest.harness',
  'manifest.engine',
  'manifest.dates',
  'last_checked',
  'stale',
];

const runData = ({ manifest, scorecard, timing }: EntryBundle): z.infer<typeof Run> => ({
  manifest,
  scorecard,
  latency_ms: timing.latency_ms,
});

function rankOf(place: LocatedRun | undefined): LeaderboardFile['boards'][number]['rows'][number]['rank'] {
  const rank = place?.row.rank;
  return rank ? { best: rank.best, worst: rank.worst } : null;
}
