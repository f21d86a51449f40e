import { boardFault } from '../bundles/verify/board-fault.ts';
import { Fault } from '../errors/fault.ts';
import type { Manifest } from '../evidence/manifest.ts';
import { runPath } from '../evidence/receipt.ts';
import type { Files, ReadFiles } from '../ports/files.ts';
import type { Progress } from '../ports/ports.ts';
import type { ShownBundle, ShownEntry, SiteEntry } from '../site/board/entries.ts';
import type { BoardEntries } from './board.ts';
import { type BuildCache, bundleKey, readNote, writeNote } from './cache/build-cache.ts';
import { ownFault, type Withheld } from './withheld.ts';

/**
 * A board with only those entries whose bundles all verify, the submitted ones and the board's own runs. The others are
 * withheld, each with what does not hold, in the order of their slugs.
 */
export async function verifiedBoard(
  { files, progress }: { readonly files: Files; readonly progress: Progress },
  evidence: Evidence,
  board: BoardEntries,
): Promise<BoardEntries> {
  const broken: Withheld[] = [];
  progress.begin('entries verified', board.shown.length);
  for (const [i, shown] of board.shown.entries()) {
    const fault = await entryFault(files, evidence, shown);
    if (fault) broken.push({ slug: shown.entry.slug, fault });
    progress.advance(i + 1);
  }
  progress.end();
  const holds = ({ entry }: SiteEntry) => !broken.some(({ slug }) => slug === entry.slug);
  return {
    ...board,
    submitted: board.submitted.filter(holds),
    shown: board.shown.filter(holds),
    withheld: [...board.withheld, ...broken].sort((a, b) => (a.slug < b.slug ? -1 : 1)),
  };
}

/** Whether a board has entries and none of them can be shown: the fault is then rather in the harness than in all of them. */
export function nothingHolds({ shown, withheld }: BoardEntries): boolean {
  return shown.length === 0 && withheld.length > 0;
}

export interface Evidence {
  /** Reads the entries' bundles. */
  readonly source: ReadFiles;
  /** Looks like the branch `receipts`. */
  readonly receipts?: string | undefined;
  /** Holds data that is not built in, each file as SHA256.jsonl. */
  readonly datasets?: string | undefined;
  readonly cache?: BuildCache | undefined;
}

/** Verifies all that an entry shows: submitted bundles, and the board's own runs. What does not hold first, if anything. */
async function entryFault(files: Files, evidence: Evidence, { entry, bundles }: ShownEntry) {
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

/** Verifies a bundle once: that it holds is noted, and what does not hold is looked at again every time. */
async function verifiedOnce(
  files: Files,
  cache: BuildCache | undefined,
  bundle: { readonly reader: ReadFiles; readonly folder: string; readonly manifest: Manifest },
  verify: () => Promise<Fault | undefined>,
): Promise<Fault | undefined> {
  if (cache === undefined) return verify();
  const key = await bundleKey(cache, bundle.reader, bundle.folder, bundle.manifest);
  const says = `${key} holds`;
  if ((await readNote(files, cache, `verified/${key}`)) === says) return undefined;
  const fault = await verify();
  if (fault === undefined) await writeNote(files, cache, `verified/${key}`, says);
  return fault;
}
