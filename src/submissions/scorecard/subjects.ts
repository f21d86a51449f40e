import { BUNDLE } from '../../evidence/bundle.ts';
import { type Receipt, receiptId, receiptText } from '../../evidence/receipt.ts';
import type { Files } from '../../ports/files.ts';

export interface Subjects {
  readonly receipt: string;
  /** The receipt and the manifests of the board's own runs that it names: through these, every byte that is published. */
  readonly all: readonly string[];
}

/** Puts what is to be attested into a folder, under names that say what it is. */
export async function keepSubjects(
  files: Files,
  folder: string,
  receipt: Receipt,
  runs: Readonly<Record<string, readonly string[]>>,
): Promise<Subjects> {
  await files.remove(folder);
  const name = `${receipt.slug}-${receiptId(receipt)}`;
  const path = `${folder}/${name}.receipt.json`;
  await files.write(path, receiptText(receipt));
  const all = [path];
  for (const [id, { runs: digests }] of Object.entries(receipt.suites)) {
    for (const [i] of digests.entries()) {
      const subject = `${folder}/${name}-${id}-${i + 1}.${BUNDLE.manifest}`;
      await files.write(subject, await files.text(`${runs[id]?.[i]}/${BUNDLE.manifest}`));
      all.push(subject);
    }
  }
  return { receipt: path, all };
}
