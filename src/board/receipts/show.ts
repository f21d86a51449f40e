import { meanScorecard } from '../../analysis/mean-outcomes.ts';
import { loadManifest, loadOutcomes, requirePlainFiles } from '../../bundles/load-bundle.ts';
import type { ReadParts } from '../../bundles/read-parts.ts';
import { digestFile } from '../../bundles/write-manifest.ts';
import { Fault, isEvidenceFault } from '../../errors/fault.ts';
import { BUNDLE } from '../../evidence/bundle.ts';
import { imageDigestOf } from '../../evidence/entry.ts';
import { foldedScorecard, foldedTiming } from '../../evidence/folded.ts';
import { manifestDigest } from '../../evidence/manifest.ts';
import { type Receipt, receiptPath, runPath, type SuiteReceipt } from '../../evidence/receipt.ts';
import { mergeTimings } from '../../evidence/timing.ts';
import type { ReadFiles } from '../../ports/files.ts';
import type { Tier } from '../../protocol/constants.ts';
import {
  type EntryBundle,
  isEarlier,
  type ShownBundle,
  type ShownEntry,
  type SiteEntry,
} from '../../site/board/entries.ts';
import { loadSuite } from '../../suites/catalogue.ts';
import { type CurrentReceipts, recordedOf } from '../../verify/counting-receipts.ts';
import { imageDigest } from '../../verify/rerun-order.ts';
import { boardTier, claimTier } from '../../verify/tier.ts';
import { readBundle } from '../read-entry.ts';

interface ReceiptSource {
  /** Reads the folder of the receipts. */
  readonly files: ReadFiles;
  /** A folder with the layout of the branch `receipts`. Undefined without receipts. */
  readonly receipts: string | undefined;
  readonly parts: ReadParts;
}

/** What the board knows about an entry in addition to its files. */
interface Status {
  readonly present: CurrentReceipts;
  /** Whether its adapter is a folder of the board. */
  readonly own: boolean;
  /** Whether it belongs to the board's maintainers. */
  readonly maintained: boolean;
  /** Whether nobody else submitted it, not even with a maintainer's approval. */
  readonly unsubmitted: boolean;
}

/** An entry with the effect of its receipts: if the board ran it, the board's figures replace the submitter's. */
export async function showEntry(
  board: ReceiptSource,
  { entry, bundles }: SiteEntry,
  { present, own, maintained, unsubmitted }: Status,
): Promise<ShownEntry> {
  const shown: ShownBundle[] = [];
  for (const bundle of bundles) {
    const digest = manifestDigest(bundle.manifest);
    const { receipt, found, reasked, fresh } = recordedOf(present, bundle.suite.description.id, digest);
    const recorded = { receipt, claim: found?.claim ?? undefined };
    if (receipt === undefined || found === undefined || found.runs.length === 0) {
      if (isEarlier(bundle) && !maintained && !wasValid(present, bundle.suite.description.id, digest))
        throw unrecorded(entry, bundle);
      const tier = unrunTier(bundle, { own, unsubmitted });
      shown.push({ ...bundle, ...recorded, tier, digest, runs: [bundle], submitted: undefined });
    } else {
      const runs = await boardRuns(board, entry, bundle, { receipt, found, fresh });
      const mean = await meanBundle(board.files, runs);
      shown.push({
        ...mean,
        ...recorded,
        tier: boardTier(mean.manifest, reasked),
        fresh,
        digest: found.runs[0] ?? '',
        runs,
        submitted: bundle,
      });
    }
  }
  return { entry, bundles: shown, dispute: present.objection?.event === 'disputed' ? present.objection : undefined };
}

function unrunTier(bundle: EntryBundle, { own, unsubmitted }: Pick<Status, 'own' | 'unsubmitted'>): Tier {
  const { manifest } = bundle;
  const ofHarness = manifest.adapter.spec.startsWith('ref:') && manifest.actor === undefined;
  if (ofHarness && manifest.split === 'public' && !isEarlier(bundle)) return 'computed';
  // Only who has the secret seed can make a held-out run. A build cannot compute it again, nor a run of another version of the suite.
  const isOwn = own || (unsubmitted && (ofHarness || manifest.split === 'heldout'));
  const claimed = claimTier(manifest);
  return isOwn && claimed !== 'replayed' ? 'own' : claimed;
}

