import { meanScorecard } from '../../analysis/mean-outcomes.ts';
import { winsOf } from '../../analysis/wins.ts';
import type { BoardEntries } from '../../board/board.ts';
import { comparedEntries, enteredRuns, flagsOfRun } from '../../board/entry-flags.ts';
import type { FormerContents } from '../../board/own-folders.ts';
import { loadManifest, loadOutcomes, loadTiming } from '../../bundles/load-bundle.ts';
import { boardPricing } from '../../bundles/priced.ts';
import { AnswerReader } from '../../bundles/read-answers.ts';
import { comparedBy } from '../../bundles/read-parts.ts';
import { unlessEvidenceFault } from '../../errors/fault.ts';
import { BUNDLE } from '../../evidence/bundle.ts';
import { canonical } from '../../evidence/canonical.ts';
import type { Entry } from '../../evidence/entry.ts';
import { type Manifest, manifestDigest } from '../../evidence/manifest.ts';
import { type Receipt, receiptId } from '../../evidence/receipt.ts';
import { mergeTimings } from '../../evidence/timing.ts';
import { folderTree } from '../../git/object.ts';
import type { Files, ReadFiles } from '../../ports/files.ts';
import {
  type CheckFacts,
  knowsPublicWhy,
  type OtherEntry,
  type ScoredRun,
  type SuiteFacts,
} from '../../report/markdown/comment-facts.ts';
import { isClaimed, isEarlier, readsLabels, type ShownBundle } from '../../site/board/entries.ts';
import { competitor, floorOf, meanScores, versionOfControls } from '../../site/board/ranking.ts';
import { beatsCheatAmong } from '../../site/board/reading.ts';
import { mainMetric, type SuiteDescription } from '../../suite/description.ts';
import type { Suite } from '../../suite/suite.ts';
import { countedRun, currentReceipts, openGapOf, openObjection, reaskedOf } from '../../verify/counting-receipts.ts';
import type { RaisedFlag } from '../../verify/flags.ts';
import { tapeReceipt } from '../../verify/tape/tape-receipt.ts';
import { boardRunObstacles, boardTier, claimTier } from '../../verify/tier.ts';
import { type CheckedBundle, checkBundle, submissionMismatch, unchecked } from './check-bundle.ts';
import { type BoardRun, type CheckedRun, checkRuns, compareClaim, earlierClaim } from './claim.ts';
import { reviewFresh } from './fresh.ts';

/** The evidence that a comment is computed from. */
export interface Evidence {
  /** The entries at the pull request's head: a tree of the repository, or a folder. */
  readonly submission: { readonly files: ReadFiles; readonly entries: string };
  /** The entries of the board. A new board may not have the folder. */
  readonly board: {
    readonly files: ReadFiles;
    readonly entries: string;
    /** A folder with the layout of the branch `receipts`. Absent without receipts. */
    readonly receipts?: string | undefined;
    readonly former?: (() => Promise<FormerContents>) | undefined;
  };
  /** The board's runs, by suite and in order. Empty if nothing was run. */
  readonly runs: Readonly<Record<string, readonly BoardRun[]>>;
  /** The board's runs on fresh tasks, by suite. */
  readonly fresh?: Readonly<Record<string, BoardRun>>;
  /** Why nothing was run although it could have been. */
  readonly notRun?: string | undefined;
  /** Whether the entry is on the board already. Then a run of an earlier version of its suite is not a fault. */
  readonly isOnBoard?: boolean | undefined;
  /** Whether a maintainer allows a held-out run, whose outcomes nobody can check yet. */
  readonly allowHeldOut?: boolean | undefined;
}

interface Submitted {
  readonly request: Evidence;
  readonly entry: Entry;
  readonly suite: Suite;
  /** The bundle's folder beside `entry.json`. */
  readonly folder: string;
  readonly board: Pick<BoardEntries, 'submitted' | 'shown' | 'removed'>;
  /** The board's receipts about this slug. */
  readonly receipts: readonly Receipt[];
}

