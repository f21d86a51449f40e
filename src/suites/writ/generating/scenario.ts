import { fill, substitute } from '../../shared/fill.ts';
import { type Random, randomOf } from '../../shared/random.ts';
import type { Category, Draft } from '../draft.ts';
import { OCCASIONS, QUESTIONS } from '../wording/built-in.ts';
import { calendarOf, inWords } from './calendar.ts';
import { several } from './draw-values.ts';
import { habitStoryOf } from './habits.ts';
import { type Chatter, chatterOf, layOut } from './layout.ts';
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
