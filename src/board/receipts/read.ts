import { readCanonical } from '../../bundles/read-document.ts';
import { Fault, isEvidenceFault } from '../../errors/fault.ts';
import { Receipt, receiptPath } from '../../evidence/receipt.ts';
import type { ReadFiles } from '../../ports/files.ts';

/** The record of a board, read from a folder or a Git tree with the layout of the branch `receipts`. */
export interface BoardRecord {
  readonly receipts: readonly Receipt[];
  /** Slugs with a file that cannot be read, and why. The file may be a removal, so the state of these entries is unknown. */
  readonly unreadable: ReadonlyMap<string, Fault>;
}

/** How far the clocks of two machines may be apart, in milliseconds. */
const SKEW = 86_400_000;

/**
 * Reads the board's record. Each receipt must be canonical JSON, in a file whose name follows from its content. One that is dated
 * after tomorrow cannot be read: it would settle decisions that nobody has made yet, and no later receipt would count.
 *
 * @param now the time now, ISO 8601 in UTC. Without it, no date is too late
 * @throws `receipt.invalid`, with the file's name, if a file belongs to no entry, or the folder is of another branch
 */
export async function readRecord(files: ReadFiles, folder: string, now: string | undefined): Promise<BoardRecord> {
  const top = `${folder}/receipts`;
  const receipts: Receipt[] = [];
  const unreadable = new Map<string, Fault>();
  const noting = async (slug: string, read: () => Promise<void>) => {
    try {
      await read();
    } catch (thrown) {
      if (!(thrown instanceof Fault && thrown.code === 'receipt.invalid')) throw thrown;
      unreadable.set(slug, thrown);
    }
  };
  const readReceipt = async (path: string) => {
    const receipt = await orInvalid(() => readCanonical(files, path, Receipt));
    const expected = `${folder}/${receiptPath(receipt)}`;
    if (expected !== path) {
      const misplaced = invalid(`${path} belongs at ${expected}: its name does not follow from what it says.`);
      // The entry that it is about lacks it where it belongs.
      unreadable.set(receipt.slug, misplaced);
      throw misplaced;
    }
    if (now !== undefined && Date.parse(receipt.date) > Date.parse(now) + SKEW)
      throw invalid(`${path} is dated ${receipt.date}, more than a day after the present time.`);
    receipts.push(receipt);
  };
  if (!(await files.exists(top))) await requireEmpty(files, folder);
  for (const slug of await names(files, top, 'folder')) {
    await noting(slug, async () => {
      for (const name of await names(files, `${top}/${slug}`, 'file'))
        await noting(slug, () => readReceipt(`${top}/${slug}/${name}`));
    });
  }
  return { receipts, unreadable };
}

/** Without this, every removal would be lost if another branch, or a part of the right one, was checked out. */
async function requireEmpty(files: ReadFiles, folder: string): Promise<void> {
  const listed = (await files.isDirectory(folder)) ? await files.entries(folder) : [];
  const other = listed.find(({ name, kind }) => kind === 'folder' && !name.startsWith('.'));
  if (other === undefined) return;
  const holds = `it holds the folder ${JSON.stringify(other.name)}, and no folder "receipts"`;
  throw invalid(`${folder} is not the whole branch \`receipts\`: ${holds}.`);
}

async function names(files: ReadFiles, folder: string, expected: 'file' | 'folder'): Promise<readonly string[]> {
  if (!(await files.exists(folder))) return [];
  const listed = await files.entries(folder);
  const stray = listed.find(({ kind }) => kind !== expected);
  if (stray) throw invalid(`${folder} holds ${JSON.stringify(stray.name)}, which is not a regular ${expected}.`);
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
    hint: 'Only the board writes receipts, and it never changes them. Check the commits of that branch.',
  });
}
