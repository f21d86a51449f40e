import { formatValue, formatVerdict } from '../../report/format.ts';
import type { SuiteDescription } from '../../suite/description.ts';
import { safeLine } from '../../text/safe-text.ts';
import { tokensMetric } from '../board/board.ts';
import { isClaimed } from '../board/entries.ts';
import { nameOf } from './attempt-view.ts';
import type { TaskSheet } from './task-board.ts';

type Attempted = TaskSheet['attempts'][number];

/** A letter for each reason, as the cells have room for no more. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const MARKS = { passed: '✓', failed: '✕', not_measured: '–', errored: '!' } as const;

/**
 * The questions of a task without pairs, each with what is right and a mark for each system; null where the task has one
 * question, or its questions stand in pairs.
 */
export function itemsView({ story, attempts }: TaskSheet, description: SuiteDescription) {
  const questions = (story.questions ?? []).filter(({ pair }) => pair === undefined);
  if (questions.length === 0 || questions.length !== story.questions?.length) return null;
  const numbers = new Map(story.events.map(({ sourceId }, index) => [sourceId, index + 1]));
  const known = (ids: readonly string[]) => ids.flatMap((id) => numbers.get(id) ?? []);
  const occurring = new Set(attempts.flatMap(({ attempt }) => attempt.items.flatMap(({ modes }) => modes)));
  const reasons = description.failureModes
    .filter(({ id }) => occurring.has(id))
    .map(({ id, label }, i) => ({ id, label, letter: LETTERS[i] ?? '?' }));
  return {
    reasons,
    systems: attempts.map((one, i) => ({ number: i + 1, ...systemOf(one, description) })),
    rows: questions.map(({ text, gold, forbidden }, place) => ({
      number: place + 1,
      question: safeLine(text, 300),
      gold: gold.map(known),
      forbidden: known(forbidden),
      cells: attempts.map(({ attempt }) => {
        const { verdict, modes } = attempt.items[place] ?? { verdict: 'errored' as const, modes: [] };
        const letters = reasons.filter(({ id }) => modes.includes(id)).map(({ letter }) => letter);
        return { verdict, mark: MARKS[verdict], letters: letters.join('') };
      }),
    })),
  };
}

function systemOf({ row, attempt }: Attempted, description: SuiteDescription) {
  const tokens = tokensMetric(description);
  const count = (verdict: string) => attempt.items.filter((item) => item.verdict === verdict).length;
  const measured = attempt.items.length - count('not_measured');
  return {
    ...nameOf(row),
    claimed: isClaimed(row.bundle),
    verdict: attempt.verdict,
    result: formatVerdict(attempt.verdict),
    passed: measured === 0 ? '–' : `${count('passed')} of ${measured}`,
    tokens: tokens === undefined || attempt.tokens === undefined ? '–' : formatValue(tokens, attempt.tokens),
    /** Of the task as a whole. */
    modes: description.failureModes
      .filter(({ id }) => attempt.modes.includes(id))
      .map(({ label }) => label)
      .join(', '),
  };
}
