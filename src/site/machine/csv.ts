/** A cell: a number stays one; null is empty. */
export type CsvCell = string | number | boolean | null;

/**
 * Where a spreadsheet would see a formula begin: at a cell's start, behind blanks too, or behind what another locale
 * takes for the end of a cell. With the wide forms of the signs, which some take for the same.
 * Source: https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA = /(^|[\t\r\n;,|])([^\S\t\r\n]*)(?=[=+\-@＝＋－＠])/gu;
const LEADING = /^['"]*[\t\r\n]/;

/** Text that no spreadsheet executes: an apostrophe stands before what would begin a formula. */
function inert(text: string): string {
  const broken = text.replace(FORMULA, "$1'$2");
  return LEADING.test(broken) ? `'${broken}` : broken;
}

function cellText(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const text = inert(String(cell ?? '').toWellFormed());
  return /[",;|\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Lines of cells as RFC 4180 has them, each ended by CR LF. */
export function csv(lines: readonly (readonly CsvCell[])[]): string {
  return lines.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('');
}
