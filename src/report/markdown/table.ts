import type { Markdown } from '../../text/escape.ts';
import { safeText } from '../../text/safe-text.ts';

export type Cell = string | Markdown;

export interface Column {
  readonly label: string;
  /** Figures stand to the right. */
  readonly right?: true;
}

export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  /** How many rows were left out. */
  readonly more: number;
}

/** A table that shows at most so many rows. */
export function table(columns: readonly Column[], rows: readonly (readonly Cell[])[], most = rows.length): Table {
  return { columns, rows: rows.slice(0, most), more: Math.max(0, rows.length - most) };
}

/** A stranger's text for a cell: never empty, so that a row always looks like the others. */
export function shown(text: string, length = 100): string {
  const whole = safeText(text, Number.POSITIVE_INFINITY).trim();
  if (whole.length <= length) return whole || '(empty)';
  return `${whole.slice(0, length).toWellFormed()}… (truncated)`;
}
