import { shellWord } from '../../text/escape.ts';
import { safeText } from '../../text/safe-text.ts';
import { type Board, datasetText } from '../board/board.ts';
import { isClaimed } from '../board/entries.ts';
import { boardPerSuite } from '../board/per-suite.ts';
import { frame } from '../frame.ts';
import { byDiscrimination } from '../overview/order.ts';
import type { PageMaker } from '../page.ts';
import { taskHref } from '../task-href.ts';
import { boardsFile, outcomesFile, pairListOf, tasksFile, tasksOf } from './compare-data.ts';

/** The page, and the data files that its script reads. */
export const comparePages: PageMaker = function* (site, render) {
  const path = 'compare.html';
  const title = 'Compare systems';
  const description =
    'Two to six systems on the same tasks: differences with their intervals, and the tasks that tell them apart.';
  const around = frame(site, { path, title, description, section: 'compare', script: 'compare' });
  const boards = mostTellingFirst(site.boards);
  yield { path, text: render.compare({ ...around, ...compareView(boards) }) };
  yield { path: 'data/boards.json', text: json(boardsFile(boards, site.notices)) };
  for (const board of site.boards) {
    yield {
      path: `data/tasks/${board.id}.json`,
      text: json(tasksFile(board, (task) => taskHref(board, task) !== undefined, site.notices)),
    };
    const lists = { tasks: tasksOf(board), pairs: pairListOf(board) };
    for (const row of board.rows) {
      const file = outcomesFile(board, row, lists, site.notices);
      if (file) yield { path: `data/outcomes/${board.id}/${row.entry.slug}.json`, text: json(file) };
    }
  }
};

/** The most telling board first, because the page opens on the first. */
function mostTellingFirst(boards: readonly Board[]): readonly Board[] {
  const first = byDiscrimination(boardPerSuite(boards)).flatMap(({ board, orders }) => (orders ? [board] : []));
  return [...first, ...boards.filter((board) => !first.includes(board))];
}

const json = (value: object) => `${JSON.stringify(value)}\n`;

/** The systems that can be compared, for readers without scripts. */
function compareView(boards: readonly Board[]) {
  // The board's own runs are on another branch, so readers have only the submitted ones.
  const folders = boards
    .map(({ rows }) => rows.map(({ bundle }) => (bundle.submitted ?? bundle).folder))
    .find(({ length }) => length > 1);
  return {
    boards: boards.map(({ id, description, suite, dataset, rows }) => ({
      id,
      title: description.title,
      version: safeText(suite.version, 80),
      dataset: datasetText(dataset),
      count: rows.length === 1 ? '1 system' : `${rows.length} systems`,
      systems: rows.map(({ entry, bundle }) => ({
        name: safeText(entry.name, 80),
        version: safeText(entry.version, 80),
        href: `systems/${entry.slug}.html`,
        claimed: isClaimed(bundle),
      })),
    })),
    /** Whether a page shows the board's run of a system whose submitted run is in the repository. */
    boardRuns: boards.some(({ rows }) => rows.some(({ bundle }) => bundle.submitted !== undefined)),
    /** A command that compares the first two runs of the first board; empty without two runs. */
    command: folders ? `npx context-integrity compare ${folders.slice(0, 2).map(shellWord).join(' ')}` : '',
  };
}
