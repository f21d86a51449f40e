import { taskOfPair } from '../../analysis/units.ts';
import type { OutcomesFile, TasksFile } from '../../protocol/board-data.ts';
import { addTo } from '../../text/group-by.ts';
import { safeText } from '../../text/safe-text.ts';
import { asCards, type Cell, element, focusOn, scrolling, table } from '../dom.ts';
import type { Pair } from './pair.ts';

/** The others are listed on demand. */
const LISTED = 100;

/** The tasks on which the two differ, with the failure modes of each. The parts are made one by one, since the lists are long. */
export function discordantTasks(pair: Pair): readonly (() => readonly Node[])[] {
  const { graded, discordant } = pair.compared.overall;
  const { onlyA, onlyB } = discordant;
  const title = pair.unit === 'pair' ? 'The pairs of questions on which they differ' : 'The tasks on which they differ';
  return [
    () => [element('h3', {}, title), listed(pair, graded ? 'A more than B' : 'A yes, B no', onlyA)],
    () => [listed(pair, graded ? 'B more than A' : 'B yes, A no', onlyB)],
    ...passedByOne(pair, onlyA, onlyB),
  ];
}

/** Those that only one of the two passed, unless the compared metric names the same: a pass may need more than the metric. */
function passedByOne(
  pair: Pair,
  onlyA: readonly string[],
  onlyB: readonly string[],
): readonly (() => readonly Node[])[] {
  const { about, unit } = pair;
  const [a = '', b = ''] = [pair.a, pair.b].map((one) => inUnit(unit, one, one.pairs).passed);
  const { ids } = inUnit(unit, about.tasks, about.pairs);
  // A task that the other run did not measure says nothing about it.
  const only = (own: string, other: string) => ids.filter((_, i) => own[i] === '1' && other[i] === '0');
  const what = unit === 'pair' ? 'Whole pairs' : 'Whole tasks';
  const lists = [
    { title: `${what} passed only by A`, passed: only(a, b), named: onlyA },
    { title: `${what} passed only by B`, passed: only(b, a), named: onlyB },
  ];
  return lists.flatMap(({ title, passed, named }) =>
    passed.length === 0 || passed.join() === named.join() ? [] : [() => [listed(pair, title, passed)]],
  );
}

function listed(pair: Pair, title: string, ids: readonly string[]): HTMLElement {
  const label = `${title}: ${ids.length}`;
  const families = familiesText(pair, ids);
  const whole = element(
    'details',
    { 'class': 'discordant', 'data-list': label },
    element('summary', {}, label, families && ` (${families})`),
  );
  if (ids.length === 0) {
    whole.append(element('p', { class: 'empty' }, 'None.'));
    return whole;
  }
  const show = (some: readonly string[]) => scrolling(title, tasksTable(pair, title, some));
  const first = show(ids.slice(0, LISTED));
  whole.append(first);
  if (ids.length > LISTED) {
    const more = element('button', { type: 'button' }, `Show all ${ids.length}`);
    more.addEventListener('click', () => {
      const all = show(ids);
      first.replaceWith(all);
      more.remove();
      // The button is gone: the first task that it added has the focus.
      focusOn(all.querySelector(`tbody tr:nth-child(${LISTED + 1})`));
    });
    whole.append(more);
  }
  return whole;
}

/** What there is of the compared pairs, or of the tasks. */
const inUnit = <T>(unit: Pair['unit'], tasks: T, pairs: T | undefined): T =>
  (unit === 'pair' ? pairs : undefined) ?? tasks;

function tasksTable({ about, a, b, unit }: Pair, title: string, ids: readonly string[]): HTMLTableElement {
  const list = inUnit(unit, about.tasks, about.pairs);
  const places = new Map(list.ids.map((id, place) => [id, place]));
  const families = new Map(about.families.map(({ id, label }) => [id, label]));
  const modes = new Map(about.failureModes.map(({ id, label }) => [id, label]));
  const failed = [a, b].map((one) => failuresOf(inUnit(unit, one, one.pairs)));
  // A side that passed all of them failed by nothing.
  const sides = ['A', 'B'].flatMap((letter, i) => {
    const own = failed[i];
    const any = own !== undefined && ids.some((id) => own.has(places.get(id) ?? -1));
    return any ? [{ label: `${letter} failed by`, own }] : [];
  });
  const rows = ids.map((id): readonly Cell[] => {
    const place = places.get(id) ?? -1;
    const family = list.families[place] ?? '';
    const words = (failed: ReadonlyMap<number, readonly string[]>) =>
      failed
        .get(place)
        ?.map((mode) => modes.get(mode) ?? mode)
        .join(', ') ?? '–';
    return [
      taskName(about, id, unit),
      safeText(families.get(family) ?? family, 80),
      ...sides.map(({ own }) => words(own)),
    ];
  });
  const names = [unit === 'pair' ? 'Pair' : 'Task', 'Family', ...sides.map(({ label }) => label)];
  const columns = names.map((label) => ({ label }));
  const made = table(title, columns, rows);
  // The summary above has the same text.
  made.caption?.classList.add('sr');
  return asCards(made);
}

/** How many of these tasks each family has, the most first: `Workspaces 67, Sources 14`. */
function familiesText({ about, unit }: Pair, ids: readonly string[]): string {
  const list = inUnit(unit, about.tasks, about.pairs);
  const wanted = new Set(ids);
  const counts = new Map<string, number>();
  for (const [i, id] of list.ids.entries()) {
    const family = list.families[i] ?? '';
    if (wanted.has(id)) counts.set(family, (counts.get(family) ?? 0) + 1);
  }
  const labels = new Map(about.families.map(({ id, label }) => [id, label]));
  const most = [...counts].sort(([, one], [, other]) => other - one);
  return most.map(([family, count]) => `${safeText(labels.get(family) ?? family, 80)} ${count}`).join(', ');
}

/** By index of a task, its failure modes. */
function failuresOf({ failures }: Pick<OutcomesFile, 'failures'>): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, string[]>();
  for (const [mode, places] of Object.entries(failures)) {
    for (const place of places) addTo(found, place, mode);
  }
  return found;
}

/** With a link to its page, if it has one. */
function taskName(about: TasksFile, id: string, unit: Pair['unit']): Cell {
  const text = safeText(id, 80);
  const href = hrefOf(about, id, unit);
  return href === undefined ? text : element('a', { href }, text);
}

/** The page of a task, or the place of a pair on the page of its task; undefined if the task has no page. */
export function hrefOf(
  { board, tasks, pages }: Pick<TasksFile, 'board' | 'tasks' | 'pages'>,
  id: string,
  unit: Pair['unit'],
): string | undefined {
  const task = unit === 'pair' ? taskOfPair(id) : id;
  if (pages[tasks.ids.indexOf(task)] !== '1') return undefined;
  const place = unit === 'pair' ? `#${encodeURIComponent(id.slice(task.length + 1))}` : '';
  return `tasks/${board}/${encodeURIComponent(task)}.html${place}`;
}