export async function suiteFacts(files: Files, submitted: Submitted): Promise<SuiteFacts> {
  const { request, entry, suite, receipts } = submitted;
  const { description } = suite;
  const { submission } = request;
  const folder = `${submission.entries}/${entry.slug}/${submitted.folder}`;
  const made = await checkRuns(files, request.runs[description.id] ?? []);
  const earlier = request.isOnBoard ? await earlierRun(submission.files, folder, suite) : undefined;
  const checked = earlier
    ? { ...unchecked(made[0]?.checked.valid ? 'valid' : 'unjudged', []), manifest: earlier }
    : await checkBundle(files, submission.files, {
        folder,
        refuse: (manifest) => submissionMismatch(manifest, suite, entry, folder),
        allowOutcomesOnly: request.allowHeldOut,
      });
  const compared = earlier
    ? earlierClaim(made)
    : await compareClaim(files, { reader: submission.files, folder, checked, made, suite });
  const runs = made.slice(0, compared?.runs ?? 0);
  const measured = runs.length === 0 ? undefined : meanMeasured(runs, description);
  const onFresh = request.fresh?.[description.id];
  const fresh = runs.length > 0 && onFresh ? await reviewFresh(files, description, onFresh, runs) : undefined;
  const now = measured ?? checked.measured;
  const priceOf = await boardPricing(request.board.files, request.board.entries);
  const priced = (run: ScoredRun | undefined, manifest: Manifest | undefined): ScoredRun | undefined =>
    run && manifest ? { ...run, scorecard: priceOf({ ...run, manifest }).scorecard } : run;
  const own = runs[0]?.checked.manifest;
  const reasked = checked.manifest && reaskedOf(receipts, description.id, manifestDigest(checked.manifest));
  const present = await presentReceipts(submitted);
  const openGap = runs.length > 0 ? openGapOf(present.counting, description.id) : undefined;
  const before = compared ? undefined : countedRun(present, description.id);
  const tier = measured && own ? boardTier(own, reasked) : claimTier(checked.manifest ?? {});
  return {
    description,
    folder,
    state: checked.state,
    scope: checked.scope,
    checks: [...checked.checks, ...made.flatMap(({ checked: { checks } }, i) => checks.map((one) => ofRun(one, i)))],
    tier,
    obstacles: compared ? [] : obstaclesOf(checked.manifest, request.notRun),
    before: before && receiptId(before),
    earlier: earlier?.suite.version,
    submitted: priced(checked.measured, checked.manifest),
    board: priced(measured, own),
    gateway: (measured ? own : checked.manifest)?.gateway,
    runs: runs.length,
    provisional: runs.length > 0 && request.isOnBoard !== true && compared?.claim?.differing !== 0,
    claim: compared?.claim,
    ...(checked.manifest && tapeReceipt(checked.manifest, checked.tape, reasked)),
    previous: await previousOf(files, submitted),
    fresh,
    openGap,
    ranked:
      entry.kind === 'system' && !entry.reads_labels && tier === 'board-run' && !knowsPublicWhy({ fresh, openGap }),
    others: now === undefined ? [] : await othersOf(files, submitted, now),
    ...(now && besideControls(submitted, now)),
    flags: await flagsOf(files, submitted, checked, folder),
    digests: [
      ...digestsOf('submitted', checked.manifest),
      ...runs.flatMap(({ checked: { manifest } }, i) => digestsOf(`board’s run ${i + 1}`, manifest)),
    ],
  };
}

/** The manifest of a run of an earlier version of its suite. Undefined for any other run. */
async function earlierRun(files: ReadFiles, folder: string, { description }: Suite): Promise<Manifest | undefined> {
  const manifest = await unlessEvidenceFault(loadManifest(files, folder), 'malformed', 'missing');
  return manifest && manifest.suite.version !== description.version ? manifest : undefined;
}

const ofRun = (check: CheckFacts, i: number) => ({ ...check, title: `The board’s run ${i + 1}: ${check.title}` });

function obstaclesOf(manifest: Manifest | undefined, notRun: string | undefined): readonly string[] {
  if (manifest === undefined) return ['its evidence cannot be read'];
  const obstacles = boardRunObstacles(manifest);
  return obstacles.length > 0 ? obstacles : [notRun ?? 'no run of the board was started'];
}

/** The receipts of the same files. The tree id is needed only if there are receipts. */
async function presentReceipts({ request: { submission }, entry: { slug }, receipts }: Submitted) {
  const tree = receipts.length === 0 ? '' : await folderTree(submission.files, `${submission.entries}/${slug}`);
  return currentReceipts(receipts, slug, tree);
}

/** Figures are the mean of the runs, and times are those of all runs. Data by task is that of the first run. */
function meanMeasured(runs: readonly CheckedRun[], description: SuiteDescription): ScoredRun | undefined {
  const measured = runs.flatMap(({ checked: { measured: one } }) =>
    one?.outcomes ? [{ ...one, outcomes: one.outcomes }] : [],
  );
  const [first] = measured;
  const timings = measured.flatMap(({ timing }) => timing ?? []);
  return (
    first && {
      scorecard: meanScorecard(measured, description),
      outcomes: first.outcomes,
      ...(measured.length > 1 && {
        scores: meanScores(measured.map(({ outcomes }) => winsOf(outcomes, mainMetric(description).id).won)),
      }),
      ...(timings.length > 0 && { timing: mergeTimings(timings) }),
    }
  );
}

