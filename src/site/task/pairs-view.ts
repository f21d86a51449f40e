import type { SuiteDescription } from '../../suite/description.ts';
import type { StoryEvent, TaskStory } from '../../suite/story.ts';
import { groupBy } from '../../text/group-by.ts';
import { safeLine, safeLines, safeText } from '../../text/safe-text.ts';
import { namesOf } from './attempt-view.ts';
import { answerable, type EventRole, type Placed, passesText, repliesTo, replyCell } from './reply-cell.ts';
import { type Attempted, answersOf } from './task-board.ts';

/** Questions of one kind with different right answers. Most have nearly the same words. */
export interface PairOfQuestions {
  readonly pair: string;
  readonly questions: readonly Placed[];
}

/**
 * The pairs of a task's questions, by family and in the order of their first questions; empty if no question has one. Questions
 * without a pair are together.
 */
export function pairsIn(
  { questions = [] }: Pick<TaskStory, 'questions'>,
  { families }: Pick<SuiteDescription, 'families'>,
): readonly PairOfQuestions[] {
  const pairs = groupBy(
    questions.map((question, place) => ({ ...question, place })),
    ({ pair = '' }) => pair,
  );
  if (![...pairs.keys()].some(Boolean)) return [];
  const places = new Map(families.map(({ id }, place) => [id, place]));
  const placeOf = ({ questions: [first] }: PairOfQuestions) => places.get(first?.family ?? '') ?? families.length;
  return [...pairs].map(([pair, own]) => ({ pair, questions: own })).sort((a, b) => placeOf(a) - placeOf(b));
}

/** What is said of an event by its role for a question. Of the right events one suffices, of the needed ones none. */
const labelOf = (role: EventRole, { gold }: Placed) =>
  ({ needed: gold.length > 1 ? 'needed' : 'right', forbidden: 'must not be returned', decides: 'says which is right' })[
    role
  ];

/**
 * Each pair with its questions side by side: the events that are right, forbidden or decide, what each system returned, and the
 * other events among these.
 *
 * @param all attempts at the task
 * @param shown those of them whose replies this page shows; the replies of systems alone are told
 */
export function pairsView(
  story: TaskStory,
  description: SuiteDescription,
  all: readonly Attempted[],
  shown: readonly Attempted[],
) {
  const { events, questions: every = [] } = story;
  const indices = new Map(events.map(({ sourceId }, index) => [sourceId, index]));
  const listed = shown.filter(({ row }) => row.entry.kind === 'system');
  const replies = new Map(listed.map((one) => [one, repliesTo(one, every.length)]));
  const eventOf = (index: number) => {
    const { text, timestamp, marks } = events[index] as StoryEvent;
    return {
      number: index + 1,
      text: safeLines(text, 2_000),
      said: [timestamp.slice(0, 10), ...marks].map((one) => safeText(one, 40)).join(', '),
    };
  };
  return pairsIn(story, description).map(({ pair, questions }) => {
    const asked = questions.map((question) => answerable(question, indices));
    const cellsOf = (one: Attempted) =>
      asked.map((question) => replyCell(one, question, replies.get(one)?.[question.place], description));
    // Systems with the same cells share a row.
    const rows = answersOf(listed, cellsOf).map((alike) => ({
      names: namesOf(alike).join(', '),
      cells: cellsOf(alike[0]),
    }));
    const deciding = inOrder(asked.flatMap(({ roles }) => [...roles.keys()]));
    const returned = inOrder(rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.shown)));
    return {
      pair: safeText(pair, 40),
      family: description.families.find(({ id }) => id === questions[0]?.family)?.label ?? '',
      passed: passesText(all, questions),
      width: questions.length + 1,
      questions: questions.map(({ place, text, facts }) => ({
        number: place + 1,
        text: safeLine(text, 300),
        facts: facts.map((one) => safeText(one, 80)).join(', '),
      })),
      events: deciding.map((index) => ({
        ...eventOf(index),
        roles: asked.map((question) => {
          const role = question.roles.get(index);
          return { role: role ?? '', label: role === undefined ? '' : labelOf(role, question) };
        }),
      })),
      /** What is right where not every question has an answer; empty where every one has. */
      right: questions.every(({ gold }) => gold.length > 0)
        ? []
        : questions.map(({ gold }) => (gold.length > 0 ? '' : 'none: no event answers it')),
      rows,
      others: returned.filter((index) => !deciding.includes(index)).map(eventOf),
    };
  });
}

const inOrder = (indices: readonly number[]) => [...new Set(indices)].sort((a, b) => a - b);
