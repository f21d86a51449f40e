import { exportButtons } from './overview/export.ts';
import { keep, sortButtons, sortRows } from './overview/rows.ts';
import { read, write } from './overview/state.ts';

/** Search, filters and sorting of the overview; the address has the choices. */
function start(form: HTMLFieldSetElement, table: HTMLTableElement, shown: HTMLElement): void {
  const buttons = sortButtons(table);
  const sort = form.elements.namedItem('sort') as HTMLSelectElement;
  const reversed = form.elements.namedItem('reversed') as HTMLInputElement;

  const show = () => {
    const state = read(form);
    sortRows(table, buttons, state);
    const { left, all } = keep(table, state);
    shown.textContent = left === all ? `${all} entries` : `${left} of ${all} entries`;
  };
  const choose = () => {
    history.replaceState(null, '', addressOf(form));
    show();
  };
  const tools = form.closest('details');
  if (tools)
    exportButtons(tools, table, (sentence) => {
      shown.textContent = sentence;
    });
  const restore = () => {
    write(form, new URLSearchParams(location.search));
    // A link that chooses something shows what it chose.
    if (tools && Object.values(read(form)).some((value) => value !== '')) tools.open = true;
    show();
  };

  for (const button of buttons) {
    button.addEventListener('click', () => {
      const again = sort.value === button.dataset.sort;
      sort.value = button.dataset.sort ?? '';
      reversed.checked = again && !reversed.checked;
      choose();
    });
  }
  form.addEventListener('input', choose);
  form.elements.namedItem('clear')?.addEventListener('click', () => {
    write(form, new URLSearchParams());
    choose();
  });
  window.addEventListener('popstate', restore);
  // On returning to the page the browser may fill in its fields.
  window.addEventListener('pageshow', restore);
  restore();
}

/** The page's address with the choices. */
function addressOf(form: HTMLFieldSetElement): string {
  const chosen = new URLSearchParams();
  for (const [name, value] of Object.entries(read(form))) if (value !== '') chosen.set(name, value);
  return chosen.size === 0 ? location.pathname : `?${chosen}`;
}

const form = document.getElementById('controls');
const table = document.getElementById('overview');
const shown = document.getElementById('shown');
if (form instanceof HTMLFieldSetElement && table instanceof HTMLTableElement && shown) start(form, table, shown);
