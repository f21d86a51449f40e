import { ofRecentTexts } from '../../text/caches.ts';
import { normalForm } from '../../text/normal-form.ts';
import { spacedWords } from '../../text/words.ts';
import { inUnicode15 } from './unicode-15.ts';

/**
 * The distinct lower-case words of a text: runs of ASCII letters and digits. CIB's lexical baselines rank by the number of
 * words that a question and an event share, and its token estimate counts them (section 8).
 */
export const words: (text: string) => ReadonlySet<string> = ofRecentTexts(
  64,
  (text) => new Set(text.toLowerCase().match(/[a-z0-9]+/g) ?? []),
);

export function overlap(question: ReadonlySet<string>, text: string): number {
  return shared(question, words(text));
}

/** The number of words that are in both. */
export function shared(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let count = 0;
  for (const word of others) if (some.has(word)) count += 1;
  return count;
}

/** Normalises an answer for comparison: without case, punctuation, white space and compatibility forms. */
export const normalise: (text: string) => string = ofRecentTexts(64, (text) =>
  spacedWords(normalForm(inUnicode15(text), 'NFKC').toLowerCase()),
);

export function sameText(a: string, b: string): boolean {
  return a === b || normalise(a) === normalise(b);
}
