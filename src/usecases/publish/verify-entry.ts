import { Fault } from '../../errors/fault.ts';
import { rerunPath } from '../../evidence/receipt.ts';
import type { Files, ReadFiles } from '../../ports/files.ts';
import type { ShownBundle, ShownEntry } from '../../site/entries.ts';
import { bundleFault } from '../verify/bundle-fault.ts';

export interface Evidence {
  /** Reads the entries' bundles. */
  readonly source: ReadFiles;
  /** Looks like the branch `receipts`. */
  readonly receipts: string | undefined;
  /** Holds data that is not built in, each file as SHA256.jsonl. */
  readonly datasets: string | undefined;
}

/** Verifies all that an entry shows: submitted bundles, and the board's own runs. What does not hold is a fault each. */
export async function verifyEntry(
  files: Files,
  evidence: Evidence,
  { entry, bundles }: ShownEntry,
): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  for (const { reader, folder, dataset } of bundles.flatMap((bundle) => placesOf(files, evidence, bundle))) {
    const path = `${evidence.datasets}/${dataset}.jsonl`;
    const given = evidence.datasets !== undefined && (await files.exists(path));
    const found = await bundleFault(files, folder, given ? { path } : {}, reader);
    if (!found) continue;
    const { code, message, hint } = found;
    faults.push(new Fault(code, `Entry ${entry.slug}: ${message}`, { cause: found, ...(hint && { hint }) }));
  }
  return faults;
}

function placesOf(files: Files, { source, receipts }: Evidence, bundle: ShownBundle) {
  const { submitted = bundle, receipt, suite, manifest } = bundle;
  const first = { reader: source, folder: submitted.folder, dataset: submitted.manifest.dataset.sha256 };
  if (submitted === bundle || receipt === undefined) return [first];
  const again = `${receipts}/${rerunPath(receipt, suite.description.id)}`;
  return [first, { reader: files, folder: again, dataset: manifest.dataset.sha256 }];
}
