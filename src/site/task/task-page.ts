import { few } from '../../report/format.ts';
import { type CsvCell, csv, safeCell } from '../../text/csv.ts';
import { safeLine } from '../../text/safe-text.ts';
import type { BoardRow } from '../board/board.ts';
import { type PartLinks, pagesThatFit, partsView } from '../fit.ts';
import { frame } from '../frame.ts';
import type { Page, PageMaker, Render } from '../page.ts';
import type { Site } from '../site.ts';
import { itemsHref, rowAnchor, taskHref, taskListHref, taskPartHref } from '../task-href.ts';
import { passesOf } from './passes.ts';
import { type Answer, MOST_READ, rowsToRead, type TaskBoard, type TaskSheet, tasksIn } from './task-board.ts';
import { taskListView } from './task-list.ts';
import { taskView } from './task-view.ts';

/** The pages of all tasks that have one, and a list of tasks for each board. */
export const taskPages: PageMaker = async function* (site, render) {
  for (const tasks of site.tasks) yield* pagesOf(site, tasks, render);
};

/** From a task's page to the site's top. */
const ROOT = '../../';

async function* pagesOf(site: Site, tasks: TaskBoard, render: Render): AsyncGenerator<Page> {
  const { board } = tasks;
  const { title } = board.description;
  const list = taskListHref(board);
  if (list === undefined) return;
  const passesIn = passesOf(board);
  const known = tasksIn(board);
  const questions = new Map<string, string>();
  /** By task and system: the place of its answer, from the list's folder. */
  const places = new Map<string, string>();
  const items = itemsCsv(tasks);
  const ids = [...board.taskPages];
  // The sheets are in the order of `taskPages`.
  let index = 0;
  for await (const sheet of tasks.sheets()) {
    const { id } = sheet;
    items.add(sheet);
    questions.set(id, safeLine(sheet.story.question, 140));
    const own = taskHref(board, id);
    if (own === undefined) continue;
    const { answers, placed, withAnswers } = taskView(tasks, sheet, passesIn(id), known.get(id)?.cluster ?? '–');
    const near = [ids[index - 1], ids[index + 1]];
    index += 1;
    const pathOf = (part: number) => (part === 0 ? own : taskPartHref(board, id, part));
    const description = `Task ${id} of ${title}: what happened, what each system retrieved and did, and why it failed.`;
    const pageOf = (some: readonly Answer[], part: number, links?: PartLinks<Answer>) => {
      const path = pathOf(part);
      const heading = links === undefined ? id : `${id}, answers ${links.label} of ${links.all}`;
      const framed = frame(site, { path, title: `${heading} · ${title}`, description, indexed: false });
      // Pages of systems do not know on which part their answer is, and link to the first.
      const idsOf = (answer: Answer) =>
        placed && part === 0 ? answer.map(({ row }) => rowAnchor(row.entry)).filter(Boolean) : [];
      const parts = links === undefined ? null : partsView('Answers', links, ROOT, idsOf);
      // Further parts are in another folder than the list.
      const folder = part === 0 ? '' : `${ROOT}${list.replace(/[^/]+$/, '')}`;
      const [previous, next] = near.map((task) => (task === undefined ? '' : `${folder}${task}.html`));
      const around = { previous, next, list: `${folder}index.html`, parts };
      return { path, text: render.task({ ...framed, ...withAnswers(some), ...around }) };
    };
    for (const [part, { rows, page }] of (await pagesThatFit(answers, pathOf, pageOf)).entries()) {
      const path = part === 0 ? `${id}.html` : `${ROOT}${page.path}`;
      if (placed) for (const { row } of rows.flat()) places.set(keyOf(id, row), `${path}#${rowAnchor(row.entry)}`);
      yield page;
    }
  }
  const data = items.page();
  if (data) yield data;
  const description = `Every task of ${title}, the hardest first: how many systems pass it.`;
  const framed = frame(site, { path: list, title: `Tasks · ${title}`, description, indexed: false });
  const placeOf = (task: string, row: BoardRow) => places.get(keyOf(task, row)) ?? '';
  yield {
    path: list,
    text: render.tasks({
      ...framed,
      ...taskListView({ board, known, questions, passesOf: passesIn, placeOf }),
      items: data ? `${ROOT}${data.path}` : '',
      ...csvWords(tasks),
    }),
  };
}

const keyOf = (task: string, { entry }: BoardRow) => `${task} ${entry.slug}`;

/** What a reader needs to know of `data/items/BOARD.csv`. */
export function csvWords({ board }: TaskBoard) {
  const rows = rowsToRead(board);
  const others = board.rows.filter((row) => !rows.includes(row));
  return {
    /** Whose verdicts it has. */
    read:
      others.length === 0
        ? `all ${rows.length} systems`
        : `the ${rows.length} systems, of ${board.rows.length}, whose answers the pages show`,
    most: MOST_READ,
    /** Whose verdicts it lacks; empty if it has all. */
    without: few(
      others.map(({ entry }) => entry.slug),
      MOST_LEFT_OUT,
    ),
    /** An example of a column. */
    column: rows[0]?.entry.slug ?? '',
    ids: board.description.families.map(({ id, label }) => ({ id, label })),
  };
}

/** More systems without a column are only counted. */
const MOST_LEFT_OUT = 30;

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
        : { path: itemsHref(board), text: csv([['task', 'question', 'pair', 'family', ...slugs], ...lines]) },
  };
}
