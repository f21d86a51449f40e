import { Fault } from '../errors/fault.ts';
import { BUNDLE, listedFiles, TAPE } from '../evidence/bundle.ts';
import { canonical } from '../evidence/canonical.ts';
import { RunningDigest } from '../evidence/digest.ts';
import type { Manifest, ManifestDraft } from '../evidence/manifest.ts';
import type { Files, ReadFiles } from '../ports/files.ts';

export type FileDigest = Omit<Manifest['files'][number], 'path'>;

/**
 * Lists the bundle's other files with their digests. Written last, so that a folder with a manifest is complete.
 *
 * @param known the digests of the plain transcript and tape, if the folder has them packed
 */
export async function writeManifest(
  files: Files,
  folder: string,
  draft: ManifestDraft,
  known: { readonly transcript?: FileDigest; readonly tape?: FileDigest | undefined } = {},
): Promise<void> {
  const listed: Manifest['files'] = [];
  const knownOf: Readonly<Record<string, FileDigest | undefined>> = {
    [BUNDLE.transcript]: known.transcript,
    [TAPE]: known.tape,
  };
  for (const path of listedFiles(draft)) {
    listed.push({ path, ...(knownOf[path] ?? (await digestFile(files, `${folder}/${path}`))) });
  }
  await files.write(`${folder}/${BUNDLE.manifest}`, `${canonical({ ...draft, files: listed })}\n`);
}

/**
 * The file of a bundle's transcript or tape, which may be stored plain or packed.
 *
 * @throws `bundle.duplicate` if it has both forms
 */
export async function storedName<Plain extends string, Packed extends string>(
  files: ReadFiles,
  folder: string,
  plain: Plain,
  packed: Packed,
): Promise<Plain | Packed> {
  if (!(await files.exists(`${folder}/${packed}`))) return plain;
  if (!(await files.exists(`${folder}/${plain}`))) return packed;
  throw new Fault('bundle.duplicate', `${folder} has both ${plain} and ${packed}.`, {
    hint: 'Remove one of the two files.',
  });
}

/** Size, lines and SHA-256 of a file, read once as a stream. */
export async function digestFile(files: ReadFiles, path: string): Promise<FileDigest> {
  const digest = new RunningDigest();
  for await (const chunk of files.stream(path)) digest.add(chunk);
  return fileDigest(digest);
}

/** The manifest's record of a file, from its digest. Ends the digest. */
export const fileDigest = (digest: RunningDigest): FileDigest => ({
  bytes: digest.bytes,
  lines: digest.lines,
  sha256: digest.hex(),
});
