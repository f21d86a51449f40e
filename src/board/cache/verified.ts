import type { Fault } from '../../errors/fault.ts';
import type { Manifest } from '../../evidence/manifest.ts';
import type { Files, ReadFiles } from '../../ports/files.ts';
import { type BuildCache, readNote, writeNote } from './build-cache.ts';
import { bundleKey } from './bundle-key.ts';

/** Verifies a bundle once: that it holds is noted, and what does not hold is looked at again every time. */
export async function verifiedOnce(
  files: Files,
  cache: BuildCache | undefined,
  bundle: { readonly reader: ReadFiles; readonly folder: string; readonly manifest: Manifest },
  verify: () => Promise<Fault | undefined>,
): Promise<Fault | undefined> {
  if (cache === undefined) return verify();
  const key = await bundleKey(cache, bundle.reader, bundle.folder, bundle.manifest);
  const says = `${key} holds`;
  if ((await readNote(files, cache, `verified/${key}`)) === says) return undefined;
  const fault = await verify();
  if (fault === undefined) await writeNote(files, cache, `verified/${key}`, says);
  return fault;
}
