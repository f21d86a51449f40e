import { few } from '../../report/format.ts';
import type { SuiteDescription } from '../../suite/description.ts';
import type { TaskStory } from '../../suite/story.ts';
import { safeLine, safeText } from '../../text/safe-text.ts';
import { tokensHeading } from '../board/board.ts';
import { nameOf, namesOf, resultOf } from './attempt-view.ts';
import { type PairOfQuestions, pairsIn, pairsView } from './pairs-view.ts';
import { answerable, BEYOND_BUDGET, passesAll, passesIn, repliesTo, replyCell } from './reply-cell.ts';
import { type Answer, type Attempted, answersOf } from './task-board.ts';

/** Of the questions of a task two answers are alike if they have the same verdicts for the same reasons. */
export const itemsKey = ({ attempt }: Attempted): unknown => attempt.items;

/**
 * The questions of a task, pair by pair or in one table, each with the right answer and with what each system returned; null if
 * the task has one question.
 *
 * @param all answers to the task
 * @param shown those of them whose replies this page shows
 */
export function itemsView(
  story: TaskStory,
  description: SuiteDescription,
  all: readonly Answer[],
  shown: readonly Answer[],
) {
  if ((story.questions ?? []).length === 0) return null;
  const attempts = all.flat();
  const pairs = pairsIn(story, description);
  const occurring = new Set(attempts.flatMap(({ attempt }) => attempt.items.flatMap(({ modes }) => modes)));
  return {
    paired: pairs.length > 0,
    best: bestText(attempts, pairs),
    reasons: [
      ...description.failureModes.filter(({ id }) => occurring.has(id)).map(({ label, rule }) => ({ label, rule })),
      ...(attempts.some(({ attempt }) => attempt.items.some(({ beyondBudget }) => beyondBudget))
        ? [BEYOND_BUDGET]
        : []),
    ],
    contents: contentsOf(pairs, description),
    /** Whether the tokens of any attempt are known. */
    counted: attempts.some(({ attempt }) => attempt.tokens !== undefined),
    tokens: tokensHeading(description),
    systems: shown.flat().map((one) => systemOf(one, pairs, description)),
    pairs: pairsView(story, description, attempts, shown.flat()),
    table: pairs.length > 0 ? null : questionsView(story, description, all, shown),
  };
}

/** The pairs by family, for links to them. */
function contentsOf(pairs: readonly PairOfQuestions[], { families }: SuiteDescription) {
  const named = pairs.filter(({ pair }) => pair !== '');
  const familyOf = ({ questions }: PairOfQuestions) => questions[0]?.family ?? '';
  return families
    .map(({ id, label }) => ({
      label,
      pairs: named
        .filter((one) => familyOf(one) === id)
        .map(({ pair }) => ({ pair: safeText(pair, 40), anchor: encodeURIComponent(safeText(pair, 40)) })),
    }))
    .filter((one) => one.pairs.length > 0);
}

/** The number of pairs of a task that the best systems pass; empty without pairs or systems. */
function bestText(attempts: readonly Attempted[], pairs: readonly PairOfQuestions[]): string {
  const systems = attempts
    .filter(({ row }) => row.entry.kind === 'system')
    .map((one) => ({ one, count: passed(one, pairs) }));
  const most = Math.max(...systems.map(({ count }) => count));
  if (pairs.length === 0 || systems.length === 0) return '';
  if (most === 0) return `No system passes any of the ${pairs.length} pairs.`;
  const names = namesOf(systems.filter(({ count }) => count === most).map(({ one }) => one));
  return `Of the systems, ${few(names, 4)} ${names.length === 1 ? 'passes' : 'pass'} the most of the ${pairs.length} pairs: ${most}.`;
}

const passed = (one: Attempted, pairs: readonly PairOfQuestions[]) =>
  pairs.filter(({ questions }) => passesAll(questions)(one)).length;

function systemOf(one: Attempted, pairs: readonly PairOfQuestions[], description: SuiteDescription) {
  const { row, attempt } = one;
  const result = resultOf(row, attempt, description);
  const count = (verdict: string) => attempt.items.filter((item) => item.verdict === verdict).length;
  const measured = attempt.items.length - count('not_measured');
  return {
    ...nameOf(row),
    ...result,
    modes: result.modes.join(', '),
    passed: measured === 0 ? '–' : `${count('passed')} of ${measured}`,
    pairs: `${passed(one, pairs)} of ${pairs.length}`,
  };
}

/**
 * The questions of a task without pairs in a table: each with its right answer, and with the verdict and the returned events of
 * each system. Systems with the same replies share a column.
 *
 * @param all answers to the task
 * @param shown those of them that have a column here
 */
function questionsView(
  story: TaskStory,
  description: SuiteDescription,
  all: readonly Answer[],
  shown: readonly Answer[],
) {
  const questions = (story.questions ?? []).map((question, place) => ({ ...question, place }));
  const indices = new Map(story.events.map(({ sourceId }, index) => [sourceId, index]));
  const known = (ids: readonly string[]) => ids.flatMap((id) => (indices.has(id) ? [(indices.get(id) ?? 0) + 1] : []));
  const columns = answersOf(
    shown.flat().filter(({ row }) => row.entry.kind === 'system'),
    (one) => [one.attempt.items, repliesTo(one, questions.length)],
  );
  const attempts = all.flat();
  const named = columns.map((column) => ({ column, names: namesOf(column).join(', ') }));
  return {
    columns: named.map(({ names }) => ({ names })),
    anyReference: passesIn(attempts, questions) !== '',
    rows: questions.map((question) => {
      const { place, text, facts, gold, forbidden, value } = question;
      const asked = answerable(question, indices);
      return {
        number: place + 1,
        question: safeLine(text, 300),
        facts: facts.map((one) => safeText(one, 80)).join(', '),
        value: value === undefined ? '' : safeLine(value, 200),
        /** The needed facts, each with the numbers of the events that state it. */
        gold: gold.map(known),
        forbidden: known(forbidden),
        cells: named.map(({ column: [one], names }) => ({
          names,
          ...replyCell(one, asked, repliesTo(one, questions.length)[place], description),
        })),
        passes: passesIn(attempts, [question]),
      };
    }),
  };
}
