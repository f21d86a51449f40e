import type { Claim } from '../../suite/claim.ts';

/** Colour where the surface has it, plain text elsewhere. */
export interface Style {
  bold(text: string): string;
  dim(text: string): string;
  good(text: string): string;
  bad(text: string): string;
}

/** Columns of text, the first flush left and the others flush right, with a rule under the head. */
export function textTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => (row[i] ?? '').length)));
  const line = (cells: readonly string[]) =>
    widths
      .map((width, i) => (i === 0 ? (cells[i] ?? '').padEnd(width) : (cells[i] ?? '').padStart(width)))
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}

export function claimLine({ id, text, held, because }: Claim, style: Style): string {
  const verdict = held === null ? style.dim('undecided') : held ? style.good('held') : style.bad('not held');
  return `${verdict}  ${id}: ${text}\n      ${style.dim(because)}`;
}
