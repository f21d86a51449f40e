import { formatActions } from '../../report/format.ts';
import type { StoryEvent } from '../../suite/story.ts';
import { safeLine, safeLines, safeText } from '../../text/safe-text.ts';
import type { BoardRow } from '../board/board.ts';
import { isClaimed } from '../board/entries.ts';
import { GROUPS, groupOf } from '../board/groups.ts';
import { frame } from '../frame.ts';
import type { Page, PageMaker, Render } from '../page.ts';
import type { Site } from '../site.ts';
import { taskHref, taskListHref } from '../task-href.ts';
import { attemptsView, classOf, nameOf } from './attempt-view.ts';
import { itemsCsv } from './items-csv.ts';
import { itemsView } from './items-view.ts';
import { passesOf, sharesOf, shareText, type TaskPasses } from './passes.ts';
import type { TaskBoard, TaskSheet } from './task-board.ts';
import { taskListView } from './task-list.ts';

/** The pages of all tasks that have one, and of each board a list of its tasks. */
export const taskPages: PageMaker = async function* (site, render) {
  for (const tasks of site.tasks) yield* pagesOf(site, tasks, render);
};

async function* pagesOf(site: Site, tasks: TaskBoard, render: Render): AsyncGenerator<Page> {
  const { board } = tasks;
  const { title } = board.description;
  const passes = passesOf(board);
  const clusters = clustersOf(tasks);
  const questions = new Map<string, string>();
  const items = itemsCsv(tasks);
  const ids = [...board.taskPages];
  // The sheets are in the order of `taskPages`.
  let index = 0;
  for await (const sheet of tasks.sheets()) {
    const { id } = sheet;
    items.add(sheet);
    questions.set(id, safeLine(sheet.story.question, 140));
    const view = taskView(tasks, sheet, passes(id), clusters.get(id) ?? '–');
    const path = taskHref(board, id);
    if (path === undefined) continue;
    const description = `Task ${id} of ${title}: what happened, what each system retrieved and did, and why it failed.`;
    const around = frame(site, { path, title: `${id} · ${title}`, description, indexed: false });
    const neighbours = { previous: hrefOf(ids[index - 1]), next: hrefOf(ids[index + 1]) };
    index += 1;
    yield { path, text: render.task({ ...around, ...view, ...neighbours, list: 'index.html' }) };
  }
  const data = items.page();
  if (data) yield data;
  const path = taskListHref(board);
  if (path === undefined) return;
  const description = `Every task of ${title}, the hardest first: how many systems pass it.`;
  const around = frame(site, { path, title: `Tasks · ${title}`, description, indexed: false });
  yield {
    path,
    text: render.tasks({
      ...around,
      ...taskListView(tasks, questions, passes),
      items: data ? `../../${data.path}` : '',
    }),
  };
}

const hrefOf = (id: string | undefined) => (id === undefined ? '' : `${id}.html`);

function clustersOf({ board }: TaskBoard): ReadonlyMap<string, string> {
  const lists = new Set(board.rows.map(({ bundle }) => bundle.results.tasks));
  return new Map([...lists].flatMap(({ ids, clusters }) => ids.map((id, i) => [id, clusters[i] ?? ''] as const)));
}
function taskView({ board }: TaskBoard, sheet: TaskSheet, passes: TaskPasses, cluster: string) {
  const { story, attempts } = sheet;
  const { description, dataset } = board;
  const shown = new Set(attempts.map(({ row }) => row));
  const notShown = ({ passed, failed }: TaskPasses) => ({
    passed: named(passed.filter((row) => !shown.has(row))),
    failed: named(failed.filter((row) => !shown.has(row))),
  });
  /** Systems whose answers are not shown. */
  const others = notShown(passes);
  const occurring = new Set(attempts.flatMap(({ attempt }) => attempt.modes));
  const numbers = new Map(story.events.map(({ sourceId }, index) => [sourceId, index + 1]));
  const items = itemsView(sheet, description);
  return {
    id: sheet.id,
    suite: description.title,
    family: description.families.find(({ id }) => id === sheet.family)?.label ?? safeText(sheet.family, 80),
    question: safeLines(story.question, LONGEST_TEXT),
    facts: [
      ...story.facts.map(({ label, value }) => ({ term: label, value: safeText(value, 200) })),
      ...(story.actions ? [{ term: 'actions', value: formatActions(story.actions) }] : []),
      { term: 'template', value: safeText(cluster, 200) },
      { term: 'data', value: `${safeText(dataset.id, 60)}, SHA-256 ${dataset.sha256.slice(0, 8)}…` },
    ],
    events: story.events.map((event, index) => ({
      ...eventView(event, index, numbers),
      returned: returnedText(sheet, index),
    })),
    /** Of a task of several questions each question has its own. */
    gold: (story.questions ? [] : story.gold).map(({ label, value, events }) => ({
      label,
      value: safeLines(value, LONGEST_TEXT),
      events: (events ?? []).flatMap((id) => numbers.get(id) ?? []),
    })),
    items,
    passes: items?.best || passesText(passes, board),
    groups: GROUPS.map(({ id, label }) => ({ label, rows: story.questions ? [] : rowsOf(id) })).filter(
      ({ rows }) => rows.length > 0,
    ),
    others: others.passed.names.length + others.failed.names.length > 0 ? others : null,
    /** The failure modes that occur, with the rule of each. */
    modes: description.failureModes.filter(({ id }) => occurring.has(id)),
  };

  function rowsOf(group: (typeof GROUPS)[number]['id']) {
    const own = attempts.filter(({ row }) => groupOf(row.entry, [row.bundle], board.ranksClaims) === group);
    return attemptsView(own, story, description);
  }
}

const LONGEST_TEXT = 2_000;

function eventView(
  { timestamp, text, role, marks, replacedBy }: StoryEvent,
  index: number,
  numbers: ReadonlyMap<string, number>,
) {
  return {
    number: index + 1,
    when: safeText(timestamp, 40).replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::00(?:\.0+)?)?Z$/, '$1 $2 UTC'),
    text: safeLines(text, LONGEST_TEXT),
    role: classOf(role),
    marks: marks.map((mark) => safeText(mark, 40)),
    /** The number of the event that replaced it; 0 where none did. */
    replacedBy: (replacedBy !== undefined && numbers.get(replacedBy)) || 0,
  };
}

function returnedText({ attempts }: TaskSheet, index: number): string {
  if (attempts.length === 0) return '';
  const returned = attempts.filter(({ attempt }) =>
    attempt.replies.some(({ method, cited }) => method === 'query' && cited.includes(index)),
  ).length;
  return `returned by ${returned} of ${attempts.length}`;
}

function passesText(passes: TaskPasses, board: TaskBoard['board']): string {
  const { systems, references } = sharesOf(passes, board);
  const texts = [
    systems.of > 0 ? `${shareText(systems)} ${systems.of === 1 ? 'system' : 'systems'}` : '',
    references.of > 0 ? `${shareText(references)} reference ${references.of === 1 ? 'system' : 'systems'}` : '',
  ].filter(Boolean);
  return texts.length === 0 ? '' : `Passed by ${texts.join(' and ')}.`;
}

const MOST_NAMES = 50;

function named(rows: readonly BoardRow[]) {
  return {
    names: rows.slice(0, MOST_NAMES).map((row) => ({ ...nameOf(row), claimed: isClaimed(row.bundle) })),
    more: Math.max(0, rows.length - MOST_NAMES),
  };
}
