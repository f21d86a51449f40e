import { wasMeasured, winsOfResults } from '../../analysis/results.ts';
import { mainMetric } from '../../suite/description.ts';
import { safeText } from '../../text/safe-text.ts';
import type { Board, BoardRow } from '../board/board.ts';
import { differentSystems } from './task-board.ts';

/** More columns do not fit on a screen; systems with the same results share one. */
const MOST = 10;

/**
 * The result of each task for the best systems, one column each.
 *
 * @param pageOf the page of a task that shows what a system answered, from the list's folder; empty if the task has none
 */
export function matrixOf(board: Board, pageOf: (taskId: string, system: BoardRow) => string) {
  const { rows, description } = board;
  const shown = differentSystems(board).slice(0, MOST);
  const metric = mainMetric(description).id;
  const readers = shown.map((row) => ({ row, read: readerOf(row, metric) }));
  return {
    columns: shown.map((row, i) => {
      const same = rows.filter((one) => one !== row && one.group !== undefined && one.group === row.group);
      return {
        number: i + 1,
        href: `../../systems/${row.entry.slug}.html`,
        name: safeText(row.entry.name, 80),
        /** How many others have the same results; empty if none has. */
        same: same.length === 0 ? '' : `and ${same.length} with the same results`,
      };
    }),
    cellsOf: (task: string) => readers.map(({ row, read }) => ({ ...read(task), href: pageOf(task, row) })),
  };
}

/** A tick, a cross, the percentage of a task that was partly right, or a dash if nothing was measured. */
function readerOf({ bundle: { results } }: BoardRow, metric: string) {
  const { tasks, passed } = results;
  const places = new Map(tasks.ids.map((id, i) => [id, i]));
  const { won, of } = winsOfResults(results, metric);
  return (task: string) => {
    const place = places.get(task);
    const mark = place === undefined ? 2 : passed[place];
    if (place === undefined || mark === 2) return { mark: '–', verdict: 'not_measured' };
    if (mark === 1) return { mark: '✓', verdict: 'passed' };
    const share = wasMeasured(results, metric, place) && of?.[place] ? (won[place] ?? 0) / of[place] : undefined;
    return { mark: share === undefined ? '✕' : String(Math.round(100 * share)), verdict: 'failed' };
  };
}
