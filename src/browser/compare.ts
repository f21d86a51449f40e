import './compare/no-eval.ts';
import type { BoardsFile } from '../protocol/board-data.ts';
import { safeText } from '../text/safe-text.ts';
import {
  boardName,
  type Choice,
  checkThere,
  choiceOf,
  completed,
  NotShown,
  onOtherBoards,
  searchOf,
} from './compare/choice.ts';
import { controlsOf } from './compare/controls.ts';
import { loadBoards, loadOutcomes, loadTasks } from './compare/load.ts';
import { commandOf, comparePair, type OtherSuite, type Pair, type Uncompared } from './compare/pair.ts';
import { showDifferences, showSuites } from './compare/show-differences.ts';
import { showCost, showPair, showSides } from './compare/show-pair.ts';
import { discordantTasks } from './compare/show-tasks.ts';
import { apartByRanks, comparisonVerdict, nameIn, otherSuitesText } from './compare/words.ts';
import { element, showScripted } from './dom.ts';
import { nextTask, pauseIfLong } from './next-task.ts';

const [form, status, result, command] = [
  document.querySelector<HTMLFieldSetElement>('fieldset#choose'),
  document.querySelector<HTMLElement>('#said'),
  document.querySelector<HTMLElement>('#compared'),
  document.querySelector<HTMLElement>('#command code'),
];
/** What the page shows without a pair. */
const anyCommand = command?.textContent ?? '';
const anyTitle = document.title;

if (form && status && result) {
  showScripted();
  const controls = controlsOf(form, (choice, replaces = false) => {
    history[replaces ? 'replaceState' : 'pushState'](history.state, '', searchOf(choice));
    void show(choice);
  });
  /** Counts the choices, so that a late answer to an earlier one is dropped. */
  let latest = 0;

  const show = async (partial: Choice) => {
    latest += 1;
    const own = latest;
    status.textContent = 'Loading…';
    result.setAttribute('aria-busy', 'true');
    const put = (sentence: string, beside = '', parts: readonly Node[] = [], pair?: Pair) => {
      if (own !== latest) return;
      document.title = pair
        ? `${safeText(nameIn([pair.a, pair.b], pair.a), 80)} and ${safeText(nameIn([pair.a, pair.b], pair.b), 80)} · ${anyTitle}`
        : anyTitle;
      status.replaceChildren(sentence, element('span', { class: 'beside' }, beside));
      if (command) command.textContent = (pair && commandOf(pair)) ?? anyCommand;
      result.replaceChildren(...parts);
      result.removeAttribute('aria-busy');
    };
    try {
      const { boards } = await loadBoards();
      if (own !== latest) return;
      const choice = completed(boards, partial);
      controls.offer(boards, choice);
      checkThere(boards, choice);
      const about = await loadTasks(choice.board);
      const [a, b, ...rest] = await Promise.all(
        [choice.a, choice.b, ...choice.more].map((slug) => loadOutcomes(about, slug)),
      );
      if (own !== latest || a === undefined || b === undefined) return;
      await nextTask();
      const pair = await comparePair(about, a, b, choice.metric);
      const others = await Promise.all(onOtherBoards(boards, choice).map((one) => otherSuite(boards, one)));
      if (own !== latest) return;
      await nextTask();
      const more: Pair[] = [];
      const without: Uncompared[] = [];
      for (const other of rest)
        await comparePair(about, a, other, pair.metric.id, { isDue: true }).then(
          (one) => more.push(one),
          (thrown) => without.push({ system: other, problem: problemOf(thrown) }),
        );
      if (own !== latest) return;
      controls.offerMetrics(pair.metrics, pair.metric.id);
      history.replaceState(history.state, '', searchOf({ ...choice, metric: pair.metric.id }));
      const pairs = [pair, ...more] as const;
      const apart = apartByRanks(boards.find(({ id }) => id === choice.board)?.systems ?? []);
      const elsewhere = rest.length > 0 ? '' : otherSuitesText(others.flatMap((one) => one.pair ?? []));
      const several = { several: rest.length > 0 };
      const sections = [
        () => showDifferences(pairs, without),
        () => [showSides(pairs), ...showSuites(pair, others, several)],
        () => [...showCost(pairs), ...showPair(pair, several)],
        ...discordantTasks(pair),
      ];
      const parts: Node[] = [];
      for (const section of sections) {
        parts.push(...section());
        await pauseIfLong();
        if (own !== latest) return;
      }
      put(`${about.suite.title}: ${comparisonVerdict(pairs, apart)}`, elsewhere, parts, pair);
      restoreLists();
    } catch (thrown) {
      put(thrown instanceof NotShown ? thrown.message : 'Something of this page does not work. Load it anew.');
    }
  };

  keepLists();
  addEventListener('popstate', () => void show(choiceOf(location.search)));
  // The browser looks for this part before it is there, and the address changes when it is.
  const part = location.hash.slice(1);
  void nextTask()
    .then(() => show(choiceOf(location.search)))
    .then(() => document.getElementById(part)?.scrollIntoView());
}

/** A file that cannot be read costs its own row, not the whole comparison. */
async function otherSuite(boards: BoardsFile['boards'], choice: Choice): Promise<OtherSuite> {
  const found = boards.find(({ id }) => id === choice.board);
  const suite = { name: found ? boardName(found) : choice.board, href: searchOf(choice) };
  try {
    const about = await loadTasks(choice.board);
    const [a, b] = await Promise.all([loadOutcomes(about, choice.a), loadOutcomes(about, choice.b)]);
    await nextTask();
    return { ...suite, pair: await comparePair(about, a, b, choice.metric) };
  } catch (thrown) {
    return { ...suite, problem: problemOf(thrown) };
  }
}

/** Why a pair is not shown. Any other error is thrown again. */
function problemOf(thrown: unknown): string {
  if (thrown instanceof NotShown) return thrown.message;
  throw thrown;
}

/** The lists of the page that a reader opened or closed, by `data-list`. */
type Lists = Readonly<Record<string, boolean>>;

const chosenLists = (): Lists => (history.state as { lists?: Lists } | null)?.lists ?? {};

/** Opens and closes the lists as they were when this place in the browser's history was left. */
function restoreLists(): void {
  for (const [name, isOpen] of Object.entries(chosenLists())) {
    const list = document.querySelector<HTMLDetailsElement>(`details[data-list="${CSS.escape(name)}"]`);
    if (list) list.open = isOpen;
  }
}

/** Keeps each choice in the browser's history. */
function keepLists(): void {
  const keep = (event: Event) => {
    const list = event.target;
    if (!(list instanceof HTMLDetailsElement) || list.dataset.list === undefined || !list.isConnected) return;
    history.replaceState({ lists: { ...chosenLists(), [list.dataset.list]: list.open } }, '');
  };
  // A toggle does not bubble.
  document.addEventListener('toggle', keep, true);
}
