import type { Verdict } from '../../protocol/constants.ts';
import type { Claim } from '../../suite/claim.ts';
import { safeText } from '../../text/safe-text.ts';
import { formatVerdict } from '../format.ts';

/** Colours where the terminal has them, otherwise plain text. */
export interface Style {
  bold(text: string): string;
  dim(text: string): string;
  good(text: string): string;
  bad(text: string): string;
  /** The width of the terminal in characters. Absent if the output goes elsewhere. */
  readonly columns?: number;
}

/**
 * A table in plain text: the first column aligned left, the others right. A table wider than the terminal continues in a
 * second one, with the first column again.
 */
export function textTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  { columns = Number.POSITIVE_INFINITY }: Pick<Style, 'columns'> = {},
): string {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => (row[i] ?? '').length)));
  const [first = 0, ...others] = widths;
  const parts: number[][] = [[0]];
  let used = first;
  for (const [i, width] of others.entries()) {
    if (used + 2 + width > columns && used > first) {
      parts.push([0]);
      used = first;
    }
    parts.at(-1)?.push(i + 1);
    used += 2 + width;
  }
  const line = (part: readonly number[]) => (cells: readonly string[]) =>
    part
      .map((i) => (i === 0 ? (cells[i] ?? '').padEnd(first) : (cells[i] ?? '').padStart(widths[i] ?? 0)))
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '─'.repeat(width));
  return parts.map((part) => [head, rule, ...rows].map(line(part)).join('\n')).join('\n\n');
}

export function verdictText(verdict: Verdict, { good, bad, dim }: Style): string {
  const paint = { passed: good, failed: bad, errored: bad, not_measured: dim };
  return paint[verdict](formatVerdict(verdict));
}

/** Whether a claim holds, in a word. */
export function claimVerdict(held: Claim['held'], style: Style): string {
  return held === null ? style.dim('undecided') : held ? style.good('held') : style.bad('not held');
}

export function claimText({ id, text, held, because }: Claim, style: Style): string {
  return `${claimVerdict(held, style)}  ${id}: ${text}\n      ${style.dim(because)}`;
}

const MOST_IDS = 20;

/** A line that lists ids. A long list is cut. Empty without ids. */
export function idList(title: string, ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  const more = ids.length > MOST_IDS ? ` and ${ids.length - MOST_IDS} more (--json lists all)` : '';
  const listed = ids.slice(0, MOST_IDS).map((id) => safeText(id, 80));
  return [`${title} (${ids.length}): ${listed.join(', ')}${more}`];
}

/** Lists lines with a heading beside the first, indented, and broken at blanks to fit the terminal. */
export const lister =
  ({ columns = Number.POSITIVE_INFINITY }: Style, indent: number) =>
  (heading: string, lines: readonly string[]): readonly string[] =>
    lines
      .flatMap((line) => wrapped(line, columns - indent - 11))
      .map((line, i) => `${' '.repeat(indent)}${(i === 0 ? heading : '').padEnd(9)}  ${line}`);

/** Breaks a text at blanks, after which it is indented as before. A colour counts as characters, so that a coloured line is a little shorter. */
function wrapped(text: string, room: number): readonly string[] {
  const [start = '', ...words] = text.split(' ');
  const [indent = ''] = /^ */.exec(text) ?? [];
  const lines = [start];
  for (const word of words) {
    const line = lines.at(-1) ?? '';
    if (line.trim() !== '' && line.length + 1 + word.length > room) lines.push(indent + word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}
