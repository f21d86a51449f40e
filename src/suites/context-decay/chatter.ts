import type { PythonRandom } from './python-random.ts';
import { FORMS, type Role, type Slot } from './wording/chatter.ts';

const ROLES: readonly Role[] = ['user', 'assistant', 'tool_result'];
const SLOTS = ROLES.flatMap((role) => FORMS[role].flatMap(({ slots }) => slots));

type DrawChatter = (domain: string, turn: number) => { readonly role: Role; readonly text: string };

/**
 * Draws what turns say. All forms' slots are drawn before one form is chosen, as the draws that follow hang on that; only
 * what is said is put into words. Most of the draws are letters of runs that nobody says: they share one list.
 */
export function chatterFrom(random: PythonRandom): DrawChatter {
  const run: number[] = [];
  const draw = ({ low, high, letters }: Slot): number => {
    const number = random.randint(low, high);
    if (letters !== undefined) random.places(letters.length, number, run);
    return number;
  };
  const spell = ({ words, letters }: Slot, drawn: number): string => {
    if (letters !== undefined) return Array.from({ length: drawn }, (_, i) => letters[run[i] as number]).join('');
    return words === undefined ? String(drawn) : (words[drawn] as string);
  };
  return (domain, turn) => {
    const drawn = SLOTS.map(draw);
    const role = random.choice(ROLES);
    const { slots, say } = random.choice(FORMS[role]);
    const first = SLOTS.indexOf(slots[0] as Slot);
    const words = slots.map((slot, i) => spell(slot, drawn[first + i] as number));
    return { role, text: say(words, domain, turn) };
  };
}
