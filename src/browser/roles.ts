const ROLES: readonly (readonly [string, string])[] = [
  ['thead, tbody, tfoot', 'rowgroup'],
  ['tr', 'row'],
  ['thead th', 'columnheader'],
  ['tbody th, tfoot th', 'rowheader'],
  ['td', 'cell'],
];

/**
 * States the roles of a table and its parts. On a narrow screen a row is styled as a card, and in Safari an element of a table that
 * is styled as a block has no role of its own.
 */
export function giveTableRoles(table: HTMLTableElement): void {
  table.setAttribute('role', 'table');
  for (const [selector, role] of ROLES)
    for (const one of table.querySelectorAll(selector)) one.setAttribute('role', role);
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

/** Of every table in a page or a part of it; and which boxes are stops of the keyboard. */
export function giveRolesIn(root: ParentNode): void {
  for (const table of root.querySelectorAll('table')) giveTableRoles(table);
  for (const box of root.querySelectorAll('.scroll[tabindex]')) stopWhereScrolling(box);
}
