import { giveTableRoles, stopWhereScrolling } from './roles.ts';

type Child = Node | string;

/** An element with its attributes and children. Strings become text, never markup; `false` is left out. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Child | false)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children.filter((child) => child !== false));
  return made;
}

/** Shows what needs the script: a page whose script does not load has no dead controls. */
export const showScripted = () => document.documentElement.classList.add('started');

/** Gives the focus to the first link of a row, or to the row without one. */
export function focusOn(row: HTMLElement | null | undefined): void {
  const link = row?.querySelector('a');
  if (row && !link) row.tabIndex = -1;
  (link ?? row)?.focus();
}

export type Cell = Node | string;

/** A column of numbers is aligned right. */
export interface Column {
  readonly label: string;
  readonly number?: true;
}

/** A table whose rows begin with a header cell. */
export function table(
  caption: string,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  foot: readonly (readonly Cell[])[] = [],
): HTMLTableElement {
  const classOf = (at: number): Record<string, string> => (columns[at]?.number ? { class: 'number' } : {});
  const row = (cells: readonly Cell[]) =>
    element(
      'tr',
      {},
      ...cells.map((cell, at) =>
        at === 0 ? element('th', { scope: 'row', ...classOf(at) }, cell) : element('td', classOf(at), cell),
      ),
    );
  const heads = columns.map(({ label }, at) => element('th', { scope: 'col', ...classOf(at) }, label));
  return element(
    'table',
    { class: 'plain-table' },
    element('caption', {}, caption),
    element('thead', {}, element('tr', {}, ...heads)),
    element('tbody', {}, ...rows.map(row)),
    foot.length > 0 && element('tfoot', {}, ...foot.map(row)),
  );
}

/** Makes each row of a table a card on a narrow screen, where every cell has its column's heading before it. */
export function asCards(made: HTMLTableElement): HTMLTableElement {
  made.classList.add('cards', 'labelled');
  giveTableRoles(made);
  const labels = [...made.querySelectorAll('thead th')].map(({ textContent }) => textContent ?? '');
  for (const row of made.rows)
    for (const cell of row.querySelectorAll('td')) cell.dataset.label = labels[cell.cellIndex];
  return made;
}

/** Makes a wide table scroll on its own, also by the keyboard. */
export function scrolling(label: string, inner: HTMLTableElement): HTMLElement {
  const box = element('div', { class: 'scroll', role: 'region', 'aria-label': label, tabindex: '0' }, inner);
  stopWhereScrolling(box);
  return box;
}
