import { fill } from '../../shared/fill.ts';
import { type Random, randomOf, several } from '../../shared/random.ts';
import { assemble } from '../assemble.ts';
import type { Category, DraftSession, Line } from '../draft.ts';
import type { WritTask } from '../scenario.ts';
import { FILLERS, SLOTS } from '../wording/built-in.ts';
import type { Filler } from '../wording/schema.ts';
import { calendarOf } from './calendar.ts';
import { habitStoryOf } from './habits.ts';
import { storyOf } from './story.ts';

/** A category's nth generated scenario: a story, each exchange of it in its own session, among other matters. */
export function generated(
  id: string,
  seed: string,
  index: number,
  { category, nth }: { readonly category: Category; readonly nth: number },
): WritTask {
  const random = randomOf(`${seed}:writ:${index}`);
  const time = calendarOf(random);
  const chatter = chatterOf(random);
  const times: string[] = [];
  const at: string[] = [];
  /** Draws the times of all sessions before the question. Returns those of the exchanges, in order. Called once. */
  const schedule = (exchanges: number): readonly string[] => {
    const long = random.below(8) === 0 ? 5 + random.below(4) : 0;
    const count = Math.min(15, Math.max(5, exchanges + 1) + random.below(4) + long);
    for (let i = 0; i < count; i += 1) times.push(time());
    at.push(...several(random, times, exchanges).sort());
    return at;
  };
  const { exchanges, ...story } =
    category === 'constraint' ? habitStoryOf(random, nth, schedule) : storyOf(random, category, nth, schedule);
  const before = times.map((one): DraftSession => {
    const exchange = exchanges[at.indexOf(one)];
    return { at: one, lines: exchange === undefined ? chatter() : around(random, chatter, exchange) };
  });
  const question = (): DraftSession => ({ at: time(), lines: [{ role: 'user', text: story.prompt }] });
  const asked = [question()];
  // One time in three the question is repeated after one or two sessions about other matters.
  if (random.below(3) === 0) {
    for (let left = 1 + random.below(2); left > 0; left -= 1) asked.push({ at: time(), lines: chatter() });
    asked.push(question());
  }
  return assemble(id, category, story, { before, asked });
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
