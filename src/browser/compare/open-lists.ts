/** The lists of the page that a reader opened or closed, by `data-list`. */
type Lists = Readonly<Record<string, boolean>>;

const chosen = (): Lists => (history.state as { lists?: Lists } | null)?.lists ?? {};

/** Opens and closes the lists as they were when this place in the browser's history was left. */
export function restoreLists(): void {
  for (const [name, isOpen] of Object.entries(chosen())) {
    const list = document.querySelector<HTMLDetailsElement>(`details[data-list="${CSS.escape(name)}"]`);
    if (list) list.open = isOpen;
  }
}

/** Keeps each choice in the browser's history. */
export function keepLists(): void {
  const keep = (event: Event) => {
    const list = event.target;
    if (!(list instanceof HTMLDetailsElement) || list.dataset.list === undefined || !list.isConnected) return;
    history.replaceState({ lists: { ...chosen(), [list.dataset.list]: list.open } }, '');
  };
  // A toggle does not bubble.
  document.addEventListener('toggle', keep, true);
}
