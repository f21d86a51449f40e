import { safeText } from '../../text/safe-text.ts';
import { type CsvCell, csv } from '../machine/csv.ts';
import { itemsHref } from '../task-href.ts';
import { rowsToRead, type TaskBoard, type TaskSheet } from './task-board.ts';

/**
 * `data/items/BOARD.csv`: a line for each question if tasks ask several, with a column of verdicts for each system that
 * was read.
 */
export function itemsCsv({ board }: TaskBoard) {
  const slugs = rowsToRead(board).map(({ entry }) => entry.slug);
  const lines: CsvCell[][] = [];
  return {
    add({ id, family: ofTask, story, attempts }: TaskSheet): void {
      const bySlug = new Map(attempts.map(({ row, attempt }) => [row.entry.slug, attempt]));
      for (const [place, { pair = null, family = ofTask }] of (story.questions ?? []).entries()) {
        const verdicts = slugs.map((slug) => bySlug.get(slug)?.items[place]?.verdict ?? null);
        lines.push([...[id, place + 1, pair, family].map(safeCell), ...verdicts]);
      }
    },
    /** From the site's top; undefined if no task asks several questions. */
    page: () =>
      lines.length === 0
        ? undefined
        : {
            path: itemsHref(board),
            text: csv([['task', 'question', 'pair', 'family', ...slugs], ...lines]),
          },
  };
}

const safeCell = (cell: CsvCell): CsvCell => (typeof cell === 'string' ? safeText(cell, 500) : cell);
