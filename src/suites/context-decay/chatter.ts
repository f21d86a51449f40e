import type { PythonRandom } from './python-random.ts';
import { FORMS, LETTERS, type Role, type Slot } from './wording/chatter.ts';

const ROLES: readonly Role[] = ['user', 'assistant', 'tool_result'];
const ALPHABET = [...LETTERS];

/** A word's place in its list, a number, or the letters of a run. */
type Drawn = number | readonly string[];

/** What a turn says. All forms' slots are drawn before one form is chosen: the draws that follow hang on that. */
export function drawChatter(random: PythonRandom, domain: string, turn: number): { role: Role; text: string } {
  const drawn = ROLES.map((role) => FORMS[role].map(({ slots }) => slots.map((slot) => draw(random, slot))));
  const at = random.below(ROLES.length);
  const role = ROLES[at] as Role;
  const chosen = random.below(FORMS[role].length);
  const { slots, say } = FORMS[role][chosen] as (typeof FORMS)[Role][number];
  const words = slots.map((slot, i) => spell(slot, drawn[at]?.[chosen]?.[i] as Drawn));
  return { role, text: say(words, domain, turn) };
}

function draw(random: PythonRandom, slot: Slot): Drawn {
  switch (slot.kind) {
    case 'word':
      return random.below(slot.words.length);
    case 'number':
      return random.randint(slot.low, slot.high);
    case 'letters':
      return random.choices(ALPHABET, random.randint(slot.least, slot.most));
  }
}

/** Only what is said is put into words: that takes longer than drawing it. */
function spell(slot: Slot, drawn: Drawn): string {
  if (typeof drawn === 'object') return drawn.join('');
  return slot.kind === 'word' ? (slot.words[drawn] as string) : String(drawn);
}
