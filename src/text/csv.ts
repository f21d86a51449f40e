import { safeText } from './safe-text.ts';

/** A cell; null is empty. */
export type CsvCell = string | number | boolean | null;

/** A cell of untrusted text without what cannot be printed. */
export const safeCell = (cell: CsvCell): CsvCell => (typeof cell === 'string' ? safeText(cell, 500) : cell);

/**
 * The start of a formula as spreadsheets recognise it: at a cell's start, after blanks, or after what is a separator in
 * another locale; also with full-width signs.
 * Source: https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA = /(^|[\t\r\n;,|])([^\S\t\r\n]*)(?=[=+\-@＝＋－＠])/gu;
const LEADING = /^['"]*[\t\r\n]/;

/** Text with an apostrophe before everything that a spreadsheet would evaluate as a formula. */
function inert(text: string): string {
  const broken = text.replace(FORMULA, "$1'$2");
  return LEADING.test(broken) ? `'${broken}` : broken;
}

function cellText(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const text = inert(String(cell ?? '').toWellFormed());
  return /[",;|\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Comma-separated values as in RFC 4180. */
export function csv(lines: readonly (readonly CsvCell[])[]): string {
  return lines.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('');
}
