import { frame } from '../frame.ts';
import type { MakePages } from '../pages.ts';
import { taskHref } from '../task-href.ts';
import { compareView } from './compare-view.ts';
import { boardsFile, outcomesFile, tasksFile, tasksOf } from './outcome-files.ts';

/** The page, and the files that its script reads. */
export const comparePages: MakePages = function* (site, render) {
  const path = 'compare.html';
  const title = 'Compare two systems';
  const description =
    'Any two systems on the same tasks: paired table, exact test, and the tasks that tell them apart.';
  const around = frame(site, { path, title, description, section: 'compare', script: 'compare' });
  yield { path, text: render.compare({ ...around, ...compareView(site.boards) }) };
  yield { path: 'data/boards.json', text: json(boardsFile(site.boards, site.notices)) };
  for (const board of site.boards) {
    yield {
      path: `data/tasks/${board.id}.json`,
      text: json(tasksFile(board, (task) => taskHref(board, task) !== undefined, site.notices)),
    };
    const tasks = tasksOf(board);
    for (const row of board.rows) {
      const file = outcomesFile(board, row, tasks, site.notices);
      if (file) yield { path: `data/outcomes/${board.id}/${row.entry.slug}.json`, text: json(file) };
    }
  }
};

const json = (value: object) => `${JSON.stringify(value)}\n`;
