import { element } from './dom.ts';
import { exportButtons } from './overview/export.ts';
import { allRows, loadParts, otherParts, showFolded } from './overview/parts.ts';
import { type Listed, listed, show, sortButtons, systemsIn } from './overview/rows.ts';
import { read, write } from './overview/state.ts';
import { giveRolesIn } from './roles.ts';

/** How many rows are shown at once, and how many more each time. */
const ROWS = 25;

/** Search, filters and sorting of the overview; the address has the choices. */
function start(form: HTMLFieldSetElement, table: HTMLTableElement, shown: HTMLElement): void {
  const buttons = sortButtons(table);
  const sort = form.elements.namedItem('sort') as HTMLSelectElement;
  const reversed = form.elements.namedItem('reversed') as HTMLInputElement;
  let rows = listed(table);
  let most = Math.max(ROWS, rows.length);
  let matching: readonly Listed[] = rows;
  const more = element('button', { type: 'button' });
  const moreLine = element('p', { class: 'more', hidden: '' }, more);
  table.parentElement?.after(moreLine);

  const update = (remark = '') => {
    const sortedBy = sort.value === '' ? '' : (sort.selectedOptions[0]?.textContent ?? '').trim();
    const state = read(form);
    matching = show(table, rows, { buttons, state, sortedBy, most });
    const folded = showFolded(state);
    if (folded !== undefined) {
      shown.textContent = `${folded} entries of this kind, which only the search filters`;
      moreLine.hidden = true;
      return;
    }
    const count = countText(rows, matching);
    shown.textContent = remark === '' ? count : `${count}. ${remark}`;
    moreLine.hidden = matching.length <= most;
    more.textContent = `Show ${Math.min(ROWS, matching.length - most)} more of ${matching.length}`;
  };
  more.addEventListener('click', () => {
    most += ROWS;
    update();
  });
  let loading: Promise<readonly Listed[]> | undefined;
  /** Puts all systems into the table, of which this page may have a part. */
  const whole = async () => {
    if (otherParts().length === 0) return update();
    shown.textContent = 'Loading the other systems …';
    const isFirst = loading === undefined;
    loading ??= loadParts(table);
    try {
      const others = await loading;
      if (isFirst) rows = [...rows, ...others];
      update();
    } catch {
      loading = undefined;
      update('The other systems could not be loaded: only those of this page are shown.');
    }
  };
  /** A search, a filter or an order applies to all systems. */
  const choice = () => {
    if (Object.values(read(form)).some((value) => value !== '')) return void whole();
    update();
  };
  const choose = () => {
    history.replaceState(null, '', addressOf(form));
    choice();
  };
  const tools = form.closest('details');
  if (tools)
    exportButtons(tools, table, {
      rows: async () => {
        await whole();
        return matching;
      },
      say: (sentence) => {
        shown.textContent = sentence;
      },
    });
  const restore = () => {
    write(form, new URLSearchParams(location.search));
    // A link that chooses something shows what it chose.
    if (tools && Object.values(read(form)).some((value) => value !== '')) tools.open = true;
    choice();
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

/** How many systems match, of those of all parts of the table. */
function countText(rows: readonly Listed[], matching: readonly Listed[]): string {
  const here = rows.flatMap(systemsIn).length;
  const all = allRows() ?? here;
  const matched = matching.flatMap(systemsIn).filter(({ hidden }) => !hidden).length;
  return matched === here || matched === all ? `${all} entries` : `${matched} of ${all} entries`;
}

/** The page's address with the choices. */
function addressOf(form: HTMLFieldSetElement): string {
  const chosen = new URLSearchParams();
  for (const [name, value] of Object.entries(read(form))) if (value !== '') chosen.set(name, value);
  return chosen.size === 0 ? location.pathname : `?${chosen}`;
}

giveRolesIn(document);
const form = document.getElementById('controls');
const table = document.getElementById('overview');
const shown = document.getElementById('shown');
if (form instanceof HTMLFieldSetElement && table instanceof HTMLTableElement && shown) start(form, table, shown);
