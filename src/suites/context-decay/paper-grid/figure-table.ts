import type { BenchTable, Cell } from '../../../suite/bench.ts';
import type { Figure, Table } from '../tables.ts';

/** What a row is of, by table. */
const OF: Readonly<Record<string, string>> = {
  overall: 'strategy',
  length: 'turns',
  gap: 'strategy',
  depth: 'place',
  efficiency: 'turns',
};

/** A table's figures in rows and columns, each as the original prints it. Rows and columns stand in the order of the figures. */
export function figureTable({ id, title, figures }: Table): BenchTable {
  const rows = distinct(figures, ({ row }) => row);
  const columns = distinct(figures, ({ column }) => column);
  const cells = new Map(figures.map((figure) => [`${figure.row}\n${figure.column}`, cell(figure)]));
  return {
    id,
    title,
    columns: [OF[id] ?? '', ...columns],
    rows: rows.map((row) => [row, ...columns.map((column) => cells.get(`${row}\n${column}`) ?? '')]),
  };
}

const cell = ({ value, printed }: Figure): Cell => ({ value, text: printed });

const distinct = (figures: readonly Figure[], key: (figure: Figure) => string) => [...new Set(figures.map(key))];
