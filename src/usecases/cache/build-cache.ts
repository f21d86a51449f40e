import { sha256 } from '../../evidence/digest.ts';
import type { Files } from '../../ports/files.ts';

/** A folder of the board's own: whoever may write there may say what a site shows. */
export interface BuildCache {
  readonly folder: string;
  /** Of the code that verifies and derives; other code finds nothing here. */
  readonly harness: string;
}

/** A text that was noted under a name; undefined where there is none, or where it is not whole. */
export async function readNote(files: Files, { folder }: BuildCache, name: string): Promise<string | undefined> {
  const path = `${folder}/${name}`;
  if (!(await files.exists(path))) return undefined;
  const noted = await files.text(path);
  const end = noted.indexOf('\n');
  const text = noted.slice(end + 1);
  return end === DIGITS && sha256(text) === noted.slice(0, end) ? text : undefined;
}

/** The digest in front tells a note that was torn, or tampered with by accident. */
export async function writeNote(files: Files, { folder }: BuildCache, name: string, text: string): Promise<void> {
  await files.write(`${folder}/${name}`, `${sha256(text)}\n${text}`);
}

const DIGITS = 64;
