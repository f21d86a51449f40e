import { type Linked, linkedIn } from '../overview/parts.ts';

interface Group {
  readonly rows: readonly Linked[];
}

/** The tables of a board that have a row for each run. */
interface Tables {
  readonly id: string;
  readonly groups: readonly Group[];
  readonly heat: { readonly tables: readonly { readonly groups: readonly Group[] }[] };
  readonly cost: { readonly rows: readonly Linked[] };
}

/** A run by its board and the address of its system, which has at most one run on a board. */
export interface ListedRun extends Linked {
  readonly board: string;
}

/** Every run of these boards, in the order of their tables. */
export const runsOf = (boards: readonly Tables[]): readonly ListedRun[] =>
  boards.flatMap(({ id, groups }) =>
    groups.flatMap(({ rows }) => rows.flatMap(linkedIn).map(({ href }) => ({ board: id, href }))),
  );

/** The boards with some of their runs. Boards and groups without any run are on the first part only. */
export function withRuns<Board extends Tables>(
  boards: readonly Board[],
  runs: readonly ListedRun[],
  part: number,
): readonly Board[] {
  return boards.flatMap((board) => {
    const hrefs = new Set(runs.filter((run) => run.board === board.id).map(({ href }) => href));
    if (hrefs.size === 0 && part > 0) return [];
    const rowsIn = (rows: readonly Linked[]) =>
      rows.flatMap((row) => {
        const here = linkedIn(row).filter(({ href }) => hrefs.has(href));
        return here.length === 0 ? [] : row.members?.length ? { ...row, members: here } : row;
      });
    const groupsIn = (groups: readonly Group[]) =>
      groups.flatMap((group) => {
        const rows = rowsIn(group.rows);
        return rows.length > 0 || (group.rows.length === 0 && part === 0) ? [{ ...group, rows }] : [];
      });
    return {
      ...board,
      groups: groupsIn(board.groups),
      heat: { ...board.heat, tables: board.heat.tables.map((table) => ({ ...table, groups: groupsIn(table.groups) })) },
      cost: { ...board.cost, rows: rowsIn(board.cost.rows) },
    };
  });
}
