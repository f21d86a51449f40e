import { safeText } from '../../text/safe-text.ts';
import { frame } from '../frame.ts';
import type { Render } from '../pages.ts';
import type { Page, Site } from '../site.ts';
import { taskHref, taskListHref } from '../task-href.ts';
import { listView } from './list-view.ts';
import { passesOf } from './passes.ts';
import type { TaskBoard } from './task-board.ts';
import { taskView } from './task-view.ts';

export async function* taskPages(site: Site, render: Render): AsyncGenerator<Page> {
  for (const tasks of site.tasks) yield* pagesOf(site, tasks, render);
}

async function* pagesOf(site: Site, tasks: TaskBoard, render: Render): AsyncGenerator<Page> {
  const { board } = tasks;
  const { title } = board.description;
  const passes = passesOf(board);
  const clusters = clustersOf(tasks);
  const questions = new Map<string, string>();
  // Pages and sheets are both in the order of the data.
  const ids = [...board.taskPages];
  let place = 0;
  for await (const sheet of tasks.sheets()) {
    const { id } = sheet;
    questions.set(id, safeText(sheet.story.question, 140));
    const view = taskView(tasks, sheet, passes(id), clusters.get(id) ?? '–');
    const path = taskHref(board, id);
    if (path === undefined) continue;
    const description = `Task ${id} of ${title}: what happened, what each system retrieved and did, and why it failed.`;
    const around = frame(site, { path, title: `${id} · ${title}`, description, indexed: false });
    const beside = { previous: hrefOf(ids[place - 1]), next: hrefOf(ids[place + 1]) };
    place += 1;
    yield { path, text: render.task({ ...around, ...view, ...beside, list: 'index.html' }) };
  }
  const path = taskListHref(board);
  if (path === undefined) return;
  const description = `Every task of ${title}, the hardest first: how many systems pass it.`;
  const around = frame(site, { path, title: `Tasks · ${title}`, description, indexed: false });
  yield { path, text: render.tasks({ ...around, ...listView(tasks, questions, passes) }) };
}

const hrefOf = (id: string | undefined) => (id === undefined ? '' : `${id}.html`);

function clustersOf({ board }: TaskBoard): ReadonlyMap<string, string> {
  const lists = new Set(board.rows.map(({ bundle }) => bundle.results.tasks));
  return new Map([...lists].flatMap(({ ids, clusters }) => ids.map((id, i) => [id, clusters[i] ?? ''] as const)));
}
