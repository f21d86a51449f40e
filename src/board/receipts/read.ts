import { readCanonical } from '../../bundles/read-document.ts';
import { Fault, isEvidenceFault } from '../../errors/fault.ts';
import { Receipt, receiptPath } from '../../evidence/receipt.ts';
import type { ReadFiles } from '../../ports/files.ts';

/** The record as a folder, or a tree of a Git repository, has it that looks like the branch `receipts`. */
export interface BoardRecord {
  readonly receipts: readonly Receipt[];
  /** Of which slugs something cannot be read, and why: it may be a removal, so that nothing can be said of them. */
  readonly unreadable: ReadonlyMap<string, Fault>;
}

/**
 * Reads the board's record. Each receipt must be the canonical text of what it says, under the name that follows from it.
 *
 * @throws `receipt.invalid`, naming the file, where a file belongs to no entry.
 */
export async function readRecord(files: ReadFiles, folder: string): Promise<BoardRecord> {
  const top = `${folder}/receipts`;
  const receipts: Receipt[] = [];
  const unreadable = new Map<string, Fault>();
  for (const slug of await names(files, top, 'folder')) {
    try {
      for (const name of await names(files, `${top}/${slug}`, 'file')) {
        receipts.push(await readReceipt(files, folder, `${top}/${slug}/${name}`));
      }
    } catch (thrown) {
      if (!(thrown instanceof Fault && thrown.code === 'receipt.invalid')) throw thrown;
      unreadable.set(slug, thrown);
    }
  }
  return { receipts, unreadable };
}

async function readReceipt(files: ReadFiles, folder: string, path: string): Promise<Receipt> {
  const receipt = await orInvalid(() => readCanonical(files, path, Receipt));
  const place = `${folder}/${receiptPath(receipt)}`;
  if (place === path) return receipt;
  throw invalid(`${path} belongs at ${place}: its name does not follow from what it says.`);
}

async function names(files: ReadFiles, folder: string, wanted: 'file' | 'folder'): Promise<readonly string[]> {
  if (!(await files.exists(folder))) return [];
  const listed = await files.entries(folder);
  const stray = listed.find(({ kind }) => kind !== wanted);
  if (stray) throw invalid(`${folder} holds ${JSON.stringify(stray.name)}, which is no plain ${wanted}.`);
  return listed.map(({ name }) => name);
}

async function orInvalid<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (thrown) {
    if (isEvidenceFault(thrown, 'malformed')) throw invalid(thrown.message, thrown);
    throw thrown;
  }
}

function invalid(message: string, cause?: unknown): Fault {
  return new Fault('receipt.invalid', message, {
    cause,
    hint: 'Receipts are written by the board alone, and never changed: see what was committed to that branch.',
  });
}
