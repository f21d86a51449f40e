import { element, focusOn, showScripted } from './dom.ts';
import { exportButtons } from './overview/export.ts';
import { allRows, loadParts, otherParts, showFolded } from './overview/parts.ts';
import { type Listed, listed, orderOf, show, sortButtons, systemsIn } from './overview/rows.ts';
import { read, write } from './overview/state.ts';
import { giveRolesInPage } from './roles.ts';

/** How many rows are shown at once, and how many more each time. */
const ROWS = 25;

/** Search, filters and sorting of the overview; the address has the choices. */
function start(form: HTMLFieldSetElement, table: HTMLTableElement, shown: HTMLElement): void {
  showScripted();
  const buttons = sortButtons(table);
  const list = systemList(form, table, { buttons, shown });
  const sort = form.elements.namedItem('sort') as HTMLSelectElement;
  const reversed = form.elements.namedItem('reversed') as HTMLInputElement;
  const isChosen = () => Object.values(read(form)).some((value) => value !== '');
  /** A search, a filter or an order applies to all systems. */
  const apply = () => (isChosen() ? void list.showAll() : list.update());
  const choose = () => {
    history.replaceState(null, '', addressOf(form));
    apply();
  };
  const tools = form.closest('details');
  const restore = () => {
    write(form, new URLSearchParams(location.search));
    // A link that chooses something shows what it chose.
    if (tools && isChosen()) tools.open = true;
    apply();
  };

  if (tools)
    exportButtons(tools, table, {
      rows: list.showAll,
      say: (sentence) => {
        shown.textContent = sentence;
      },
    });
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

interface Controls {
  readonly buttons: ReturnType<typeof sortButtons>;
  /** Says how many systems are shown. */
  readonly shown: HTMLElement;
}

/** The rows of the table that match the choices, some at a time. The table has at first those of this page. */
function systemList(form: HTMLFieldSetElement, table: HTMLTableElement, { buttons, shown }: Controls) {
  const sort = form.elements.namedItem('sort') as HTMLSelectElement;
  let rows = listed(table);
  let most = Math.max(ROWS, rows.length);
  let matching: readonly Listed[] = rows;
  let loading: Promise<readonly Listed[]> | undefined;
  const more = element('button', { type: 'button' });
  const moreLine = element('p', { class: 'more', hidden: '' }, more);
  table.parentElement?.after(moreLine);
  more.addEventListener('click', () => {
    const first = matching[most];
    most += ROWS;
    update();
    focusOn(first?.row);
  });
  return { update, showAll };

  /** Shows what matches now. The remark follows the count. */
  function update(remark = ''): void {
    const sortedBy = sort.value === '' ? '' : (sort.selectedOptions[0]?.textContent ?? '').trim();
    const state = read(form);
    matching = show(table, rows, { buttons, state, sortedBy, most });
    const folded = showFolded(state);
    if (folded.replacesTable) {
      shown.textContent = `${folded.count} entries of this kind, which only the search filters`;
      moreLine.hidden = true;
      return;
    }
    const count = `${countText(rows, matching)}${folded.count > 0 ? `, and ${folded.count} in the lists below` : ''}`;
    const order = sortedBy === '' ? '' : `, sorted by ${sortedBy}, ${orderOf(buttons, state)}`;
    shown.textContent = `${count}${order}${remark === '' ? '' : `. ${remark}`}`;
    moreLine.hidden = matching.length <= most;
    more.textContent = `Show ${Math.min(ROWS, matching.length - most)} more of ${matching.length}`;
  }

  /** Adds the systems that are not on this page, once, and shows what matches of all. Returns it. */
  async function showAll(): Promise<readonly Listed[]> {
    if (otherParts().length === 0) {
      update();
      return matching;
    }
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
    return matching;
  }
}

/** How many systems match, of those of all parts of the table. */
function countText(rows: readonly Listed[], matching: readonly Listed[]): string {
  const here = rows.flatMap(systemsIn).length;
  const all = allRows() ?? here;
  const matched = matching.flatMap(systemsIn).filter(({ hidden }) => !hidden).length;
  const entries = all === 1 ? 'entry' : 'entries';
  return matched === here || matched === all ? `${all} ${entries}` : `${matched} of ${all} ${entries}`;
}

/** The page's address with the choices. */
function addressOf(form: HTMLFieldSetElement): string {
  const chosen = new URLSearchParams();
  for (const [name, value] of Object.entries(read(form))) if (value !== '') chosen.set(name, value);
  return chosen.size === 0 ? location.pathname : `?${chosen}`;
}

giveRolesInPage();
const form = document.getElementById('controls');
const table = document.getElementById('overview');
const shown = document.getElementById('shown');
if (form instanceof HTMLFieldSetElement && table instanceof HTMLTableElement && shown) start(form, table, shown);
