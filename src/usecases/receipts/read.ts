import { Fault } from '../../errors/fault.ts';
import { Receipt, receiptPath } from '../../evidence/receipt.ts';
import type { ReadFiles } from '../../ports/files.ts';
import { readCanonical } from '../read-document.ts';

/**
 * All receipts of a folder, or of a tree of a Git repository, that looks like the branch `receipts`. Each must be the one
 * text of what it says, under the name that follows from it. Throws `receipt.invalid`, naming the file: a record that
 * cannot be read is never passed over.
 */
export async function readReceipts(files: ReadFiles, folder: string): Promise<readonly Receipt[]> {
  const top = `${folder}/receipts`;
  const found: Receipt[] = [];
  for (const slug of await names(files, top, 'folder')) {
    for (const name of await names(files, `${top}/${slug}`, 'file')) {
      const path = `${top}/${slug}/${name}`;
      const receipt = await orInvalid(() => readCanonical(files, path, Receipt));
      const place = `${folder}/${receiptPath(receipt)}`;
      if (place !== path) throw invalid(`${path} belongs at ${place}: its name does not follow from what it says.`);
      found.push(receipt);
    }
  }
  return found;
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
    if (thrown instanceof Fault && thrown.code.startsWith('json.')) throw invalid(thrown.message, thrown);
    throw thrown;
  }
}

function invalid(message: string, cause?: unknown): Fault {
  return new Fault('receipt.invalid', message, {
    cause,
    hint: 'Receipts are written by the board alone, and never changed: see what was committed to that branch.',
  });
}
