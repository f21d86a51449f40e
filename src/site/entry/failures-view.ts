import { type Results, UNMEASURED } from '../../analysis/results.ts';
import { taskOfPair } from '../../analysis/units.ts';
import type { TaskList } from '../../analysis/wins.ts';
import type { Entry } from '../../evidence/entry.ts';
import type { FailureMode, Named } from '../../suite/description.ts';
import { codePieces } from '../../text/code-pieces.ts';
import { formatInteger } from '../../text/numbers.ts';
import { safeText } from '../../text/safe-text.ts';
import type { Board, BoardRow, LocatedRun } from '../board/board.ts';
import { boundsOf } from '../board/bounds.ts';
import type { EntryBundle } from '../board/entries.ts';
import { MOST_READ, rowsToRead } from '../task/task-board.ts';
import { itemsHref, rowAnchor, taskHref } from '../task-href.ts';

/**
 * The failure modes that occurred, in the suite's order. A failed task may have several. If items have pairs, pairs are
 * counted.
 */
export function failuresView({ scorecard, suite, results }: EntryBundle) {
  const { list, failures } = countedOf(results);
  return suite.description.failureModes
    .map(({ id, label }) => ({
      label,
      count: results.pairs ? (failures.get(id)?.length ?? 0) : (scorecard.failure_modes[id] ?? 0),
      /** By family, the most frequent first: `Abstention 12, Causal action 3`. */
      where: whereText(suite.description.families, list, failures.get(id)),
    }))
    .filter(({ count }) => count > 0);
}

function whereText(families: readonly Named[], tasks: TaskList, indices: Iterable<number> = []): string {
  const counts = new Map<string, number>();
  for (const index of indices) {
    const family = tasks.families[index] ?? '';
    counts.set(family, (counts.get(family) ?? 0) + 1);
  }
  return families
    .map(({ id, label }) => ({ label, count: counts.get(id) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ label, count }) => `${label} ${count}`)
    .join(', ');
}

/** By family, how often its most frequent failure modes occurred, such as `Missing 78, Forbidden 3`. */
export function modesByFamily({ board, row }: LocatedRun): ReadonlyMap<string, string> {
  const { list, failures } = countedOf(row.bundle.results);
  const counts = new Map<string, Map<string, number>>();
  for (const { id, label } of board.description.failureModes)
    for (const place of failures.get(id) ?? []) {
      const family = list.families[place] ?? '';
      const ofFamily = counts.get(family) ?? new Map<string, number>();
      counts.set(family, ofFamily.set(label, (ofFamily.get(label) ?? 0) + 1));
    }
  return new Map([...counts].map(([family, ofFamily]) => [family, mostFrequent(ofFamily)]));
}

const MOST_MODES = 3;

const mostFrequent = (counts: ReadonlyMap<string, number>) =>
  [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST_MODES)
    .map(([label, count]) => `${label} ${count}`)
    .join(', ');

/**
 * By family, the page of the first task that failed in it, from the site's top; for tasks with pairs, of the first
 * failed pair.
 */
export function firstFailed(
  board: Board,
  { tasks, passed, pairs }: Pick<Results, 'tasks' | 'passed' | 'pairs'>,
  entry: Placed,
): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  const note = (family: string | undefined, href: string | undefined) => {
    if (family !== undefined && href !== undefined && !first.has(family)) first.set(family, href);
  };
  for (const [i, id] of (pairs?.list.ids ?? []).entries())
    if (pairs?.passed[i] === 0) note(pairs.list.families[i], pairHref(board, id, entry));
  for (const [i, id] of tasks.ids.entries())
    if (passed[i] === 0) note(tasks.families[i], pairs ? systemsHref(board, id) : answerHref(board, id, entry));
  return first;
}

/** Further ones of a family are only counted, so that no page grows with a dataset. Pairs have many families. */
const MOST_FAILED = { tasks: 100, pairs: 5 };

