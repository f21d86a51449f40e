import { groupBy } from '../../text/group-by.ts';
import type { WorldEvent, WorldQuestion, WorldTask } from './schema.ts';
import { BUDGETS } from './task.ts';
import { contentStems, wordCount } from './words.ts';

/**
 * What is unsound about a world's labels: empty where every question has two halves with different gold, gold that it may see and
 * that fits the fair budget, and nothing that is both needed and forbidden.
 */
export function taskProblems(task: WorldTask): readonly string[] {
  const events = new Map(task.events.map((event) => [event.id, event]));
  return [
    ...eventProblems(task),
    ...task.questions.flatMap((question, n) =>
      questionProblems(question, events).map((problem) => `question ${n + 1} (${question.family}): ${problem}`),
    ),
    ...pairProblems(task),
  ];
}

function eventProblems({ id: world, events }: WorldTask): string[] {
  const ids = new Set(events.map(({ id }) => id));
  const problems = ids.size === events.length ? [] : ['two events have one id'];
  const late = events.find(({ minute }, n) => minute <= (events[n - 1]?.minute ?? -1));
  if (late !== undefined) problems.push(`${late.id} is not later than the event before it`);
  const missing = events.find(({ text, values }) => values.some((value) => !text.includes(value)));
  if (missing !== undefined) problems.push(`${missing.id} does not hold all of its values`);
  // An id that depends on anything but the position could reveal the gold.
  const odd = events.find(({ id }, n) => id !== `${world}_e${n + 1}`);
  if (odd !== undefined) problems.push(`${odd.id} is not numbered by its place`);
  return [...problems, ...sharedValues(events)];
}

/** A value may be told again, in nearly the same words; of two facts it would say too much or too little. */
function sharedValues(events: readonly WorldEvent[]): string[] {
  const first = new Map<string, WorldEvent>();
  return events.flatMap((event) =>
    event.values.flatMap((value) => {
      const before = first.get(value);
      if (before === undefined) {
        first.set(value, event);
        return [];
      }
      const stems = new Set(contentStems(before.text));
      const shared = contentStems(event.text).filter((stem) => stems.has(stem));
      return shared.length > 2 ? [] : [`${event.id} has the value ${value} of ${before.id}, another fact`];
    }),
  );
}

function questionProblems(question: WorldQuestion, events: ReadonlyMap<string, WorldEvent>): string[] {
  const { gold, forbidden, workspace, as_of, family, text } = question;
  const unknown = [...gold.flat(), ...forbidden].find((id) => !events.has(id));
  if (unknown !== undefined) return [`it names ${unknown}, which is no event`];
  const needed = gold.flat().map((id) => events.get(id) as WorldEvent);
  const problems: string[] = [];
  if (needed.some(({ id }) => forbidden.includes(id))) problems.push('an event is needed and forbidden');
  if (needed.some((event) => event.workspace !== workspace)) problems.push('its gold is of another workspace');
  if (needed.some(({ minute }) => minute > (as_of ?? Number.POSITIVE_INFINITY)))
    problems.push('its gold is later than the time that it is asked as of');
  const words = gold.reduce((sum, [first = '']) => sum + wordCount(events.get(first)?.text ?? ''), 0);
  if (words > BUDGETS.fair) problems.push(`its gold has ${words} words, and the limit is ${BUDGETS.fair}`);
  if (needed.some(({ values }) => values.some((value) => text.includes(value) && family !== 'code')))
    problems.push('it holds the value that it asks for');
  if (family === 'gap') problems.push(...sharedStems(question, needed));
  if (family === 'source') problems.push(...withoutBeginning([...needed, ...forbidden.map((id) => events.get(id))]));
  if (family === 'alias') problems.push(...rareNames(needed, events));
  return problems;
}

function sharedStems({ text }: WorldQuestion, needed: readonly WorldEvent[]): string[] {
  const names = new Set((text.match(/\p{Lu}\p{Ll}+/gu) ?? []).flatMap(contentStems));
  const asked = contentStems(text).filter((stem) => !names.has(stem));
  return needed.flatMap((event) => {
    const shared = contentStems(event.text).filter((stem) => asked.includes(stem));
    return shared.length === 0 ? [] : [`it shares ${shared.join(', ')} with ${event.id}`];
  });
}

/** If only one side had a prefix, the prefix alone would say which side it is. */
function withoutBeginning(events: readonly (WorldEvent | undefined)[]): string[] {
  return events.flatMap((event) =>
    event === undefined || event.text.includes(': ') ? [] : [`${event.id} does not say how it is known`],
  );
}

/** The least number of events with an alias: a rare name is found without knowing whose it is. */
const FEWEST_MENTIONS = 10;

function rareNames(needed: readonly WorldEvent[], events: ReadonlyMap<string, WorldEvent>): string[] {
  return needed.flatMap(({ id, text, values }) => {
    const names = (text.match(/\p{Lu}\p{Ll}{3,}/gu) ?? []).filter((name) => !values.includes(name));
    const mentions = names.map((name) => [...events.values()].filter((event) => event.text.includes(name)).length);
    return mentions.some((count) => count >= FEWEST_MENTIONS) ? [] : [`the name in ${id} occurs in too few events`];
  });
}

function pairProblems({ questions }: WorldTask): string[] {
  return [...groupBy(questions, ({ pair }) => pair)].flatMap(([pair, halves]) => {
    const [one, other] = halves;
    if (halves.length !== 2 || one === undefined || other === undefined)
      return [`pair ${pair} has ${halves.length} questions`];
    if (one.family !== other.family) return [`pair ${pair} has two families`];
    return JSON.stringify(one.gold) === JSON.stringify(other.gold)
      ? [`the questions of pair ${pair} have one gold`]
      : [];
  });
}
