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

/** Of every table in a page or a part of it. */
export function giveRolesIn(root: ParentNode): void {
  for (const table of root.querySelectorAll('table')) giveTableRoles(table);
}