/**
 * The tasks that failed, by family; where items have pairs, the pairs, as nearly every task has one that failed. Each has its page from
 * the system's, and `href` is empty for one without a page.
 */
export function failedView({ board, row }: LocatedRun) {
  const { pairs } = row.bundle.results;
  const { list, passed } = countedOf(row.bundle.results);
  const unit = pairs ? 'pairs' : 'tasks';
  // Without the system's row on the page of a task: these are hundreds of links on each system's page.
  const hrefOf = (id: string) => (pairs ? pairHref(board, id, row.entry) : taskHref(board, id));
  const all = list.ids.map((id, i) => ({ id, family: list.families[i], failed: passed[i] === 0 }));
  const families = board.description.families.flatMap(({ id: family, label }) => {
    const failed = all.filter((one) => one.family === family && one.failed);
    if (failed.length === 0) return [];
    const links = failed.slice(0, MOST_FAILED[unit]).map(({ id }) => {
      const href = hrefOf(id);
      return { id: safeText(id, 80), href: href === undefined ? '' : `../${href}` };
    });
    return { label, count: failed.length, tasks: links, more: failed.length - links.length };
  });
  if (families.length === 0) return null;
  const hasCsv = pairs !== undefined && board.taskPages !== undefined && rowsToRead(board).includes(row);
  return {
    unit,
    families,
    /** The file with the verdict of every question, and the name of the system's column; null if it has none. */
    csv: hasCsv ? { href: `../${itemsHref(board)}`, column: row.entry.slug } : null,
  };
}

type PlacedBoard = Pick<Board, 'id' | 'taskPages'>;
type Placed = Pick<Entry, 'slug' | 'kind'>;

/** A system's answer on the page of a task, which shows those of some systems; undefined if the task has no page. */
function answerHref(board: Board, task: string, entry: Placed): string | undefined {
  const isShown = board.rows.length <= MOST_READ || rowsToRead(board).some((row) => row.entry.slug === entry.slug);
  const [href, anchor] = [taskHref(board, task), isShown ? rowAnchor(entry) : ''];
  return href === undefined || anchor === '' ? href : `${href}#${anchor}`;
}

/** What all systems did, on the page of a task with pairs, where no system has an answer of its own. */
function systemsHref(board: PlacedBoard, task: string): string | undefined {
  const href = taskHref(board, task);
  return href && `${href}#systems`;
}

/** The place of a pair on the page of its task, whose script marks the system's row; undefined if the task has no page. */
function pairHref(board: PlacedBoard, id: string, { slug }: Placed): string | undefined {
  const task = taskOfPair(id);
  const pair = id.slice(task.length + 1);
  const href = taskHref(board, task);
  return href !== undefined && /^[\w-]+$/.test(pair) ? `${href}?of=${slug}#${pair}` : href;
}

/** A suite shows at least so many reasons, and all that occur in this share of its tasks. */
const LEAST = 3;
const SHARE = 0.1;

/** Why tasks failed: for each run its most frequent failure modes, each with a task of its own as an example where there is one. */
export const causesView = (runs: readonly LocatedRun[]) =>
  runs.map(causesOf).filter(({ reasons }) => reasons.length > 0);

const NO_EXAMPLE = 'No example is clear: in each, more came back than the budget allows.';

