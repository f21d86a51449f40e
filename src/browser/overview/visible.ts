import type { Listed } from './rows.ts';

/** The table as it is shown: what filters hide is left out. */
export interface Visible {
  readonly columns: readonly string[];
  /** A tier's name, or a system with a text for each column. */
  readonly rows: readonly (readonly string[])[];
}

const text = (one: Element | null | undefined) => one?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

export function visible(table: HTMLTableElement, listed: readonly Listed[]): Visible {
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])].filter(({ hidden }) => !hidden);
  const columns = heads.map((head, i) =>
    i === 0 ? 'System' : text(head.querySelector('.suite a')) || text(head).replace(/[↑↓↕]/g, '').trim(),
  );
  const rows = listed.map(({ row, home }) => [
    home.dataset.group ?? '',
    ...[...row.cells].filter(({ hidden }) => !hidden).map(cellText),
  ]);
  return { columns: ['Tier', ...columns], rows };
}

function cellText(cell: HTMLTableCellElement, at: number): string {
  if (at === 0) {
    const parts = [cell.querySelector('a'), cell.querySelector('.version'), cell.querySelector('.configuration')];
    return parts.map(text).filter(Boolean).join(' · ');
  }
  if (cell.classList.contains('absent')) return 'not measured';
  const value = cell.querySelector('.value');
  if (value === null) return text(cell);
  const interval = text(cell.querySelector('.interval, .sr')).replace('95 % interval ', '');
  const part = text(cell.querySelector('.gap-part'));
  return [text(value), interval, part].filter(Boolean).join(' ');
}

/** As a table of GitHub's Markdown. */
export function markdownOf({ columns, rows }: Visible): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line), ''].join('\n');
}

/** As CSV; a text that a spreadsheet would take for a formula begins with an apostrophe. */
export function csvOf({ columns, rows }: Visible): string {
  const cell = (value: string) => `"${(/^[=+\-@\t\r]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;
  return `${[columns, ...rows].map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`;
}
