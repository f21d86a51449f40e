import { canonical } from '../../evidence/canonical.ts';
import { sha256 } from '../../evidence/digest.ts';
import { type Manifest, manifestDigest } from '../../evidence/manifest.ts';
import type { ReadFiles } from '../../ports/files.ts';
import type { BuildCache } from './build-cache.ts';
import { contentsOf } from './contents.ts';

/**
 * What all that follows from a bundle is noted under: its manifest, which binds its other files by their hashes; these
 * files' own identities, since nobody has compared the hashes yet; and the code.
 */
export async function bundleKey(
  { harness }: BuildCache,
  files: ReadFiles,
  folder: string,
  manifest: Manifest,
): Promise<string> {
  return sha256(canonical([harness, manifestDigest(manifest), await contentsOf(files, folder)]));
}
