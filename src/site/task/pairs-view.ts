import { formatVerdict } from '../../report/format.ts';
import type { SuiteDescription } from '../../suite/description.ts';
import type { StoryQuestion, TaskStory } from '../../suite/story.ts';
import { safeLine, safeText } from '../../text/safe-text.ts';
import { isClaimed } from '../board/entries.ts';
import { nameOf } from './attempt-view.ts';
import type { TaskSheet } from './task-board.ts';

type Half = StoryQuestion & { readonly place: number };
type Attempted = TaskSheet['attempts'][number];

/** The questions of a task pair by pair, each with what is right and what every system came to; empty where they have no pairs. */
export function pairsView({ story, attempts }: TaskSheet, description: SuiteDescription) {
  const pairs = new Map<string, Half[]>();
  for (const [place, question] of (story.questions ?? []).entries()) {
    if (question.pair === undefined) continue;
    const halves = pairs.get(question.pair) ?? [];
    pairs.set(question.pair, halves);
    halves.push({ ...question, place });
  }
  return [...pairs].map(([id, halves]) => {
    const rows = attempts.map((one) => rowOf(one, halves, description));
    return {
      id: safeText(id, 40),
      family: description.families.find((one) => one.id === halves[0]?.family)?.label ?? '',
      passed: `passed by ${rows.filter(({ passed }) => passed).length} of ${rows.length}`,
      questions: halves.map((half) => questionView(half, story)),
      rows,
    };
  });
}

function rowOf({ row, attempt }: Attempted, halves: readonly Half[], { failureModes }: SuiteDescription) {
  const items = halves.map(({ place }) => attempt.items[place]);
  return {
    ...nameOf(row),
    claimed: isClaimed(row.bundle),
    passed: items.every((item) => item?.verdict === 'passed'),
    cells: items.map((item) => ({
      verdict: item?.verdict ?? 'errored',
      result: formatVerdict(item?.verdict ?? 'errored'),
      why: failureModes
        .filter(({ id }) => item?.modes.includes(id))
        .map(({ label }) => label)
        .join(', '),
    })),
  };
}

/** Events by their numbers on the page. */
function questionView({ text, facts, gold, forbidden }: Half, { events }: TaskStory) {
  const numbers = (ids: readonly string[]) =>
    ids.map((id) => events.findIndex(({ sourceId }) => sourceId === id) + 1).filter((number) => number > 0);
  return {
    text: safeLine(text, 500),
    facts: facts.map((one) => safeText(one, 80)).join(', '),
    /** A fact each, with the events that tell it. */
    gold: gold.map(numbers),
    forbidden: numbers(forbidden),
  };
}