/** Whether a receipt says that the evidence of a bundle was valid. */
const wasValid = ({ counting }: CurrentReceipts, suite: string, digest: string) =>
  counting.some(({ suites: { [suite]: found } }) => found?.manifest === digest && found.state === 'valid');

/**
 * A bundle that this program cannot verify is shown only if a receipt says that it was valid, or if the entry belongs to the
 * maintainers.
 */
function unrecorded({ slug }: SiteEntry['entry'], { suite: { description }, manifest }: EntryBundle): Fault {
  const { id, version } = manifest.suite;
  return new Fault(
    'suite.version',
    `Entry ${slug} was run on ${id} ${version}. This program has ${id} ${description.version}, and no receipt says that the run was valid.`,
    { hint: `Run it again on ${id} ${description.version}, or start the workflow Rerun, so that the board runs it.` },
  );
}

/**
 * The board's own runs, which must be the ones that the receipt names.
 *
 * @throws `receipt.invalid`
 */
async function boardRuns(
  { files, receipts, parts }: ReceiptSource,
  entry: SiteEntry['entry'],
  { suite }: EntryBundle,
  { receipt, found, fresh }: Pick<ShownBundle, 'fresh'> & { readonly receipt: Receipt; readonly found: SuiteReceipt },
): Promise<readonly EntryBundle[]> {
  const { id } = suite.description;
  const runs: EntryBundle[] = [];
  for (const [i, digest] of found.runs.entries()) {
    const folder = `${receipts}/${runPath(receipt, id, i + 1)}`;
    await ofReceipt(receipt, async () => {
      await requireRun(files, folder, digest, { receipt, entry });
      runs.push(await readBundle(files, folder, { suite: await loadSuite(id), entry, parts }));
    });
  }
  if (fresh?.manifest) {
    const { manifest, receipt: own } = fresh;
    await ofReceipt(own, () =>
      requireRun(files, `${receipts}/${runPath(own, id, 'fresh')}`, manifest, { receipt: own, entry }),
    );
  }
  return runs;
}

/** Checks that a run is the one that its receipt names, and of the entry's image: a run of another image is no evidence about the entry. */
async function requireRun(
  files: ReadFiles,
  folder: string,
  digest: string,
  { receipt, entry }: { readonly receipt: Receipt; readonly entry: SiteEntry['entry'] },
): Promise<void> {
  await requirePlainFiles(files, folder);
  const { sha256 } = await digestFile(files, `${folder}/${BUNDLE.manifest}`);
  if (sha256 !== digest) throw new Fault('bundle.hash', `${folder} contains a different run.`);
  const [ran, entered] = [imageDigest(await loadManifest(files, folder)), imageDigestOf(entry)];
  if (ran === entered) return;
  const image = (one: string | undefined) => one ?? 'no image with a digest';
  throw new Fault(
    'receipt.invalid',
    `${receiptPath(receipt)} names a run of ${image(ran)}, and entry ${entry.slug} is of ${image(entered)}.`,
    { hint: 'Only the board writes receipts, of runs of the entry’s own image. Check the commits of that branch.' },
  );
}

async function ofReceipt(receipt: Receipt, read: () => Promise<void>): Promise<void> {
  try {
    await read();
  } catch (cause) {
    if (!isEvidenceFault(cause, 'malformed', 'missing')) throw cause;
    const message = `${receiptPath(receipt)} refers to a run that cannot be shown: ${cause.message}`;
    throw new Fault('receipt.invalid', message, { cause, hint: 'Fetch the whole branch `receipts`.' });
  }
}

/** The first of several runs, with the figures of their mean: values, tokens and times. Data by task is that of the first run. */
async function meanBundle(files: ReadFiles, runs: readonly EntryBundle[]): Promise<EntryBundle> {
  const [first, ...others] = runs as [EntryBundle, ...EntryBundle[]];
  if (others.length === 0) return first;
  const read = async ({ scorecard, folder }: EntryBundle) => ({
    scorecard,
    outcomes: await loadOutcomes(files, folder),
  });
  const scorecard = meanScorecard(await Promise.all(runs.map(read)), first.suite.description);
  return {
    ...first,
    scorecard: foldedScorecard(scorecard),
    timing: foldedTiming(mergeTimings(runs.map(({ timing }) => timing))),
  };
}
