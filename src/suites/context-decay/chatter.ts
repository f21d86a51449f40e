import type { PythonRandom } from './python-random.ts';
import { FORMS, type Role, type Slot } from './wording/chatter.ts';

const ROLES: readonly Role[] = ['user', 'assistant', 'tool_result'];
const SLOTS = ROLES.flatMap((role) => FORMS[role].flatMap(({ slots }) => slots));

/** A word's place in its list, a number, or the letters of a run. */
type Drawn = number | readonly string[];

/** What a turn says. All forms' slots are drawn before one form is chosen: the draws that follow hang on that. */
export function drawChatter(random: PythonRandom, domain: string, turn: number): { role: Role; text: string } {
  const drawn = SLOTS.map((slot) => draw(random, slot));
  const role = random.choice(ROLES);
  const { slots, say } = random.choice(FORMS[role]);
  const first = SLOTS.indexOf(slots[0] as Slot);
  const words = slots.map((slot, i) => spell(slot, drawn[first + i] as Drawn));
  return { role, text: say(words, domain, turn) };
}

function draw(random: PythonRandom, { low, high, letters }: Slot): Drawn {
  const number = random.randint(low, high);
  return letters === undefined ? number : random.choices(letters, number);
}

/** Only what is said is put into words: that takes longer than drawing it. */
function spell({ words }: Slot, drawn: Drawn): string {
  if (typeof drawn === 'object') return drawn.join('');
  return words === undefined ? String(drawn) : (words[drawn] as string);
}
