import { substitute } from '../shared/fill.ts';
import type { PythonRandom } from './python-random.ts';
import { FORMS } from './wording/built-in.ts';
import type { Role, Slot } from './wording/schema.ts';

const ROLES: readonly Role[] = ['user', 'assistant', 'tool_result'];
const SLOTS = ROLES.flatMap((role) => FORMS[role].flatMap(({ slots }) => slots));

type DrawChatter = (domain: string, turn: number) => { readonly role: Role; readonly text: string };

/**
 * Draws what turns say. All forms' slots are drawn before one form is chosen, as the draws that follow depend on that; only
 * what is said is put into words. Most of the draws are letters of runs that nobody says: they share one list.
 */
export function chatterFrom(random: PythonRandom): DrawChatter {
  const run: number[] = [];
  const draw = (slot: Slot): number => {
    if ('words' in slot) return random.randint(0, slot.words.length - 1);
    const number = random.randint(slot.low, slot.high);
    if (slot.letters !== undefined) random.places(slot.letters.length, number, run);
    return number;
  };
  const spell = (slot: Slot, drawn: number, turn: number): string => {
    if ('words' in slot) return slot.words[drawn] as string;
    const { letters, turns_ago } = slot;
    if (letters !== undefined) return Array.from({ length: drawn }, (_, i) => letters[run[i] as number]).join('');
    return String(turns_ago ? turn - drawn : drawn);
  };
  return (domain, turn) => {
    const drawn = SLOTS.map(draw);
    const role = random.choice(ROLES);
    const { slots, text } = random.choice(FORMS[role]);
    const first = SLOTS.indexOf(slots[0] as Slot);
    const words: Record<string, string> = { domain };
    for (const [i, slot] of slots.entries()) words[slot.name] = spell(slot, drawn[first + i] as number, turn);
    return { role, text: substitute(text, words) };
  };
}
