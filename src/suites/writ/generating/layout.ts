import { fill, substitute } from '../../shared/fill.ts';
import { type Random, randomOf, several } from '../../shared/random.ts';
import type { Category, Draft, DraftSession, Line } from '../draft.ts';
import { FILLERS, OCCASIONS, QUESTIONS, SLOTS } from '../wording/built-in.ts';
import type { Filler } from '../wording/schema.ts';
import { calendarOf, inWords } from './calendar.ts';
import { habitStoryOf } from './habits.ts';
import { type Story, storyOf } from './story.ts';

/** The draft of a category's nth generated scenario. */
export function draftOf(seed: string, index: number, category: Category, nth: number): Draft {
  const random = randomOf(`${seed}:writ:${index}`);
  const timetable = timetableOf(random, calendarOf(random));
  if (category === 'constraint') return habitDraft(timetable, nth);
  return factDraft(timetable, category, storyOf(random, category, nth, timetable.schedule));
}

/** The times of one scenario's sessions, and the chatter of those without an exchange of the story. */
interface Timetable {
  readonly random: Random;
  readonly time: () => string;
  readonly chatter: Chatter;
  /** Returns the times of the story's exchanges, in order. Called once. */
  readonly schedule: (exchanges: number) => readonly string[];
  /** All sessions before the question, and those of the exchanges. Empty until `schedule` was called. */
  readonly times: string[];
  readonly at: string[];
}

function timetableOf(random: Random, time: () => string): Timetable {
  const times: string[] = [];
  const at: string[] = [];
  const schedule = (exchanges: number): readonly string[] => {
    const long = random.below(8) === 0 ? 5 + random.below(4) : 0;
    const count = Math.min(15, Math.max(5, exchanges + 1) + random.below(4) + long);
    for (let i = 0; i < count; i += 1) times.push(time());
    at.push(...several(random, times, exchanges).sort());
    return at;
  };
  return { random, time, chatter: chatterOf(random), schedule, times, at };
}

/** The part after the last session: the question, and one time in three the same question again. */
function endOf(
  { random, time, chatter }: Timetable,
  prompt: string,
): Pick<Draft, 'askedAt' | 'prompt' | 'between' | 'again'> {
  const askedAt = time();
  if (random.below(3) !== 0) return { askedAt, prompt };
  const between = Array.from({ length: 1 + random.below(2) }, () => ({ at: time(), lines: chatter() }));
  return { askedAt, prompt, between, again: { at: time(), prompt } };
}

function factDraft(timetable: Timetable, category: Category, story: Story): Draft {
  const { random, chatter, times, at } = timetable;
  const { asked, template, facts, restsOn, asks, asOf, answer, rejected } = story;
  const prompt = fill(random.pick<string>(QUESTIONS[story.question]), {
    q: fill(random.pick(asked.kind.asks), { my: asked.my }),
    x: substitute(asked.kind.thing, { my: asked.my }),
    date: asOf === undefined ? '' : inWords(asOf),
  });
  return {
    ...{ category, template, facts, restsOn, asks, asOf, answer, rejected },
    sessions: layOut(random, chatter, story.exchanges, times, at),
    ...endOf(timetable, prompt),
    fact: substitute(asked.kind.thing, { my: asked.plain }),
  };
}

function habitDraft(timetable: Timetable, nth: number): Draft {
  const { random, chatter, times, at } = timetable;
  const { template, exchanges, options, facts, restsOn, answer, rubric } = habitStoryOf(random, nth);
  timetable.schedule(exchanges.length);
  const prompt = fill(random.pick(QUESTIONS.choice), { occasion: random.pick(OCCASIONS) });
  return {
    ...{ category: 'constraint', template, facts, restsOn, answer, rubric },
    sessions: layOut(random, chatter, exchanges, times, at),
    ...endOf(timetable, prompt),
    fact: "which option suits the user's habits",
    asks: 'choice',
    actions: options,
    rejected: { violates: options.filter((option) => option !== answer) },
  };
}

/** Exchanges about other matters, all different. */
type Chatter = () => readonly [Line, Line];

function chatterOf(random: Random): Chatter {
  const left: Filler[] = several(random, FILLERS);
  return () => {
    const [user, assistant] = left.pop() as Filler;
    const slots = Object.fromEntries(Object.entries(SLOTS).map(([name, of]) => [name, random.pick<string>(of)]));
    return [
      { role: 'user', text: fill(user, slots) },
      { role: 'assistant', text: fill(assistant, slots) },
    ];
  };
}

/**
 * Puts each exchange into its own session, and other matters into the other sessions. `times` are those of all sessions, `at`
 * those of the exchanges.
 */
function layOut(
  random: Random,
  chatter: Chatter,
  exchanges: readonly (readonly Line[])[],
  times: readonly string[],
  at: readonly string[],
): DraftSession[] {
  return times.map((time) => {
    const exchange = exchanges[at.indexOf(time)];
    return { at: time, lines: exchange === undefined ? chatter() : around(random, chatter, exchange) };
  });
}

/** An exchange alone, before or after another matter, or within a message about it. */
function around(random: Random, chatter: Chatter, exchange: readonly Line[]): readonly Line[] {
  switch (random.below(4)) {
    case 0:
      return [...exchange, ...chatter()];
    case 1:
      return [...chatter(), ...exchange];
    case 2:
      return buried(chatter(), exchange) ?? exchange;
    default:
      return exchange.some((line) => line.devices?.includes('near_duplicate')) ? [...exchange, ...chatter()] : exchange;
  }
}

/** Puts the user's statement between the first sentence of another message and the rest of it. */
function buried([user, assistant]: readonly [Line, Line], exchange: readonly Line[]): readonly Line[] | undefined {
  const [statement, reply] = exchange;
  if (exchange.length !== 2 || statement?.tells === undefined || reply?.tells !== undefined) return undefined;
  const end = user.text.search(/[.!?] /) + 1;
  const devices = statement.devices ?? [];
  return [
    {
      ...statement,
      text: `${user.text.slice(0, end)} ${statement.text}${user.text.slice(end)}`,
      devices: [...devices, 'low_salience'],
    },
    { ...assistant, ...(reply?.devices && { devices: reply.devices }) },
  ];
}
