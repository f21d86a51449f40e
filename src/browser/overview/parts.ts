import { giveRolesIn } from '../roles.ts';
import { hasWords, type Listed, listed } from './rows.ts';
import type { State } from './state.ts';

/** The parts of the table that other pages have, in their order. */
export function otherParts(): readonly string[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('#parts a:not([aria-current])');
  return [...links].map(({ href }) => href);
}

/** How many systems all parts have; undefined where this page has them all. */
export function allRows(): number | undefined {
  const rows = document.getElementById('parts')?.dataset.rows;
  return rows === undefined ? undefined : Number(rows);
}

/**
 * Loads the other parts. Groups and folded tables that this page lacks are put into it.
 *
 * @returns the rows of the other parts, which are in no table
 * @throws TypeError if one of the pages cannot be loaded; then nothing was changed
 */
export async function loadParts(table: HTMLTableElement): Promise<readonly Listed[]> {
  const pages = await Promise.all(otherParts().map(load));
  const rows = pages.flatMap((page) => {
    for (const folded of page.querySelectorAll('.folded')) addFolded(folded);
    const part = page.querySelector<HTMLTableElement>('#overview');
    return part === null ? [] : listed(part).map(({ row, home }) => ({ row, home: groupFor(table, home) }));
  });
  for (const { row } of rows) row.remove();
  document.getElementById('parts')?.remove();
  return rows;
}

async function load(href: string): Promise<Document> {
  const response = await fetch(href, { mode: 'same-origin', credentials: 'omit' });
  if (!response.ok) throw new TypeError(`status ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  giveRolesIn(page);
  return page;
}

/** The group of this page with the name of another page's; otherwise that one, which is put into the table. */
function groupFor(table: HTMLTableElement, group: HTMLTableSectionElement): HTMLTableSectionElement {
  const own = [...table.tBodies].find(({ dataset }) => dataset.group === group.dataset.group);
  if (own) return own;
  // A table without bounds has it last.
  table.insertBefore(group, table.querySelector('tbody.bounds'));
  return group;
}

function addFolded(folded: Element): void {
  const label = folded.querySelector('.scroll')?.getAttribute('aria-label') ?? '';
  const own = document.querySelector(`.folded [aria-label="${CSS.escape(label)}"]`);
  if (own === null) {
    document.querySelector('.after-table .folded')?.before(folded);
    return;
  }
  own.querySelector('tbody')?.append(...folded.querySelectorAll('tbody tr'));
  const count = own.closest('.folded')?.querySelector('.count');
  if (count) count.textContent = String(own.querySelectorAll('tbody tr').length);
}

/** Kinds of entries with rows in the table itself. All others are in folded tables. */
const IN_TABLE = ['', 'system', 'claim'];

/**
 * Shows the folded tables of the chosen kind alone, or all without one. Entries that have no row in the table are searched in their
 * folded one, which is opened if it was chosen or something in it was found.
 *
 * @returns how many entries without a row in the table were chosen or found, and whether they take its place
 */
export function showFolded({ kind, q }: State): { readonly count: number; readonly replacesTable: boolean } {
  const replacesTable = !IN_TABLE.includes(kind);
  document.body.classList.toggle('only-folded', replacesTable);
  let count = 0;
  for (const folded of document.querySelectorAll<HTMLDetailsElement>('.folded[data-kind]')) {
    const isSearched = replacesTable ? folded.dataset.kind === kind : kind === '' && q !== '';
    let found = 0;
    for (const row of folded.querySelectorAll<HTMLTableRowElement>('tbody tr')) {
      row.hidden = isSearched && !hasWords((row.cells[0]?.textContent ?? '').toLowerCase(), q);
      found += Number(isSearched && !row.hidden);
    }
    const isChosen = found > 0 || (replacesTable && isSearched);
    folded.hidden = (kind !== '' && folded.dataset.kind !== kind) || (isSearched && !isChosen);
    // What the choice opened, its end closes.
    if (isChosen !== folded.classList.contains('chosen')) folded.open = isChosen;
    folded.classList.toggle('chosen', isChosen);
    if (!IN_TABLE.includes(folded.dataset.kind ?? '')) count += found;
  }
  return { count, replacesTable };
}
