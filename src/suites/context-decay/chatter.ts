import type { PythonRandom } from './python-random.ts';
import { FORMS, LETTERS, type Role, type Slot } from './wording/chatter.ts';

const ROLES: readonly Role[] = ['user', 'assistant', 'tool_result'];

/** What a turn says. All forms' slots are drawn before one form is chosen: the draws that follow hang on that. */
export function drawChatter(random: PythonRandom, domain: string, turn: number): { role: Role; text: string } {
  const drawn = ROLES.map((role) => ({
    role,
    forms: FORMS[role].map((form) => ({ form, words: form.slots.map((slot) => draw(random, slot)) })),
  }));
  const { role, forms } = random.choice(drawn);
  const { form, words } = random.choice(forms);
  return { role, text: form.say(words, domain, turn) };
}

function draw(random: PythonRandom, slot: Slot): string {
  switch (slot.kind) {
    case 'word':
      return random.choice(slot.words);
    case 'number':
      return String(random.randint(slot.low, slot.high));
    case 'letters':
      return random.choices(ALPHABET, random.randint(slot.least, slot.most)).join('');
  }
}

const ALPHABET = [...LETTERS];
