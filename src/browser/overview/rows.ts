import type { State } from './state.ts';

const rowsOf = (part: ParentNode) => [...part.querySelectorAll<HTMLTableRowElement>('tr.run')];

/** Turns each heading that can be sorted by into a button. */
export function sortButtons(table: HTMLTableElement): readonly HTMLButtonElement[] {
  return [...table.querySelectorAll<HTMLElement>('thead [data-sort]')].map((heading) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'sorter';
    Object.assign(button.dataset, heading.dataset);
    button.append(...heading.childNodes);
    heading.replaceWith(button);
    return button;
  });
}

/** Hides rows that do not match, groups without rows, and the columns of other suites than the chosen one. */
export function keep(table: HTMLTableElement, state: State): { left: number; all: number } {
  const rows = rowsOf(table);
  const chosen = Object.values(state).some((value) => value !== '');
  for (const row of rows) row.hidden = !matches(row, state);
  for (const group of table.tBodies) {
    if (group.classList.contains('bounds')) continue;
    const empty = rowsOf(group).every(({ hidden }) => hidden);
    for (const row of group.querySelectorAll<HTMLElement>('.group, .empty')) row.hidden = chosen && empty;
  }
  for (const cell of table.querySelectorAll<HTMLElement>('[data-suite]'))
    cell.hidden = state.suite !== '' && cell.dataset.suite !== state.suite;
  return { left: rows.filter(({ hidden }) => !hidden).length, all: rows.length };
}

function matches(
  { dataset }: HTMLElement,
  { q, tier, suite, licence, network, labels, approach, model }: State,
): boolean {
  const has = (words: string | undefined, one: string) => one === '' || (words ?? '').split(' ').includes(one);
  const is = (value: string | undefined, one: string) => one === '' || value === one;
  const words = q.toLowerCase().split(/\s+/);
  return (
    words.every((word) => (dataset.words ?? '').includes(word)) &&
    has(dataset.tiers, tier) &&
    has(dataset.suites, suite) &&
    is(dataset.licence, licence) &&
    is(dataset.network, network) &&
    is(dataset.labels, labels) &&
    is(dataset.approach, approach) &&
    is(dataset.model, model)
  );
}

/** The rows' original order, for rows that are otherwise equal, and the tier that they stand in. */
const indices = new WeakMap<HTMLElement, number>();
const homes = new WeakMap<HTMLElement, HTMLTableSectionElement>();

/** Sorts the systems of all tiers together, other groups each, and marks the heading. What was not measured comes last in either order. */
export function sortRows(table: HTMLTableElement, buttons: readonly HTMLButtonElement[], { sort }: State): void {
  const key = sort.replace(/^-/, '');
  const button = buttons.find(({ dataset }) => dataset.sort === key);
  const order = (button?.dataset.first === 'descending') === sort.startsWith('-') ? 'ascending' : 'descending';
  for (const group of table.tBodies) for (const row of rowsOf(group)) if (!homes.has(row)) homes.set(row, group);
  for (const [index, row] of rowsOf(table).entries()) if (!indices.has(row)) indices.set(row, index);
  const [first, ...others] = [...table.tBodies].filter(({ classList }) => classList.contains('in-tiers'));
  for (const row of rowsOf(table)) {
    const home = homes.get(row);
    if (home?.classList.contains('in-tiers')) (button ? first : home)?.append(row);
  }
  for (const group of table.tBodies) group.append(...rowsOf(group).sort(comparison(button ? key : '', order)));
  if (first && others.length > 0) headOf(first, button);
  for (const one of buttons) {
    const on = one === button;
    one.setAttribute('aria-pressed', String(on));
    if (on) one.dataset.order = order;
    else delete one.dataset.order;
  }
  for (const heading of table.querySelectorAll('thead th')) {
    if (button && heading.contains(button)) heading.setAttribute('aria-sort', order);
    else heading.removeAttribute('aria-sort');
  }
}

const heads = new WeakMap<HTMLElement, readonly Node[]>();

/** Says above rows of all tiers what they are sorted by, in place of the first tier's name. */
function headOf(tier: HTMLTableSectionElement, button: HTMLButtonElement | undefined): void {
  const head = tier.querySelector<HTMLElement>('.group th');
  if (head === null) return;
  const own = heads.get(head) ?? [...head.childNodes];
  heads.set(head, own);
  head.replaceChildren(...(button ? [`All tiers, sorted by ${(button.textContent ?? '').trim()}`] : own));
}

function comparison(key: string, order: 'ascending' | 'descending') {
  const sign = order === 'ascending' ? 1 : -1;
  const index = (row: HTMLElement) => indices.get(row) ?? 0;
  return (a: HTMLTableRowElement, b: HTMLTableRowElement): number => {
    const [left, right] = [sortValue(a, key), sortValue(b, key)];
    if (left === '' || right === '') return Number(left === '') - Number(right === '') || index(a) - index(b);
    return sign * (left < right ? -1 : left > right ? 1 : 0) || index(a) - index(b);
  };
}

const TEXTS = ['name', 'licence'];

/** What a row is sorted by: `name`, or `SUITE.tokens` of one of its cells. Empty where there is nothing. */
function sortValue(row: HTMLTableRowElement, key: string): number | string {
  const dot = key.lastIndexOf('.');
  const cell =
    dot < 0 ? row : [...row.cells].find(({ dataset }) => (dataset.key ?? dataset.suite) === key.slice(0, dot));
  const value = cell?.dataset[key.slice(dot + 1)] ?? '';
  if (TEXTS.includes(key)) return value.toLowerCase();
  return value === '' ? '' : Number(value);
}
