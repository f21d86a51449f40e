import { type PythonRandom, passed } from './python-random.ts';
import { FORMS } from './wording/built-in.ts';
import type { Role, Slot } from './wording/schema.ts';

const ROLES: readonly Role[] = ['user', 'assistant', 'tool_result'];
const SLOTS = ROLES.flatMap((role) => FORMS[role].flatMap(({ slots }) => slots));

/** What is drawn for each slot: one of `count` numbers from `low` on, and for some as many letters. */
const DRAWS = SLOTS.map((slot) =>
  'words' in slot
    ? { low: 0, count: slot.words.length, letters: false }
    : { low: slot.low, count: slot.high - slot.low + 1, letters: slot.letters !== undefined },
);

const MOST_LETTERS = Math.max(...DRAWS.map(({ low, count, letters }) => (letters ? low + count - 1 : 0)));

/** The texts of a form, and between them the places of its slots in SLOTS. The domain has none. */
interface Form {
  readonly texts: readonly string[];
  readonly slots: readonly (number | undefined)[];
}

const FORMS_OF = ROLES.map((role) =>
  FORMS[role].map(({ text, slots }): Form => {
    const parts = text.split(/\{(\w+)\}/);
    const first = SLOTS.indexOf(slots[0] as Slot);
    const placeOf = (name: string) =>
      name === 'domain' ? undefined : first + slots.findIndex((slot) => slot.name === name);
    return { texts: parts.filter((_, at) => at % 2 === 0), slots: parts.filter((_, at) => at % 2 === 1).map(placeOf) };
  }),
);

/** The text of a turn, without a fact. */
interface Chatter {
  readonly role: Role;
  readonly text: string;
}

/**
 * Draws the texts of turns. As in the original, the slots of all forms are drawn before one form is selected, because later
 * draws depend on it. Only the selected form is put into words. Most draws are letters of slots that are not used: they are
 * passed over, and all slots share one list.
 */
export function chatterFrom(random: PythonRandom): (domain: string, turn: number) => Chatter {
  const drawn = new Int32Array(DRAWS.length);
  const run = new Int32Array(2 * MOST_LETTERS);
  const spell = (slot: Slot, number: number, turn: number): string => {
    if ('words' in slot) return slot.words[number] as string;
    const { letters, turns_ago } = slot;
    if (letters === undefined) return String(turns_ago ? turn - number : number);
    const codes: number[] = [];
    for (let i = 0; i < number; i += 1) codes.push(letters.charCodeAt(Math.floor(passed(run, i) * letters.length)));
    return String.fromCharCode(...codes);
  };
  return (domain, turn) => {
    for (let at = 0; at < DRAWS.length; at += 1) {
      const { low, count, letters } = DRAWS[at] as (typeof DRAWS)[number];
      const number = low + random.below(count);
      drawn[at] = number;
      if (letters) random.pass(number, run);
    }
    const role = random.below(ROLES.length);
    const { texts, slots } = random.choice(FORMS_OF[role] as readonly Form[]);
    let text = texts[0] as string;
    for (let i = 0; i < slots.length; i += 1) {
      const slot = slots[i];
      text += slot === undefined ? domain : spell(SLOTS[slot] as Slot, drawn[slot] as number, turn);
      text += texts[i + 1];
    }
    return { role: ROLES[role] as Role, text };
  };
}
