import { fill } from '../../shared/fill.ts';
import type { Random } from '../../shared/random.ts';
import type { DraftSession, Line } from '../draft.ts';
import { FILLERS, SLOTS } from '../wording/built-in.ts';
import type { Filler } from '../wording/schema.ts';
import { several } from './draw-values.ts';

/** Exchanges about other matters, all different. */
export type Chatter = () => readonly [Line, Line];

export function chatterOf(random: Random): Chatter {
  const left: Filler[] = several(random, FILLERS, FILLERS.length);
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
export function layOut(
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
