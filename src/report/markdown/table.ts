import type { Markdown } from '../../text/escape.ts';
import { safeText } from '../../text/safe-text.ts';

export type Cell = string | Markdown;

export interface Column {
  readonly label: string;
  /** Aligned right, for figures. */
  readonly right?: true;
}

export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  /** How many rows were left out. */
  readonly more: number;
}

/**
 * @param columns those given as a label alone are aligned left
 * @param most the largest number of rows that are shown
 */
export function table(
  columns: readonly (string | Column)[],
  rows: readonly (readonly Cell[])[],
  most = rows.length,
): Table {
  return {
    columns: columns.map((one) => (typeof one === 'string' ? { label: one } : one)),
    rows: rows.slice(0, most),
    more: Math.max(0, rows.length - most),
  };
}

/** Columns of figures. */
export const right = (...labels: readonly string[]): readonly Column[] =>
  labels.map((label) => ({ label, right: true }));

/** Untrusted text for a cell, never empty. */
export function shown(text: string, length = 100): string {
  const safe = safeText(text, Number.POSITIVE_INFINITY).trim();
  if (safe.length <= length) return safe || '(empty)';
  return `${safe.slice(0, length).toWellFormed()}… (truncated)`;
}
