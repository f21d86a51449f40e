import type { State } from './state.ts';

/** A row of a system, which need not be in the table, and the group that it belongs to. */
export interface Listed {
  readonly row: HTMLTableRowElement;
  readonly home: HTMLTableSectionElement;
}

/** The rows of a table in their original order. */
export const listed = (table: HTMLTableElement): readonly Listed[] =>
  [...table.tBodies].flatMap((home) =>
    [...home.querySelectorAll<HTMLTableRowElement>('tr.run')].map((row) => ({ row, home })),
  );

/** The elements of a row's systems: several may share it. */
export function systemsIn({ row }: Pick<Listed, 'row'>): readonly HTMLElement[] {
  const members = [...row.querySelectorAll<HTMLElement>('.member')];
  return members.length === 0 ? [row] : members;
}

/** Turns each heading that can be sorted by into a button. */
export function sortButtons(table: HTMLTableElement): readonly HTMLButtonElement[] {
  return [...table.querySelectorAll<HTMLElement>('thead [data-sort]')].map((heading) => {
    const button = document.createElement('button');
    button.type = 'button';
    for (const { name, value } of heading.attributes) button.setAttribute(name, value);
    button.className = 'sorter';
    button.append(...heading.childNodes);
    heading.replaceWith(button);
    return button;
  });
}

/** The key that rows are sorted by, and its heading, if it has one. */
function sorterOf(buttons: readonly HTMLButtonElement[], { sort }: State) {
  const key = sort.replace(/^-/, '');
  return { key, button: buttons.find(({ dataset }) => dataset.sort === key) };
}

/** The direction in which rows are sorted. The costs of most suites have no heading: the lowest come first. */
export function orderOf(buttons: readonly HTMLButtonElement[], state: State): 'ascending' | 'descending' {
  const isDescending = sorterOf(buttons, state).button?.dataset.first === 'descending';
  return isDescending === state.sort.startsWith('-') ? 'ascending' : 'descending';
}

interface View {
  readonly buttons: readonly HTMLButtonElement[];
  readonly state: State;
  /** What rows are sorted by, in words; empty if they are not. */
  readonly sortedBy: string;
  /** How many rows the table may have: a browser needs long to draw hundreds of them. */
  readonly most: number;
}

/**
 * Puts the rows that match into the table: systems of all tiers together where it is sorted, other groups each. Hides
 * groups without rows, and the columns of other suites than the chosen one.
 *
 * @returns the rows that match, in their order; `most` of them are in the table
 */
export function show(
  table: HTMLTableElement,
  rows: readonly Listed[],
  { buttons, state, sortedBy, most }: View,
): readonly Listed[] {
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
  const { key, button } = sorterOf(buttons, state);
  const order = orderOf(buttons, state);
  const isSorted = key !== '';
  const found = new Map(rows.map((row) => [row, matchingIn(row, state)]));
  const matching = rows.filter((row) => found.get(row)?.length);
  for (const row of matching) hideMembers(row, found.get(row) ?? []);
  const sorted = isSorted ? inOrder(matching, sortValueOf(heads, key), order) : matching;
  const groups = [...table.tBodies].filter(({ dataset }) => dataset.group !== undefined);
  const tiers = groups.filter(({ classList }) => classList.contains('in-tiers'));
  const chosen = Object.values(state).some((value) => value !== '');
  const kept: Listed[] = [];
  for (const group of groups) {
    const isHere = ({ home }: Listed) => (isSorted && tiers.includes(home) ? group === tiers[0] : group === home);
    const own = sorted.filter(isHere);
    fill(
      group,
      own.slice(0, Math.max(0, most - kept.length)).map(({ row }) => row),
    );
    const empty = own.length === 0 || kept.length >= most;
    for (const row of group.querySelectorAll<HTMLElement>('.group, .empty'))
      row.hidden = empty && (chosen || own.length > 0);
    kept.push(...own);
  }
  hideColumns(table, heads, rows, state.suite);
  markSorted(table, heads, button);
  if (tiers[0] && tiers.length > 1) headOf(tiers[0], sortedBy);
  mark(heads, buttons, button, order);
  return kept;
}

/** Leaves a group as it is where it has these rows already. */
function fill(group: HTMLTableSectionElement, rows: readonly HTMLTableRowElement[]): void {
  const before = [...group.querySelectorAll('tr.run')];
  if (before.length === rows.length && before.every((row, i) => row === rows[i])) return;
  for (const row of before) row.remove();
  group.append(...rows);
}

/** The suite of the columns that are shown, by table. */
const suites = new WeakMap<HTMLElement, string>();

function hideColumns(
  table: HTMLTableElement,
  heads: readonly HTMLTableCellElement[],
  rows: readonly Listed[],
  suite: string,
): void {
  if (suite === '' && (suites.get(table) ?? '') === '') return;
  suites.set(table, suite);
  const hidden = heads.map(({ dataset }) => suite !== '' && dataset.suite !== undefined && dataset.suite !== suite);
  for (const cells of [heads, ...rows.map(({ row }) => row.cells)])
    for (const [at, cell] of [...cells].entries()) cell.hidden = hidden[at] === true;
}

