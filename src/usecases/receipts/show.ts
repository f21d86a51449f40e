import { Fault } from '../../errors/fault.ts';
import { BUNDLE } from '../../evidence/bundle.ts';
import { manifestDigest } from '../../evidence/manifest.ts';
import { type Receipt, receiptPath, rerunPath } from '../../evidence/receipt.ts';
import type { ReadFiles } from '../../ports/files.ts';
import type { EntryBundle, ShownBundle, ShownEntry, SiteEntry } from '../../site/board/entries.ts';
import { loadSuite } from '../../suites/catalogue.ts';
import { receivedTier, type Standing } from '../../verify/standing.ts';
import { readBundle } from '../read-entry.ts';
import type { ReadParts } from '../read-parts.ts';
import { digestFile } from '../write-manifest.ts';

interface Board {
  /** Reads the receipts' folder. */
  readonly files: ReadFiles;
  /** Looks like the branch `receipts`; absent where there are none. */
  readonly receipts: string | undefined;
  readonly parts: ReadParts;
}

/** An entry with the tiers that its receipts give it; of a reproduced run the board's own takes the place of the submitted. */
export async function showEntry(board: Board, { entry, bundles }: SiteEntry, found: Standing): Promise<ShownEntry> {
  const shown: ShownBundle[] = [];
  for (const bundle of bundles) {
    const { id } = bundle.suite.description;
    const received = receivedTier(found, id, manifestDigest(bundle.manifest));
    const { tier, receipt } = received;
    if (tier !== 'reproduced' || receipt === undefined) {
      shown.push({ ...bundle, ...received, digest: manifestDigest(bundle.manifest), submitted: undefined });
    } else shown.push({ ...(await rerun(board, entry, bundle, receipt)), ...received, submitted: bundle });
  }
  return { entry, bundles: shown, dispute: found.against?.event === 'disputed' ? found.against : undefined };
}

/** The board's own run, which must be the very one that the receipt names. Throws `receipt.invalid`. */
async function rerun(
  { files, receipts, parts }: Board,
  entry: SiteEntry['entry'],
  { suite }: EntryBundle,
  receipt: Receipt,
): Promise<EntryBundle & Pick<ShownBundle, 'digest'>> {
  const { id } = suite.description;
  const folder = `${receipts}/${rerunPath(receipt, id)}`;
  try {
    const { sha256 } = await digestFile(files, `${folder}/${BUNDLE.manifest}`);
    if (sha256 !== receipt.suites[id]?.rerun) throw new Fault('bundle.hash', `${folder} holds another run.`);
    return { ...(await readBundle(files, folder, await loadSuite(id), entry, parts)), digest: sha256 };
  } catch (cause) {
    if (!(cause instanceof Fault && /^(?:json\.|bundle\.|file\.missing$)/.test(cause.code))) throw cause;
    const message = `${receiptPath(receipt)} rests on a run that cannot be shown: ${cause.message}`;
    throw new Fault('receipt.invalid', message, { cause, hint: 'Fetch the whole branch `receipts`.' });
  }
}
