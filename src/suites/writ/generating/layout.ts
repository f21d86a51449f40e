import { fill } from '../../shared/fill.ts';
import type { Random } from '../../shared/random.ts';
import type { DraftSession, Line } from '../draft.ts';
import { FILLERS, SLOTS } from '../wording/built-in.ts';
import type { Filler } from '../wording/schema.ts';
import { several } from './draw-values.ts';

/** Exchanges about other matters, no two the same. */
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

/** One session a beat, the others about other matters; `times` are theirs all, `at` those of the beats. */
export function layOut(
  random: Random,
  chatter: Chatter,
  beats: readonly (readonly Line[])[],
  times: readonly string[],
  at: readonly string[],
): DraftSession[] {
  return times.map((time) => {
    const beat = beats[at.indexOf(time)];
    return { at: time, lines: beat === undefined ? chatter() : around(random, chatter, beat) };
  });
}

/** A beat alone, before or after another matter, or in passing within a message about it. */
function around(random: Random, chatter: Chatter, beat: readonly Line[]): readonly Line[] {
  switch (random.below(4)) {
    case 0:
      return [...beat, ...chatter()];
    case 1:
      return [...chatter(), ...beat];
    case 2:
      return buried(chatter(), beat) ?? beat;
    default:
      return beat.some((line) => line.devices?.includes('near_duplicate')) ? [...beat, ...chatter()] : beat;
  }
}

/** What the user tells stands between the first sentence of another message and the rest of it. */
function buried([user, assistant]: readonly [Line, Line], beat: readonly Line[]): readonly Line[] | undefined {
  const [told, reply] = beat;
  if (beat.length !== 2 || told?.tells === undefined || reply?.tells !== undefined) return undefined;
  const end = user.text.search(/[.!?] /) + 1;
  const devices = told.devices ?? [];
  return [
    {
      ...told,
      text: `${user.text.slice(0, end)} ${told.text}${user.text.slice(end)}`,
      devices: [...devices, 'low_salience'],
    },
    { ...assistant, ...(reply?.devices && { devices: reply.devices }) },
  ];
}
