import type * as z from 'zod';
import { canonical } from '../../evidence/canonical.ts';
import { RunningDigest, sha256 } from '../../evidence/digest.ts';
import { type Manifest, manifestDigest } from '../../evidence/manifest.ts';
import type { Files, ReadFiles } from '../../ports/files.ts';

/** A folder of the board's own: what is written there decides what a site shows. */
export interface BuildCache {
  readonly folder: string;
  /** Of the code that verifies and derives; other code finds nothing here. */
  readonly harness: string;
}

/** A text that was noted under a name; undefined where there is none, or where it is not whole. */
export async function readNote(files: Files, { folder }: BuildCache, name: string): Promise<string | undefined> {
  const path = `${folder}/${name}`;
  if (!(await files.exists(path))) return undefined;
  const whole = await files.text(path);
  const end = whole.indexOf('\n');
  const text = whole.slice(end + 1);
  return end === DIGITS && sha256(text) === whole.slice(0, end) ? text : undefined;
}

/** A note's JSON in its schema; undefined where it is neither. */
export function noted<T>(schema: z.ZodType<T>, text: string | undefined): T | undefined {
  try {
    return text === undefined ? undefined : schema.safeParse(JSON.parse(text)).data;
  } catch (thrown) {
    if (thrown instanceof SyntaxError) return undefined;
    throw thrown;
  }
}

/** The digest in front tells a note that was torn, or tampered with by accident. */
export async function writeNote(files: Files, { folder }: BuildCache, name: string, text: string): Promise<void> {
  await files.write(`${folder}/${name}`, `${sha256(text)}\n${text}`);
}

const DIGITS = 64;

/** A digest that is another one whenever anything in a folder is: every name, kind and identity. No file is read. */
export async function contentsOf(files: ReadFiles, folder: string): Promise<string> {
  const digest = new RunningDigest();
  await add(files, folder, digest);
  return digest.hex();
}

async function add(files: ReadFiles, folder: string, digest: RunningDigest): Promise<void> {
  for (const { name, kind } of (await files.exists(folder)) ? await files.entries(folder) : []) {
    const path = `${folder}/${name}`;
    digest.addText(`${JSON.stringify(name)} ${kind} ${kind === 'folder' ? '(' : await files.identity(path)}\n`);
    if (kind !== 'folder') continue;
    await add(files, path, digest);
    digest.addText(')\n');
  }
}

/**
 * What all that follows from a bundle is noted under: its manifest, which binds its other files by their hashes; these
 * files' own identities, since the hashes have not been compared yet; and the code.
 */
export async function bundleKey({ harness }: BuildCache, files: ReadFiles, folder: string, manifest: Manifest) {
  return sha256(canonical([harness, manifestDigest(manifest), await contentsOf(files, folder)]));
}