function causesOf({ board, row }: LocatedRun) {
  const { results } = row.bundle;
  const { title, id, passed: rule, failureModes } = board.description;
  const all = placesOf(results).length;
  const measured = placesOf(results).filter((place) => isMeasured(results, place));
  const of = measured.length;
  const unit = `${of < all ? 'measured ' : ''}${results.pairs ? 'pairs' : 'tasks'}`;
  const shown = failureModes
    .map((mode) => ({ mode, count: countIn(results, mode.id, measured) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .filter(({ count }, i) => i < LEAST || count >= SHARE * of);
  const { reference } = boundsOf(board);
  const best = board.rows.find(({ entry }) => entry.slug === reference?.slug);
  const examples = examplesOf(board, results, row.entry);
  const failed = countedOf(results).passed.filter((verdict) => verdict === 0).length;
  return {
    title,
    anchor: id,
    /** How many failed, such as `2,121 of 2,240 pairs failed`. */
    failed: `${formatInteger(failed)} of ${formatInteger(of)} ${unit} failed`,
    /** When a task passes, which a suite's main figure may not say; empty for pairs, whose share it is. */
    passes: results.pairs ? [] : codePieces(`A task passes if ${rule}`),
    reasons: shown.map(({ mode, count }) => {
      const href = examples(mode);
      return {
        label: mode.label,
        rule: codePieces(mode.rule),
        count: `In ${formatInteger(count)} of ${formatInteger(of)} ${unit}.`,
        /** Empty if no reference without labels was run that could show the mode. */
        beside: best === undefined || !canShow(best, mode) ? '' : besideText(best, mode.id, measured),
        href: href === undefined ? '' : `../${href}`,
        /** Why there is no example, where the suite has pages of tasks. */
        noExample: href === undefined && mode.cut && board.taskPages ? NO_EXAMPLE : '',
      };
    }),
  };
}

/** What is counted: the pairs if items have pairs, else the tasks. */
const countedOf = ({ tasks, passed, failures, pairs }: Results) => pairs ?? { list: tasks, passed, failures };

const placesOf = (results: Results): readonly number[] => [...countedOf(results).list.ids.keys()];

const isMeasured = (results: Results, place: number) => countedOf(results).passed[place] !== UNMEASURED;

/** What a system cannot show, its tasks are not free of. */
const canShow = ({ bundle }: BoardRow, { shownBy }: FailureMode): boolean =>
  shownBy === undefined || bundle.manifest.adapter.declared.capabilities.some((one) => shownBy.includes(one));

/** In how many of the tasks that a run measured the best reference has a failure mode. */
function besideText({ entry, bundle: { results } }: BoardRow, mode: string, measured: readonly number[]): string {
  const both = measured.filter((place) => isMeasured(results, place));
  const base = both.length < measured.length ? ` of the ${both.length} of these that were measured of it` : '';
  const same = base === '' && measured.length < placesOf(results).length ? ' of the same tasks' : base;
  return `The best reference, “${safeText(entry.name, 80)}”, fails in this way in ${countIn(results, mode, both) || 'none'}${same}.`;
}

/** The number of these tasks with a failure mode; for tasks with pairs, the number of pairs. */
function countIn(results: Results, mode: string, places: readonly number[]): number {
  const failed = new Set(countedOf(results).failures.get(mode));
  return places.filter((place) => failed.has(place)).length;
}

/**
 * Returns, for one failure mode after another, the page of a pair or task that has it. It is one that no earlier call returned, and that
 * has the fewest other failure modes, where there are such. Where the budget was exceeded, what is missing may have come back: that is
 * no example of something missing.
 */
function examplesOf(board: Board, results: Results, entry: Placed) {
  const { list, failures } = countedOf(results);
  const modes = new Uint32Array(list.ids.length);
  for (const places of failures.values()) for (const place of places) modes[place] = (modes[place] ?? 0) + 1;
  const beyond = board.description.failureModes
    .filter(({ overBudget }) => overBudget)
    .flatMap(({ id }) => failures.get(id) ?? []);
  const overBudget = new Set(beyond.flatMap((places) => [...places]));
  const used = new Set<string>();
  return ({ id, cut }: FailureMode): string | undefined => {
    const ranked = [...(failures.get(id) ?? [])]
      .filter((place) => !(cut && overBudget.has(place)))
      .toSorted((a, b) => (modes[a] ?? 0) - (modes[b] ?? 0));
    let first: string | undefined;
    for (const place of ranked) {
      const of = list.ids[place] ?? '';
      const href = (results.pairs ? pairHref : answerHref)(board, of, entry);
      first ??= href;
      if (href === undefined || used.has(href)) continue;
      used.add(href);
      return href;
    }
    return first;
  };
}
