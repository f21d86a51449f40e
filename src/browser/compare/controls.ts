import type { BoardsFile } from '../../protocol/board-data.ts';
import { element } from '../dom.ts';
import { boardName, type Choice, MOST_MORE, onChosenBoard } from './choice.ts';
import type { Metric } from './pair.ts';

type ListedBoard = BoardsFile['boards'][number];
type System = ListedBoard['systems'][number];

/** The select elements of the page. */
export interface Controls {
  readonly offer: (boards: readonly ListedBoard[], choice: Choice) => void;
  readonly offerMetrics: (metrics: readonly Metric[], chosen: string) => void;
}

const GROUPS = { system: 'Systems', example: 'Examples', reference: 'Reference systems', control: 'Controls' } as const;

/**
 * @param changed called with each new choice, and whether it takes the place of the one before: an arrow key in a focused list chooses
 * each option on its way
 */
export function controlsOf(form: HTMLFieldSetElement, changed: (choice: Choice, replaces?: boolean) => void): Controls {
  const picker = (name: string) => form.elements.namedItem(name) as HTMLSelectElement;
  const [board, a, b, metric, add] = [picker('board'), picker('a'), picker('b'), picker('metric'), picker('add')];
  const adds = form.elements.namedItem('adds') as HTMLButtonElement;
  const chips = form.querySelector<HTMLElement>('#more');
  let more: readonly string[] = [];
  let known: readonly ListedBoard[] = [];
  /** The board of an address need not have its systems, and then no option is selected: they are kept for the next board. */
  let kept = { a: '', b: '' };
  const choice = () => ({ board: board.value, a: a.value, b: b.value, metric: metric.value, more });
  /** The list that had the last choice and has had the focus since. */
  let last: EventTarget | null = null;
  form.addEventListener('focusout', () => {
    last = null;
  });
  const chosen = (picker: HTMLSelectElement, next: () => Choice) =>
    picker.addEventListener('change', () => {
      const replaces = last === picker;
      last = document.activeElement === picker ? picker : null;
      changed(next(), replaces);
    });
  chosen(board, () => onChosenBoard(known, { ...choice(), ...kept }));
  for (const one of [a, b, metric]) chosen(one, choice);
  adds.addEventListener('click', () => {
    if (add.value === '') add.focus();
    else changed({ ...choice(), more: [...more, add.value] });
  });
  (form.elements.namedItem('swap') as HTMLButtonElement).addEventListener('click', () =>
    changed({ ...choice(), a: b.value, b: a.value }),
  );
  return {
    offer(boards, chosen) {
      known = boards;
      const found = boards.find(({ id }) => id === chosen.board);
      fill(board, boards.map(boardOption), chosen.board);
      fill(a, groupsOf(found?.systems ?? []), chosen.a);
      fill(b, groupsOf(found?.systems ?? []), chosen.b);
      more = chosen.more;
      kept = { a: chosen.a, b: chosen.b };
      const left = (found?.systems ?? []).filter(({ slug }) => ![chosen.a, chosen.b, ...more].includes(slug));
      fill(add, [element('option', { value: '' }, 'choose'), ...groupsOf(left)], '');
      const focused = document.activeElement;
      const place = focused && chips ? [...chips.children].indexOf(focused) : -1;
      for (const one of [add, adds]) one.disabled = more.length >= MOST_MORE || left.length === 0;
      chips?.replaceChildren(
        ...more.map((slug) => {
          const name = found?.systems.find((system) => system.slug === slug)?.name ?? slug;
          const button = element('button', { type: 'button' }, `${name} ×`);
          button.setAttribute('aria-label', `Leave out ${name}`);
          button.addEventListener('click', () => changed({ ...choice(), more: more.filter((one) => one !== slug) }));
          return button;
        }),
      );
      // The focused control is gone or disabled: the nearest one that is left has the focus.
      if (chips && (place >= 0 || (focused === adds && adds.disabled)))
        nearest([...chips.querySelectorAll('button')], place, add)?.focus();
    },
    offerMetrics(metrics, chosen) {
      fill(
        metric,
        metrics.map(({ id, label }) => element('option', { value: id }, label)),
        chosen,
      );
    },
  };
}

/** The button now at this place, or the last; the other control where there are none. */
const nearest = (buttons: readonly HTMLButtonElement[], place: number, other: HTMLElement): HTMLElement | undefined =>
  buttons.length === 0 ? other : (buttons[place] ?? buttons.at(-1));

/** What is chosen need not be on offer: then nothing is selected. */
function fill(picker: HTMLSelectElement, options: readonly Node[], chosen: string): void {
  picker.replaceChildren(...options);
  picker.value = chosen;
}

const boardOption = (board: ListedBoard) => element('option', { value: board.id }, boardName(board));

function groupsOf(systems: readonly System[]): readonly Node[] {
  return Object.entries(GROUPS).flatMap(([kind, label]) => {
    const own = systems.filter((system) => system.kind === kind);
    const options = own.map(({ slug, name, version }) => element('option', { value: slug }, `${name} ${version}`));
    return own.length === 0 ? [] : [element('optgroup', { label }, ...options)];
  });
}
