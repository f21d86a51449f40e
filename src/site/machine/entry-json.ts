import * as z from 'zod';
import { Entry } from '../../evidence/entry.ts';
import { Manifest } from '../../evidence/manifest.ts';
import { Receipt } from '../../evidence/receipt.ts';
import { Machine, Timing } from '../../evidence/timing.ts';
import { TIERS } from '../../protocol/constants.ts';
import { Scorecard } from '../../protocol/scorecard.ts';
import { safeJsonLine } from '../../text/safe-text.ts';
import { newestFirst } from '../../verify/counting-receipts.ts';
import { type LocatedRun, locateRuns } from '../board/board.ts';
import type { EntryBundle, ShownBundle, ShownEntry } from '../board/entries.ts';
import { runDigest } from '../board/run-digest.ts';
import { isStale, lastChecked } from '../board/tier-view.ts';
import { Digested } from '../digested.ts';
import type { PageMaker } from '../page.ts';
import { Rendered } from '../rendered.ts';
import type { Site } from '../site.ts';
import { ClaimData, claimData, Day, Notices, Ranks, ranksOf } from './leaderboard-json.ts';

const Run = z.strictObject({
  manifest: Manifest,
  scorecard: Scorecard.omit({ slices: true }).describe(
    'Every metric over all tasks and by family. The slices are in the bundle’s own scorecard.json.',
  ),
  latency_ms: z
    .record(z.string(), Timing.shape.latency_ms.valueType.omit({ buckets: true }))
    .nullable()
    .describe(
      'Milliseconds per call, by method, within 1%. Null if no call was timed. How often each time occurred is in the bundle’s own timing.json.',
    ),
  machine: Machine.optional().describe('Where these times are from. Absent if the bundle does not say.'),
});

/** `data/entries/SLUG.json`. */
export const EntryFile = z.strictObject({
  schema: z.literal('site-entry/4'),
  as_of: Day.nullable().describe('The day that ages are computed for.'),
  notices: Notices,
  entry: Entry,
  dispute: Receipt.nullable().describe('The open dispute. Null without one.'),
  runs: z.array(
    z.strictObject({
      ...Run.shape,
      board: z.string().describe('The id of the board in leaderboard.json.'),
      rank: Ranks,
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

type PlacedRun = Omit<EntryFile['runs'][number], keyof z.infer<typeof Run> | 'submitted'> & {
  readonly run: Digested<ShownBundle>;
};

export const entryJson: PageMaker = function* (site) {
  const located = locateRuns(site.boards);
  for (const shown of site.entries) {
    const path = `data/entries/${shown.entry.slug}.json`;
    yield { path, text: Rendered.of('entry.json', entryInputs(shown, located, site), entryText) };
  }
};

const entryText = (inputs: ReturnType<typeof entryInputs>) => {
  const runs = inputs.runs.map(({ run: { value }, ...others }) => ({
    ...others,
    ...runData(value),
    submitted: value.submitted ? runData(value.submitted) : null,
  }));
  const data: EntryFile = { ...inputs, runs };
  return `${safeJsonLine(data)}\n`;
};

/** What the file is made from: runs are long, and most entries do not change. */
function entryInputs(
  { entry, bundles, dispute }: ShownEntry,
  located: ReadonlyMap<ShownBundle, LocatedRun>,
  { asOf, decisions, notices }: Site,
): Omit<EntryFile, 'runs'> & { readonly runs: readonly PlacedRun[] } {
  const about = decisions.map(({ receipt }) => receipt).filter(({ slug }) => slug === entry.slug);
  return {
    schema: 'site-entry/4',
    as_of: asOf ?? null,
    notices: [...notices],
    entry,
    dispute: dispute ?? null,
    runs: bundles.map((bundle) => ({
      board: located.get(bundle)?.board.id ?? '',
      rank: ranksOf(located.get(bundle)?.row.rank),
      tier: bundle.tier,
      ...claimData(bundle, CLAIMED),
      receipt: bundle.receipt ?? null,
      last_checked: lastChecked(bundle) ?? null,
      stale: isStale(bundle, asOf) ?? null,
      run: new Digested(bundle, runDigest),
    })),
    receipts: about.sort(newestFirst),
  };
}

/** The fields that are only claimed unless the board made the run. */
const CLAIMED = [
  'scorecard',
  'latency_ms',
  'machine',
  'manifest.system',
  'manifest.adapter.declared',
  'manifest.limits',
  'manifest.harness',
  'manifest.engine',
  'manifest.dates',
  'last_checked',
  'stale',
];

/** Slices and the counts of each time would be a third of the file. */
function runData({ manifest, scorecard: { slices: _, ...scorecard }, timing }: EntryBundle): z.infer<typeof Run> {
  const latencies = Object.entries(timing.latency_ms).map(
    ([method, { buckets: _, ...latency }]) => [method, latency] as const,
  );
  return {
    manifest,
    scorecard,
    latency_ms: latencies.length === 0 ? null : Object.fromEntries(latencies),
    ...(timing.machine && { machine: timing.machine }),
  };
}
