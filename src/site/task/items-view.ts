import { formatValue, formatVerdict } from '../../report/format.ts';
import type { SuiteDescription } from '../../suite/description.ts';
import type { StoryQuestion, TaskStory } from '../../suite/story.ts';
import { safeLine, safeText } from '../../text/safe-text.ts';
import { tokensMetric } from '../board/board.ts';
import { isClaimed } from '../board/entries.ts';
import { few } from '../board/few.ts';
import type { Answer, Attempted } from './answers.ts';
import { nameOf } from './attempt-view.ts';

type Placed = StoryQuestion & { readonly place: number };

/** Questions under one heading: a pair, or all questions of a task without pairs. */
interface Group {
  readonly pair: string | undefined;
  readonly questions: readonly Placed[];
}

/** One letter for each reason, because the cells have no room for more. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const MARKS = { passed: '✓', failed: '✕', not_measured: '–', errored: '!' } as const;

/** Of the questions of a task two answers are alike if they have the same verdicts for the same reasons: they share a column. */
export const itemsKey = ({ attempt }: Attempted): unknown => attempt.items;

/**
 * The questions of a task, by pairs if they have pairs, each with the right answer and a mark for each system; null if
 * the task has one question.
 *
 * @param all answers to the task
 * @param columns those of them that have a column here
 */
export function itemsView(
  story: TaskStory,
  description: SuiteDescription,
  all: readonly Answer[],
  columns: readonly Answer[],
) {
  const groups = groupsOf(story);
  if (groups.length === 0) return null;
  const attempts = all.flat();
  const pairs = groups.filter(({ pair }) => pair !== undefined);
  const numbers = new Map(story.events.map(({ sourceId }, index) => [sourceId, index + 1]));
  const known = (ids: readonly string[]) => ids.flatMap((id) => numbers.get(id) ?? []);
  const occurring = new Set(attempts.flatMap(({ attempt }) => attempt.items.flatMap(({ modes }) => modes)));
  const reasons = description.failureModes
    .filter(({ id }) => occurring.has(id))
    .map(({ id, label }, i) => ({ id, label, letter: LETTERS[i] ?? '?' }));
  const rowOf = ({ place, text, facts, gold, forbidden }: Placed) => ({
    number: place + 1,
    question: safeLine(text, 300),
    facts: facts.map((one) => safeText(one, 80)).join(', '),
    /** The needed facts, each with the events that state it. */
    gold: gold.map(known),
    forbidden: known(forbidden),
    cells: columns.map(([{ attempt }]) => {
      const { verdict, modes } = attempt.items[place] ?? { verdict: 'errored' as const, modes: [] };
      const letters = reasons.filter(({ id }) => modes.includes(id)).map(({ letter }) => letter);
      // A class on every cell would be a tenth of the page.
      const unknown = verdict === 'not_measured' || verdict === 'errored' ? verdict : '';
      return { passed: verdict === 'passed', unknown, mark: MARKS[verdict], letters: letters.join('') };
    }),
  });
  return {
    paired: pairs.length > 0,
    best: bestText(attempts, pairs),
    reasons,
    systems: columns.flatMap((column, i) =>
      column.map((one) => ({ number: i + 1, ...systemOf(one, pairs, description) })),
    ),
    columns: columns.map((column, i) => ({
      number: i + 1,
      names: column.map(({ row }) => nameOf(row).name).join(', '),
    })),
    shared: all.length < attempts.length,
    width: columns.length + 3,
    groups: groups.map(({ pair, questions }) => ({
      pair: pair === undefined ? '' : safeText(pair, 40),
      family: description.families.find(({ id }) => id === questions[0]?.family)?.label ?? '',
      passed: `passed by ${attempts.filter(passesAll(questions)).length} of ${attempts.length}`,
      rows: questions.map(rowOf),
    })),
    returned: returnedView(story, columns.flat()),
  };
}

