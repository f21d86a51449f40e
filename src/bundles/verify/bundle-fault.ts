import { Fault, isEvidenceFault } from '../../errors/fault.ts';
import type { Files, ReadFiles } from '../../ports/files.ts';
import type { DatasetChoice } from '../dataset.ts';
import { broken } from './broken.ts';
import { verifyBundle } from './verify-bundle.ts';

/** Why a bundle does not belong on a board: what does not verify first, or what keeps it from being judged. */
export async function bundleFault(
  files: Files,
  folder: string,
  data: DatasetChoice,
  reader: ReadFiles,
): Promise<Fault | undefined> {
  try {
    const { checks, manifest } = await verifyBundle(files, folder, data, reader);
    const [first, ...more] = broken(manifest?.system.kind, checks);
    if (first === undefined) return undefined;
    const others = more.length === 0 ? '' : `; and ${more.length} more`;
    const message = `${folder} does not verify: ${first.title}: ${first.detail ?? 'not held'}${others}`;
    return new Fault('bundle.invalid', message, first.remedy === undefined ? {} : { hint: first.remedy });
  } catch (thrown) {
    if (isEvidenceFault(thrown, 'missing', 'uncheckable')) return thrown;
    throw thrown;
  }
}
