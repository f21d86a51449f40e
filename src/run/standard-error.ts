import { STANDARD_ERROR } from '../evidence/bundle.ts';
import type { Files } from '../ports/files.ts';
import { foldRepeats } from '../text/fold-repeats.ts';
import { safeText } from '../text/safe-text.ts';
import { linesOf } from '../text/words.ts';

/** In characters as stored: a character that cannot be printed takes six. */
const MOST_KEPT = 65_536;
const MOST_SHOWN = 2_048;

/**
 * Appends what an adapter wrote to standard error to a file in the folder of the bundle. Lines are made safe to print, so that the file has
 * no effect on a terminal or log that shows it. If nothing was written, there is no file.
 */
export async function keepStandardError(files: Files, out: string, text: string): Promise<void> {
  if (text === '') return;
  const path = `${out}/${STANDARD_ERROR}`;
  const before = (await files.exists(path)) ? await files.text(path) : '';
  const lines = linesOf(text).map((line) => safeText(line, Number.POSITIVE_INFINITY));
  await files.write(path, lastOf(`${before}${lines.join('\n').replace(/\n?$/, '\n')}`, MOST_KEPT));
}

/** The last lines of that file, short enough to show, with repeated lines folded; empty if nothing was written. */
export async function lastStandardError(files: Files, out: string): Promise<string> {
  const path = `${out}/${STANDARD_ERROR}`;
  if (!(await files.exists(path))) return '';
  const lines = (await files.text(path)).trimEnd().split('\n');
  return lastOf(foldRepeats(lines).join('\n'), MOST_SHOWN).trim();
}

/** The last whole lines of a text within `length` characters; of a single longer line its end. */
function lastOf(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.slice(-length).toWellFormed();
  const line = end.indexOf('\n') + 1;
  return line === 0 || line === end.length ? end : end.slice(line);
}
