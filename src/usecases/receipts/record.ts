import { Fault } from '../../errors/fault.ts';
import { BUNDLE } from '../../evidence/bundle.ts';
import { Entry } from '../../evidence/entry.ts';
import { Receipt, type ReceiptEvent, receiptPath, receiptText } from '../../evidence/receipt.ts';
import { checkSchema } from '../../evidence/schema-check.ts';
import type { Ports } from '../../ports/ports.ts';
import { readDocument } from '../read-document.ts';
import { broken } from '../verify/broken.ts';
import { verifyBundle } from '../verify/verify-bundle.ts';
import { digestFile } from '../write-manifest.ts';
import { folderTree, unchangedTrees } from './entry-trees.ts';

/** What a maintainer decides; that a system was reproduced follows from a run of the board alone. */
type Decided = Exclude<ReceiptEvent, 'reproduced'>;

export interface Recording {
  readonly entries: string;
  readonly receipts: string;
  readonly slug: string;
  readonly event: Decided;
  readonly reason: string;
  readonly actor: Receipt['actor'];
  /** For data that is not built in. */
  readonly dataset?: string | undefined;
}

/**
 * Writes a decision on an entry, as it is committed, for a maintainer to commit to the branch `receipts`; gives its path.
 * What says that evidence holds is only written where it does.
 */
export async function recordDecision(
  { files, processes, clock }: Pick<Ports, 'files' | 'processes' | 'clock'>,
  { entries, receipts, slug, event, reason, actor, dataset }: Recording,
): Promise<string> {
  const folder = `${entries}/${slug}`;
  if (!(await files.isDirectory(folder))) throw new Fault('input.missing', `There is no folder ${folder}.`);
  const committed = (await unchangedTrees(processes, entries)).get(slug);
  const receipt = checkSchema(
    Receipt,
    {
      schema: 'receipt/1',
      slug,
      tree: committed ?? (await folderTree(files, folder)),
      event,
      reason,
      actor,
      date: clock.now(),
      head: null,
      pull_request: null,
      run: null,
      suites: event === 'verified' || event === 'rescored' ? await verifiedSuites(files, folder, dataset) : {},
    },
    'the receipt',
  );
  const path = `${receipts}/${receiptPath(receipt)}`;
  await files.write(path, receiptText(receipt));
  return path;
}

async function verifiedSuites(files: Ports['files'], folder: string, path: string | undefined) {
  const entry = await readDocument(files, `${folder}/entry.json`, Entry);
  const suites: Receipt['suites'] = {};
  for (const [id, name] of Object.entries(entry.suites)) {
    const { checks, manifest, state } = await verifyBundle(files, `${folder}/${name}`, { path });
    const [problem] = broken(manifest?.system.kind, checks);
    if (problem) throw new Fault('bundle.invalid', `${folder}/${name} does not verify: ${problem.title}.`);
    const { sha256 } = await digestFile(files, `${folder}/${name}/${BUNDLE.manifest}`);
    suites[id] = { manifest: sha256, rerun: null, state, agreement: null };
  }
  return suites;
}
