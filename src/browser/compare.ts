import './compare/no-eval.ts';
import { type Choice, checkThere, choiceOf, completed, NotShown, searchOf } from './compare/choice.ts';
import { controlsOf } from './compare/controls.ts';
import { loadBoards, loadOutcomes, loadTasks } from './compare/load.ts';
import { comparePair } from './compare/pair.ts';
import { showPair, verdictOf } from './compare/show-pair.ts';

/** The page's parts; on a page without them there is nothing to do. */
const [form, said, shown] = [
  document.querySelector<HTMLFieldSetElement>('fieldset#choose'),
  document.querySelector<HTMLElement>('#said'),
  document.querySelector<HTMLElement>('#compared'),
];

if (form && said && shown) {
  const controls = controlsOf(form, (choice) => {
    history.pushState(null, '', searchOf(choice));
    void show(choice);
  });
  /** How often something was chosen: what comes late is of an earlier choice. */
  let turn = 0;

  const show = async (asked: Choice) => {
    turn += 1;
    const mine = turn;
    said.textContent = 'Loading…';
    shown.setAttribute('aria-busy', 'true');
    const put = (sentence: string, ...parts: readonly Node[]) => {
      if (mine !== turn) return;
      said.textContent = sentence;
      shown.replaceChildren(...parts);
      shown.removeAttribute('aria-busy');
    };
    try {
      const { boards } = await loadBoards();
      if (mine !== turn) return;
      const choice = completed(boards, asked);
      controls.offer(boards, choice);
      checkThere(boards, choice);
      const about = await loadTasks(choice.board);
      const [a, b] = await Promise.all([loadOutcomes(about, choice.a), loadOutcomes(about, choice.b)]);
      if (mine !== turn) return;
      const pair = comparePair(about, a, b, choice.metric);
      controls.offerMetrics(pair.metrics, pair.metric.id);
      history.replaceState(null, '', searchOf({ ...choice, metric: pair.metric.id }));
      put(verdictOf(pair), ...showPair(pair));
    } catch (thrown) {
      put(thrown instanceof NotShown ? thrown.message : 'Something of this page does not work. Load it anew.');
    }
  };

  addEventListener('popstate', () => void show(choiceOf(location.search)));
  void show(choiceOf(location.search));
}
