/**
 * States the roles of a table and its parts. On a narrow screen a row is styled as a card, and in Safari an element of a table that
 * is styled as a block has no role of its own.
 */
export function giveTableRoles(table: HTMLTableElement): void {
  table.setAttribute('role', 'table');
  for (const group of table.querySelectorAll(':scope > thead, :scope > tbody, :scope > tfoot'))
    group.setAttribute('role', 'rowgroup');
  for (const row of table.rows) {
    row.setAttribute('role', 'row');
    const header = row.parentElement === table.tHead ? 'columnheader' : 'rowheader';
    for (const cell of row.cells) cell.setAttribute('role', cell.localName === 'td' ? 'cell' : header);
  }
}

/** Of all boxes of the page. */
let sizes: ResizeObserver | undefined;

/** A box is a stop of the keyboard only while it has something to scroll to: its own size or that of its table may change. */
export function stopWhereScrolling(box: Element): void {
  sizes ??= new ResizeObserver((changes) => {
    for (const { target } of changes) setStop(target.closest('.scroll'));
  });
  for (const one of [box, ...box.children]) sizes.observe(one);
}

function setStop(box: Element | null): void {
  if (box === null) return;
  const scrolls = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
  if (scrolls) box.setAttribute('tabindex', '0');
  else box.removeAttribute('tabindex');
}

/** Of every table in a part of a page that was loaded later; and which boxes are stops of the keyboard. */
export function giveRolesIn(part: ParentNode): void {
  for (const table of part.querySelectorAll('table')) giveTableRoles(table);
  watchBoxesIn(part);
}

/** The same for the page itself. Each table is a task of its own: during one task for all, a phone would not respond to touch. */
export function giveRolesInPage(): void {
  for (const table of document.querySelectorAll('table')) setTimeout(giveTableRoles, 0, table);
  watchBoxesIn(document);
}

function watchBoxesIn(root: ParentNode): void {
  for (const box of root.querySelectorAll('.scroll[tabindex]')) stopWhereScrolling(box);
}
