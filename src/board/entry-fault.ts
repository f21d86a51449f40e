import { boardFault } from '../bundles/verify/board-fault.ts';
import { Fault } from '../errors/fault.ts';
import { runPath } from '../evidence/receipt.ts';
import type { Files, ReadFiles } from '../ports/files.ts';
import type { ShownBundle, ShownEntry } from '../site/board/entries.ts';
import type { BuildCache } from './cache/build-cache.ts';
import { verifiedOnce } from './cache/verified.ts';
import { ownFault } from './withheld.ts';

export interface Evidence {
  /** Reads the entries' bundles. */
  readonly source: ReadFiles;
  /** Looks like the branch `receipts`. */
  readonly receipts: string | undefined;
  /** Holds data that is not built in, each file as SHA256.jsonl. */
  readonly datasets: string | undefined;
  readonly cache: BuildCache | undefined;
}

/** Verifies all that an entry shows: submitted bundles, and the board's own runs. What does not hold first, if anything. */
export async function entryFault(
  files: Files,
  evidence: Evidence,
  { entry, bundles }: ShownEntry,
): Promise<Fault | undefined> {
  for (const { reader, folder, manifest } of bundles.flatMap((bundle) => placesOf(evidence, bundle, files))) {
    const path = `${evidence.datasets}/${manifest.dataset.sha256}.jsonl`;
    const given = evidence.datasets !== undefined && (await files.exists(path));
    const verify = () => boardFault(files, { folder, data: given ? { path } : {}, bundle: reader });
    const found = await verifiedOnce(files, evidence.cache, { reader, folder, manifest }, verify).catch(ownFault);
    if (found === undefined) continue;
    const { code, message } = found;
    const hint = code === 'dataset.needed' && !given ? DATA : found.hint;
    return new Fault(code, `Entry ${entry.slug}: ${message}`, { cause: found, ...(hint && { hint }) });
  }
  return undefined;
}

const DATA = 'Put that file, named SHA256.jsonl by its digest, into the folder of data that is given to the build.';

function placesOf({ source, receipts }: Evidence, bundle: ShownBundle, files: Files) {
  const { submitted = bundle, receipt, suite, runs } = bundle;
  const first = { reader: source, folder: submitted.folder, manifest: submitted.manifest };
  if (submitted === bundle || receipt === undefined) return [first];
  const own = runs.map(({ manifest }, i) => {
    return { reader: files, folder: `${receipts}/${runPath(receipt, suite.description.id, i + 1)}`, manifest };
  });
  return [first, ...own];
}
