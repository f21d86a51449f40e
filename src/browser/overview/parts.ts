import { giveRolesIn } from '../roles.ts';
import { type Listed, listed } from './rows.ts';

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
  table.querySelector('tbody.bounds')?.before(group);
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
