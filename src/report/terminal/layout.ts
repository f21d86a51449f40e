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
}

/** A table in plain text: the first column aligned left, the others right. */
export function textTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => (row[i] ?? '').length)));
  const line = (cells: readonly string[]) =>
    widths
      .map((width, i) => (i === 0 ? (cells[i] ?? '').padEnd(width) : (cells[i] ?? '').padStart(width)))
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
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

/** Lines with a heading beside the first. */
export const listed = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.map((line, i) => `${(i === 0 ? heading : '').padEnd(9)}  ${line}`);