/** Marks the mechanism that rows are sorted by: a narrow screen shows it of every system, also of those that are weak in it. */
function markSorted(
  table: HTMLTableElement,
  heads: readonly HTMLTableCellElement[],
  button: HTMLButtonElement | undefined,
): void {
  for (const cell of table.querySelectorAll('td.sorted')) cell.classList.remove('sorted');
  const at = heads.findIndex((heading) => heading.classList.contains('family') && heading.contains(button ?? null));
  if (at >= 0)
    for (const row of table.querySelectorAll<HTMLTableRowElement>('tr.run')) row.cells[at]?.classList.add('sorted');
}

/** Marks the heading that rows are sorted by. */
function mark(
  heads: readonly HTMLTableCellElement[],
  buttons: readonly HTMLButtonElement[],
  button: HTMLButtonElement | undefined,
  order: 'ascending' | 'descending',
): void {
  for (const one of buttons) {
    const on = one === button;
    one.setAttribute('aria-pressed', String(on));
    if (on) one.dataset.order = order;
    else delete one.dataset.order;
  }
  for (const heading of heads) {
    if (button && heading.contains(button)) heading.setAttribute('aria-sort', order);
    else heading.removeAttribute('aria-sort');
  }
}

/** The elements of a row's systems that match. */
function matchingIn(listed: Listed, state: State): readonly HTMLElement[] {
  const kind = listed.home.classList.contains('in-tiers') ? 'system' : 'claim';
  if (state.kind !== '' && state.kind !== kind) return [];
  return systemsIn(listed).filter((one) => matches(one, state));
}

/** A row that several systems share is shown with those of them that match. */
function hideMembers(listed: Listed, matching: readonly HTMLElement[]): void {
  const systems = systemsIn(listed);
  if (systems.length > 1) for (const one of systems) one.hidden = !matching.includes(one);
}

const EXACT = ['licence', 'network', 'labels', 'approach', 'model'] as const;

function matches({ dataset }: HTMLElement, state: State): boolean {
  const has = (words: string | undefined, one: string) => one === '' || (words ?? '').split(' ').includes(one);
  return (
    hasWords(`${dataset.name} ${dataset.licence} ${dataset.words}`.toLowerCase(), state.q) &&
    has(dataset.tiers, state.tier) &&
    has(dataset.suites, state.suite) &&
    EXACT.every((field) => state[field] === '' || dataset[field] === state[field])
  );
}

/** Whether a text in small letters has all words of a search. */
export const hasWords = (text: string, q: string): boolean =>
  q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));

/** What a heading says where its tier is shown alone, by heading. */
const ownHeadings = new WeakMap<HTMLElement, readonly Node[]>();

/** Says above rows of all tiers what they are sorted by, in place of the first tier's name. */
function headOf(tier: HTMLTableSectionElement, sortedBy: string): void {
  const head = tier.querySelector<HTMLElement>('.group th');
  if (head === null) return;
  const own = ownHeadings.get(head) ?? [...head.childNodes];
  ownHeadings.set(head, own);
  head.replaceChildren(...(sortedBy === '' ? own : [`All tiers, sorted by ${sortedBy}`]));
}

/** What was not measured comes last in either order; what is equal keeps its order. */
function inOrder(
  rows: readonly Listed[],
  sortValue: (row: HTMLTableRowElement) => number | string,
  order: 'ascending' | 'descending',
): readonly Listed[] {
  const sign = order === 'ascending' ? 1 : -1;
  const valued = rows.map((one) => ({ one, value: sortValue(one.row) }));
  valued.sort(({ value: left }, { value: right }) => {
    if (left === '' || right === '') return Number(left === '') - Number(right === '');
    return sign * (left < right ? -1 : left > right ? 1 : 0);
  });
  return valued.map(({ one }) => one);
}

const TEXTS = ['name', 'licence'];

/** What a row is sorted by: `name`, or `SUITE.tokens` of one of its cells. Empty where there is nothing. */
function sortValueOf(
  headings: readonly HTMLTableCellElement[],
  key: string,
): (row: HTMLTableRowElement) => number | string {
  const dot = key.lastIndexOf('.');
  const field = key.slice(dot + 1);
  const isOf = (heading: HTMLTableCellElement) =>
    heading.classList.contains('family')
      ? heading.querySelector<HTMLElement>('[data-sort]')?.dataset.sort === `${key.slice(0, dot)}.value`
      : heading.dataset.suite === key.slice(0, dot);
  const at = dot < 0 ? -1 : headings.findIndex(isOf);
  return (row) => {
    const value = (dot < 0 ? row : row.cells[at])?.dataset[field] ?? '';
    if (TEXTS.includes(key)) return value.toLowerCase();
    return value === '' ? '' : Number(value);
  };
}