/** The run of the same entry that the board publishes, with its outcomes. */
async function previousOf(files: Files, { request, entry, suite, board }: Submitted): Promise<ScoredRun | undefined> {
  const former = board.shown.find((one) => one.entry.slug === entry.slug);
  const bundle = former?.bundles.find(({ manifest }) => manifest.suite.id === suite.description.id);
  return bundle && !isEarlier(bundle) ? measuredIn(files, request, bundle) : undefined;
}

async function measuredIn(files: Files, { board }: Evidence, bundle: ShownBundle) {
  // The board's own runs are in the folder of the receipts.
  const reader = bundle.submitted === undefined ? board.files : files;
  return { scorecard: bundle.scorecard, outcomes: await loadOutcomes(reader, bundle.folder) };
}

/** The other entries to compare with. Claims without a board run are left out. */
async function othersOf(files: Files, { request, entry: own, board }: Submitted, { scorecard }: ScoredRun) {
  const { suite, dataset } = scorecard;
  const others: OtherEntry[] = [];
  for (const { entry, bundles } of board.shown) {
    if (entry.slug === own.slug || entry.kind === 'control') continue;
    for (const bundle of bundles) {
      if (canonical(bundle.scorecard.suite) !== canonical(suite) || readsLabels(entry, bundle)) continue;
      if (bundle.scorecard.dataset.sha256 !== dataset.sha256 || bundle.scorecard.validity.state !== 'valid') continue;
      if (isClaimed(bundle)) continue;
      others.push({
        slug: entry.slug,
        name: entry.name,
        version: entry.version,
        ranked: entry.kind === 'system' && !bundle.fresh?.flagged,
        scores: competitor({ entry, bundle }, mainMetric(bundle.suite.description)).scores,
        ...(await measuredIn(files, request, bundle)),
      });
    }
  }
  return others;
}

/** What the comment says of the board's controls: the best one that never reads the question, and the best cheat of each family. */
function besideControls({ suite: { description }, board }: Submitted, { scorecard, outcomes = [] }: ScoredRun) {
  const metric = mainMetric(description);
  const rows = board.shown.flatMap(({ entry, bundles, dispute }) =>
    bundles
      .filter((bundle) => canonical(bundle.scorecard.suite) === canonical(scorecard.suite))
      .filter((bundle) => bundle.scorecard.dataset.sha256 === scorecard.dataset.sha256 && !isClaimed(bundle))
      .map((bundle) => {
        const estimate = bundle.scorecard.overall.metrics[metric.id];
        return { entry, bundle, dispute, estimate, rank: undefined, belowFloor: false, group: undefined };
      }),
  );
  const floor = description.headline === undefined ? undefined : floorOf(rows, metric);
  const own = outcomes.map(({ id }) => id);
  const isOfSameTasks = floor?.tasks.ids.length === own.length && own.every((id, i) => id === floor.tasks.ids[i]);
  const run = { bundle: { scorecard, ...comparedBy(outcomes) }, estimate: scorecard.overall.metrics[metric.id] };
  const runs = board.shown.flatMap(({ entry, bundles }) => bundles.map((bundle) => ({ entry, bundle })));
  return {
    floor: isOfSameTasks ? floor : undefined,
    controlsOn: versionOfControls(runs, scorecard),
    beatsCheat: outcomes.length === 0 ? undefined : beatsCheatAmong({ description, rows }, run),
  };
}

/** The flags of the submitted run. Evidence that is not valid raises none. */
async function flagsOf(
  files: Files,
  { request, entry, suite, board, receipts }: Submitted,
  { valid, manifest, measured, tape }: CheckedBundle,
  folder: string,
): Promise<readonly RaisedFlag[]> {
  if (!valid || !manifest || !measured?.outcomes) return [];
  const { files: bundle } = request.submission;
  const reader = new AnswerReader(files, {});
  const run = {
    slug: entry.slug,
    name: entry.name,
    manifest,
    scorecard: measured.scorecard,
    ...comparedBy(measured.outcomes),
    timing: await loadTiming(bundle, folder),
    answers: await reader.answers(bundle, folder, suite, manifest),
    tape,
  };
  const entries = comparedEntries(board);
  const runs = enteredRuns(entries, suite).map((entered) => entered.run);
  const references = await reader.references(suite, manifest);
  const objection = openObjection(receipts);
  return flagsOfRun(run, { entries, runs, suite, references, objection });
}

function digestsOf(whose: string, manifest: Manifest | undefined) {
  if (manifest === undefined) return [];
  const { image, dataset, harness } = manifest;
  return [
    { what: `${BUNDLE.manifest}, ${whose}`, digest: manifestDigest(manifest) },
    { what: `dataset, ${whose}`, digest: dataset.sha256 },
    { what: `harness, ${whose}`, digest: harness.sha256 },
    ...(image ? [{ what: `image, ${whose}`, digest: image.repo_digest ?? image.id }] : []),
  ];
}
