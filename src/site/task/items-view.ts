import { formatValue, formatVerdict } from '../../report/format.ts';
import type { SuiteDescription } from '../../suite/description.ts';
import type { TaskStory } from '../../suite/story.ts';
import { tokensMetric } from '../board/board.ts';
import { isClaimed } from '../board/entries.ts';
import { few } from '../board/few.ts';
import type { Answer, Attempted } from './answers.ts';
import { nameOf } from './attempt-view.ts';
import { passesAll } from './item-passes.ts';
import { type PairOfQuestions, pairsIn, pairsView } from './pairs-view.ts';
import { questionsView } from './questions-view.ts';

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
  const pairs = pairsIn(story);
  const occurring = new Set(attempts.flatMap(({ attempt }) => attempt.items.flatMap(({ modes }) => modes)));
  return {
    paired: pairs.length > 0,
    best: bestText(attempts, pairs),
    reasons: description.failureModes.filter(({ id }) => occurring.has(id)).map(({ label, rule }) => ({ label, rule })),
    /** Whether the tokens of any attempt are known. */
    counted: attempts.some(({ attempt }) => attempt.tokens !== undefined),
    systems: shown.flat().map((one) => systemOf(one, pairs, description)),
    pairs: pairsView(story, description, attempts, shown.flat()),
    table: pairs.length > 0 ? null : questionsView(story, description, all, shown),
  };
}

/** The number of pairs of a task that the best systems pass; empty without pairs or systems. */
function bestText(attempts: readonly Attempted[], pairs: readonly PairOfQuestions[]): string {
  const systems = attempts
    .filter(({ row }) => row.entry.kind === 'system')
    .map((one) => ({ one, count: passed(one, pairs) }));
  const most = Math.max(...systems.map(({ count }) => count));
  if (pairs.length === 0 || systems.length === 0) return '';
  if (most === 0) return `No system passes any of the ${pairs.length} pairs.`;
  const names = systems.filter(({ count }) => count === most).map(({ one }) => nameOf(one.row).name);
  return `Of the systems, ${few(names, 4)} ${names.length === 1 ? 'passes' : 'pass'} the most of the ${pairs.length} pairs: ${most}.`;
}

const passed = (one: Attempted, pairs: readonly PairOfQuestions[]) =>
  pairs.filter(({ questions }) => passesAll(questions)(one)).length;

function systemOf(one: Attempted, pairs: readonly PairOfQuestions[], description: SuiteDescription) {
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
