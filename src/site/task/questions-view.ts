import type { SuiteDescription } from '../../suite/description.ts';
import type { TaskStory } from '../../suite/story.ts';
import { safeLine, safeText } from '../../text/safe-text.ts';
import { type Answer, answersOf } from './answers.ts';
import { nameOf } from './attempt-view.ts';
import { passesIn } from './item-passes.ts';
import { repliesTo, replyCell, rolesIn } from './reply-cell.ts';

/**
 * The questions of a task without pairs in a table: each with its right answer, and with the verdict and the returned events of
 * each system. Systems with the same replies share a column.
 *
 * @param all answers to the task
 * @param shown those of them that have a column here
 */
export function questionsView(
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
  const named = columns.map((column) => ({ column, names: column.map(({ row }) => nameOf(row).name).join(', ') }));
  return {
    columns: named.map(({ names }) => ({ names })),
    anyReference: passesIn(attempts, questions) !== '',
    rows: questions.map((question) => {
      const { place, text, facts, gold, forbidden, value } = question;
      const roles = rolesIn(question, (id) => indices.get(id));
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
          ...replyCell(one, place, repliesTo(one, questions.length)[place], roles, description),
        })),
        passes: passesIn(attempts, [question]),
      };
    }),
  };
}
