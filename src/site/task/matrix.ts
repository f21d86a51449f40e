import { wasMeasured, winsOfResults } from '../../analysis/results.ts';
import type { SuiteDescription } from '../../suite/description.ts';
import { mainMetric } from '../../suite/description.ts';
import { safeText } from '../../text/safe-text.ts';
import type { Board, BoardRow } from '../board/board.ts';
import { differentSystems } from './task-board.ts';

/** More columns do not fit on a screen; systems with the same results share one. */
const MOST = 10;

/** More systems with the same results as another are only counted. */
const MOST_SAME = 4;

/**
 * The result of each task for the best systems, one column each.
 *
 * @param pageOf the page of a task that shows what a system answered, from the list's folder; empty if the task has none
 */
export function matrixOf(board: Board, pageOf: (taskId: string, system: BoardRow) => string) {
  const { rows, description } = board;
  const shown = differentSystems(board).slice(0, MOST);
  const readers = shown.map((row) => ({ row, read: readerOf(row, description) }));
  const linked = ({ entry }: BoardRow) => ({
    href: `../../systems/${entry.slug}.html`,
    name: safeText(entry.name, 80),
  });
  return {
    columns: shown.map((row, i) => {
      const same = rows.filter((one) => one !== row && one.group !== undefined && one.group === row.group);
      return {
        number: i + 1,
        ...linked(row),
        /** Others with the same results; of many of them the last ones are only counted. */
        same: same.slice(0, MOST_SAME).map(linked),
        more: Math.max(0, same.length - MOST_SAME),
      };
    }),
    cellsOf: (task: string) => readers.map(({ row, read }) => ({ ...read(task), href: pageOf(task, row) })),
  };
}

/**
 * A tick, a cross, the percentage of a task that was partly right, or a dash if nothing was measured. If all of it was right
 * and the task failed nevertheless, `why` has the reasons.
 */
function readerOf({ bundle: { results } }: BoardRow, description: SuiteDescription) {
  const { tasks, passed, failures } = results;
  const metric = mainMetric(description).id;
  const places = new Map(tasks.ids.map((id, i) => [id, i]));
  const { won, of } = winsOfResults(results, metric);
  const reasonsAt = (place: number) =>
    description.failureModes.filter(({ id }) => failures.get(id)?.includes(place)).map(({ label }) => label);
  return (task: string) => {
    const place = places.get(task);
    const mark = place === undefined ? 2 : passed[place];
    if (place === undefined || mark === 2) return { mark: '–', verdict: 'not_measured', why: '' };
    if (mark === 1) return { mark: '✓', verdict: 'passed', why: '' };
    const share = wasMeasured(results, metric, place) && of?.[place] ? (won[place] ?? 0) / of[place] : undefined;
    const shown = share === undefined ? '✕' : String(Math.round(100 * share));
    return { mark: shown, verdict: 'failed', why: shown === '100' ? reasonsAt(place).join(', ') : '' };
  };
}
