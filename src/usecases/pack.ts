import { requirePlainEntry } from '../board/entry-folder.ts';
import type { DatasetChoice } from '../bundles/dataset.ts';
import { loadManifest } from '../bundles/load-bundle.ts';
import { type Packed, packBundle } from '../bundles/pack-bundle.ts';
import { readDocument } from '../bundles/read-document.ts';
import { Fault } from '../errors/fault.ts';
import { Entry } from '../evidence/entry.ts';
import type { Files } from '../ports/files.ts';

/**
 * Packs transcript and tape of a bundle, or of each bundle of an entry, in place. Bundles that are packed already, or of
 * held-out data, are unchanged.
 *
 * @throws `bundle.hash` if a file is not as the manifest lists it; `entry.invalid` if the entry contains a link; `usage` if all
 * bundles are of held-out data
 */
export async function pack(files: Files, folder: string, data: DatasetChoice) {
  const packed: Packed[] = [];
  for (const bundle of await bundlesIn(files, folder)) {
    const manifest = await loadManifest(files, bundle);
    if (manifest.split !== 'heldout') packed.push(...(await packBundle(files, bundle, manifest, data)));
  }
  if (packed.length > 0) return packed;
  throw new Fault(
    'usage',
    `${folder} cannot be packed, because the transcript of a held-out bundle stays uncompressed.`,
    { hint: 'Only people with the secret data could unpack it.' },
  );
}

async function bundlesIn(files: Files, folder: string): Promise<readonly string[]> {
  const path = `${folder}/entry.json`;
  if (!(await files.exists(path))) return [folder];
  // A linked bundle would be packed where it is, out of the entry.
  await requirePlainEntry(files, folder);
  const entry = await readDocument(files, path, Entry);
  return [...new Set(Object.values(entry.suites))].map((name) => `${folder}/${name}`);
}
