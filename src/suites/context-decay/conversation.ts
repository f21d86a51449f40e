import { substitute } from '../shared/fill.ts';
import { drawNeedle, type Needle } from './needles.ts';
import { type HashSecret, pythonHash } from './python-hash.ts';
import type { PythonRandom } from './python-random.ts';
import { PAPER } from './settings.ts';
import { DOMAINS, FORMS, markedFact, PASSING, passingFact } from './wording/built-in.ts';
import type { Role, Slot } from './wording/schema.ts';
import { countWords } from './words.ts';

/** The share of the facts that are stated implicitly. */
const IMPLICIT_SHARE = 0.5;

/** The content of a conversation. It does not depend on how strings are hashed. */
export interface Draft {
  readonly domain: string;
  readonly turns: readonly DraftTurn[];
  readonly needles: readonly Needle[];
}

interface DraftTurn {
  readonly role: Role;
  readonly chatter: string;
  /** The number of words of the chatter. */
  readonly tokens: number;
  readonly needle: Needle | undefined;
}

export interface Turn {
  readonly index: number;
  readonly role: Role;
  readonly text: string;
  /** The words between blanks, which the benchmark counts as tokens. */
  readonly tokens: number;
  readonly needle: Needle | undefined;
}

export interface Conversation {
  readonly turns: readonly Turn[];
  readonly needles: readonly Needle[];
  readonly tokens: number;
}

/**
 * Draws a conversation.
 *
 * @param length in turns
 * @param density the share of the turns that state a fact; at least one does
 */
export function draftConversation(random: PythonRandom, length: number, density = PAPER.density): Draft {
  const domain = random.choice(DOMAINS);
  const count = Math.max(1, Math.trunc(length * density));
  const turnsWithFact = new Set(
    random.sample(
      Array.from({ length }, (_, i) => i),
      count,
    ),
  );
  const chatter = chatterFrom(random);
  const turns = Array.from({ length }, (_, index) => {
    const { role, text } = chatter(domain, index);
    const needle = turnsWithFact.has(index) ? drawNeedle(random, index, random.random() < IMPLICIT_SHARE) : undefined;
    return { role, chatter: text, tokens: countWords(text), needle };
  });
  return { domain, turns, needles: turns.flatMap(({ needle }) => needle ?? []) };
}

/**
 * The conversation as text: each needle below its turn's chatter. The hash of its key selects the sentence of an implicit one.
 */
export function renderConversation(draft: Draft, secret: HashSecret): Conversation {
  const turns = draft.turns.map(({ role, chatter, tokens, needle }, index): Turn => {
    if (needle === undefined) return { index, role, text: chatter, tokens, needle };
    const sentence = needleSentence(needle, secret);
    return { index, role, text: `${chatter}\n\n${sentence}`, tokens: tokens + countWords(sentence), needle };
  });
  return { turns, needles: draft.needles, tokens: turns.reduce((sum, { tokens }) => sum + tokens, 0) };
}

/** The sentence that states the needle. */
export function needleSentence(needle: Needle, secret: HashSecret): string {
  return needle.implicit ? passingFact(needle, formOf(needle.key, secret)) : markedFact(needle);
}

/** As in Python, the remainder of a negative hash is not negative. */
function formOf(key: string, secret: HashSecret): number {
  const forms = BigInt(PASSING.length);
  return Number(((pythonHash(key, secret) % forms) + forms) % forms);
}

const ROLES: readonly Role[] = ['user', 'assistant', 'tool_result'];
const SLOTS = ROLES.flatMap((role) => FORMS[role].flatMap(({ slots }) => slots));

type DrawChatter = (domain: string, turn: number) => { readonly role: Role; readonly text: string };

/**
 * Draws the texts of turns. As in the original, the slots of all forms are drawn before one form is selected, because later
 * draws depend on it. Only the selected form is put into words. Most draws are letters of slots that are not used; they share
 * one list.
 */
function chatterFrom(random: PythonRandom): DrawChatter {
  const run: number[] = [];
  const draw = (slot: Slot): number => {
    if ('words' in slot) return random.randint(0, slot.words.length - 1);
    const number = random.randint(slot.low, slot.high);
    if (slot.letters !== undefined) random.drawIndices(slot.letters.length, number, run);
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
