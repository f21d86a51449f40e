import { Fault } from '../errors/fault.ts';
import { BUNDLE, PACKED_TAPE, PACKED_TRANSCRIPT, TAPE } from '../evidence/bundle.ts';
import type { Manifest } from '../evidence/manifest.ts';
import type { Files } from '../ports/files.ts';
import type { DatasetChoice } from './dataset.ts';
import { openRun } from './load-bundle.ts';
import { packedTape } from './tape.ts';
import { packedTranscript } from './transcript.ts';
import { filesProblem, hashProblem } from './verify/form.ts';

/** A packed file, with its size and the size of its content. */
export interface Packed {
  readonly file: string;
  readonly plain: number;
  readonly bytes: number;
}

/**
 * Packs the transcript and the tape of a bundle of public data in place. Files that are packed already are unchanged.
 *
 * @throws `bundle.hash` if a file is not as the manifest lists it; the code of `filesProblem` if there are other files
 */
export async function packBundle(
  files: Files,
  folder: string,
  manifest: Manifest,
  data: DatasetChoice,
): Promise<readonly Packed[]> {
  const run = await openRun(files, folder, manifest, data);
  // The manifest of a stranger's bundle may list files that are not in it, which must not be read.
  const before = (await filesProblem(files, folder, manifest)) ?? (await hashProblem(files, folder, manifest, run));
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