/** If an answer returned more events than this, they are only counted. */
const MOST_RETURNED = 12;

/**
 * What was returned for each question, by the numbers of the events; systems with the same answers share a column.
 * References and controls are left out, because they would be most of the table. Null if the answers are not one for
 * each question.
 */
function returnedView({ questions = [] }: TaskStory, attempts: readonly Attempted[]) {
  const columns = new Map<string, { readonly names: string[]; readonly cells: readonly string[] }>();
  for (const { row, attempt } of attempts) {
    const answers = attempt.replies.filter(({ method }) => method === 'query');
    if (row.entry.kind !== 'system' || answers.length !== questions.length) continue;
    const cells = answers.map(({ cited, foreign, fault }) => {
      const numbers = cited.slice(0, MOST_RETURNED).map((index) => index + 1);
      const more = cited.length - numbers.length + foreign;
      return fault ?? ([...numbers, ...(more > 0 ? [`+${more}`] : [])].join(' ') || '–');
    });
    const key = JSON.stringify(cells);
    const column = columns.get(key) ?? { names: [], cells };
    columns.set(key, column);
    column.names.push(nameOf(row).name);
  }
  const found = [...columns.values()];
  if (found.length === 0) return null;
  return {
    systems: found.map(({ names }) => few(names, 4)),
    rows: questions.map((_, i) => ({
      number: i + 1,
      cells: found.map(({ cells }) => cells[i] ?? '–'),
    })),
  };
}

function groupsOf({ questions = [] }: TaskStory): readonly Group[] {
  const groups = new Map<string | undefined, Placed[]>();
  for (const [place, question] of questions.entries()) {
    const own = groups.get(question.pair) ?? [];
    groups.set(question.pair, own);
    own.push({ ...question, place });
  }
  return [...groups].map(([pair, own]) => ({ pair, questions: own }));
}

const passesAll =
  (questions: readonly Placed[]) =>
  ({ attempt }: Attempted) =>
    questions.every(({ place }) => attempt.items[place]?.verdict === 'passed');

/** The number of pairs of a task that the best systems pass; empty without pairs or systems. */
function bestText(attempts: readonly Attempted[], pairs: readonly Group[]): string {
  const systems = attempts
    .filter(({ row }) => row.entry.kind === 'system')
    .map((one) => ({ one, count: passed(one, pairs) }));
  const most = Math.max(...systems.map(({ count }) => count));
  if (pairs.length === 0 || systems.length === 0) return '';
  if (most === 0) return `No system passes any of the ${pairs.length} pairs.`;
  const names = systems.filter(({ count }) => count === most).map(({ one }) => nameOf(one.row).name);
  return `Of the ${pairs.length} pairs ${few(names, 4)} ${names.length === 1 ? 'passes' : 'pass'} the most: ${most}.`;
}

const passed = (one: Attempted, pairs: readonly Group[]) =>
  pairs.filter(({ questions }) => passesAll(questions)(one)).length;

function systemOf(one: Attempted, pairs: readonly Group[], description: SuiteDescription) {
  const { row, attempt } = one;
  const tokens = tokensMetric(description);
  const count = (verdict: string) => attempt.items.filter((item) => item.verdict === verdict).length;
  const measured = attempt.items.length - count('not_measured');
  return {
    ...nameOf(row),
    claimed: isClaimed(row.bundle),
    verdict: attempt.verdict,
    result: formatVerdict(attempt.verdict),
    passed: measured === 0 ? '–' : `${count('passed')} of ${measured}`,
    pairs: `${passed(one, pairs)} of ${pairs.length}`,
    tokens: tokens === undefined || attempt.tokens === undefined ? '–' : formatValue(tokens, attempt.tokens),
    /** The failure modes of the task as a whole. */
    modes: description.failureModes
      .filter(({ id }) => attempt.modes.includes(id))
      .map(({ label }) => label)
      .join(', '),
  };
}
