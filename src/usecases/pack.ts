import { requirePlainEntry } from '../board/entry-folder.ts';
import type { DatasetChoice } from '../bundles/dataset.ts';
import { loadManifest, openRun } from '../bundles/load-bundle.ts';
import { readDocument } from '../bundles/read-document.ts';
import { packedTape } from '../bundles/tape.ts';
import { packedTranscript } from '../bundles/transcript.ts';
import { hashProblem } from '../bundles/verify/form.ts';
import { Fault } from '../errors/fault.ts';
import { BUNDLE, PACKED_TAPE, PACKED_TRANSCRIPT, TAPE } from '../evidence/bundle.ts';
import { Entry } from '../evidence/entry.ts';
import type { Manifest } from '../evidence/manifest.ts';
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
    if (manifest.split === 'public') packed.push(...(await packBundle(files, bundle, manifest, data)));
  }
  if (packed.length > 0) return packed;
  throw new Fault(
    'usage',
    `${folder} cannot be packed, because the transcript of a held-out bundle stays uncompressed.`,
    {
      hint: 'Only people with the secret data could unpack it.',
    },
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

/** A packed file, with its size and the size of its content. */
interface Packed {
  readonly file: string;
  readonly plain: number;
  readonly bytes: number;
}

async function packBundle(
  files: Files,
  folder: string,
  manifest: Manifest,
  data: DatasetChoice,
): Promise<readonly Packed[]> {
  const run = await openRun(files, folder, manifest, data);
  const before = await hashProblem(files, folder, manifest, run);
  if (before !== undefined)
    throw new Fault(before.code, `${folder}: ${before.detail}.`, { hint: before.remedy ?? RUN });
  const replace = async (plain: string, packed: string, bytes: () => Promise<Uint8Array>): Promise<Packed> => {
    const file = `${folder}/${packed}`;
    if (await files.exists(`${folder}/${plain}`)) {
      await files.write(file, await bytes());
      await files.remove(`${folder}/${plain}`);
    }
    const size = manifest.files.find(({ path }) => path === plain)?.bytes ?? 0;
    return { file, plain: size, bytes: await files.size(file) };
  };
  const transcript = await replace(BUNDLE.transcript, PACKED_TRANSCRIPT, () => packedTranscript(files, folder, run));
  if (manifest.gateway === undefined) return [transcript];
  return [transcript, await replace(TAPE, PACKED_TAPE, () => packedTape(files, folder))];
}

const RUN = 'Use the unchanged bundle that `cib run --out` wrote.';
