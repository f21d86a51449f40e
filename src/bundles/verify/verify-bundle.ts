import { Fault } from '../../errors/fault.ts';
import type { Files, ReadFiles } from '../../ports/files.ts';
import type { DatasetChoice } from '../dataset.ts';
import { type HeldOutVerification, verifyHeldOut } from '../heldout/verify.ts';
import { loadManifest } from '../load-bundle.ts';
import { type Verification, verify } from './verify.ts';

/** All that can be checked of a bundle: of a held-out one, before its reveal, hashes and outcomes only. */
export async function verifyBundle(
  files: Files,
  folder: string,
  data: DatasetChoice,
  bundle: ReadFiles = files,
): Promise<Verification | HeldOutVerification> {
  const secret = data.heldOut === undefined && (await isHeldOut(bundle, folder));
  return secret ? verifyHeldOut(bundle, folder) : verify(files, folder, data, bundle);
}

/** What keeps a manifest from being read is for the verification to tell. */
async function isHeldOut(bundle: ReadFiles, folder: string): Promise<boolean> {
  try {
    return (await loadManifest(bundle, folder)).split === 'heldout';
  } catch (thrown) {
    if (thrown instanceof Fault) return false;
    throw thrown;
  }
}
