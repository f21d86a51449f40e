import { chatterFrom } from './chatter.ts';
import { drawNeedle, type Needle } from './needles.ts';
import { type HashSecret, pythonHash } from './python-hash.ts';
import type { PythonRandom } from './python-random.ts';
import { DOMAINS, PASSING } from './wording/built-in.ts';
import { markedFact, passingFact } from './wording/planting.ts';
import type { Role } from './wording/schema.ts';
import { countWords } from './words.ts';

/** One turn of ten tells a fact, and half of the facts are told in passing. */
const NEEDLE_DENSITY = 0.1;
const IMPLICIT_SHARE = 0.5;

/** What a conversation is made of: nothing in it hangs on how strings are hashed. */
export interface Draft {
  readonly domain: string;
  readonly turns: readonly DraftTurn[];
  readonly needles: readonly Needle[];
}

interface DraftTurn {
  readonly role: Role;
  readonly chatter: string;
  /** The chatter's words. */
  readonly tokens: number;
  readonly needle: Needle | undefined;
}

export interface Turn {
  readonly index: number;
  readonly role: Role;
  readonly text: string;
  /** Words between blanks: what the benchmark counts as tokens. */
  readonly tokens: number;
  readonly needle: Needle | undefined;
}

export interface Conversation {
  readonly turns: readonly Turn[];
  readonly needles: readonly Needle[];
  readonly tokens: number;
}

/** Draws a conversation of so many turns, and at least one needle. */
export function draftConversation(random: PythonRandom, length: number): Draft {
  const domain = random.choice(DOMAINS);
  const count = Math.max(1, Math.trunc(length * NEEDLE_DENSITY));
  const places = new Set(
    random.sample(
      Array.from({ length }, (_, i) => i),
      count,
    ),
  );
  const chatter = chatterFrom(random);
  const turns = Array.from({ length }, (_, index) => {
    const { role, text } = chatter(domain, index);
    const needle = places.has(index) ? drawNeedle(random, index, random.random() < IMPLICIT_SHARE) : undefined;
    return { role, chatter: text, tokens: countWords(text), needle };
  });
  return { domain, turns, needles: turns.flatMap(({ needle }) => needle ?? []) };
}

/** The conversation as it is told: each needle below its turn's chatter, one in passing in the form that its key's hash chooses. */
export function tellConversation(draft: Draft, secret: HashSecret): Conversation {
  const turns = draft.turns.map(({ role, chatter, tokens, needle }, index): Turn => {
    if (needle === undefined) return { index, role, text: chatter, tokens, needle };
    const sentence = tellNeedle(needle, secret);
    return { index, role, text: `${chatter}\n\n${sentence}`, tokens: tokens + countWords(sentence), needle };
  });
  return { turns, needles: draft.needles, tokens: turns.reduce((sum, { tokens }) => sum + tokens, 0) };
}

/** The sentence that tells the needle. */
export function tellNeedle(needle: Needle, secret: HashSecret): string {
  return needle.implicit ? passingFact(needle, formOf(needle.key, secret)) : markedFact(needle);
}

/** Python's remainder of a negative hash counts up from 0 as well. */
function formOf(key: string, secret: HashSecret): number {
  const forms = BigInt(PASSING.length);
  return Number(((pythonHash(key, secret) % forms) + forms) % forms);
}
