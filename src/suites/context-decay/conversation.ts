import { chatterFrom } from './chatter.ts';
import { drawNeedle } from './needles.ts';
import { type HashSecret, pythonHash } from './python-hash.ts';
import type { PythonRandom } from './python-random.ts';
import type { Needle } from './schema.ts';
import { type GridSettings, PAPER } from './settings.ts';
import { DOMAINS, markedFact, PASSING, passingFact } from './wording/built-in.ts';
import type { Role } from './wording/schema.ts';
import { countWords } from './words.ts';

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
 * @param settings density: the share of the turns that state a fact; at least one does
 */
export function draftConversation(
  random: PythonRandom,
  length: number,
  { density, implicit }: Pick<GridSettings, 'density' | 'implicit'> = PAPER,
): Draft {
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
    const needle = turnsWithFact.has(index) ? drawNeedle(random, index, random.random() < implicit) : undefined;
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

export function needleSentence(needle: Needle, secret: HashSecret): string {
  return needle.implicit ? passingFact(needle, formOf(needle.key, secret)) : markedFact(needle);
}

/** As in Python, the remainder of a negative hash is not negative. */
function formOf(key: string, secret: HashSecret): number {
  const forms = BigInt(PASSING.length);
  return Number(((pythonHash(key, secret) % forms) + forms) % forms);
}
