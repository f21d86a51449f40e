import type { Json } from '../scenario.ts';
import { plainQuantities, plainUnit } from './quantities.ts';

/** Whole words of a text, in lower case and without accents: what values are looked for in. */
export function tokens(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return ` ${(words ?? []).join(' ')} `;
}

/** Whether the value stands in the text as whole words in a row. A value without words stands nowhere. */
export function mentions(text: string, value: string): boolean {
  const sought = tokens(value);
  return sought.length > 2 && tokens(text).includes(sought);
}

/** A text's words in a row between blanks, as values are looked for in it: numbers and units in one spelling. */
export function wordsIn(text: string): string {
  const known = recent.get(text);
  if (known !== undefined) return known;
  const words = tokens(plainQuantities(text)).split(' ').map(plainUnit).join(' ');
  // Not cleared: V8 links a cleared map's former contents to its next ones, and keeps all of them for a long time.
  if (recent.size >= RECENT) recent = new Map();
  recent.set(text, words);
  return words;
}

/** One task's texts are cut up again and again, by every system that is scored on it. */
let recent = new Map<string, string>();
const RECENT = 4096;

/** Whether the value stands in the text as whole words in a row. A value without words stands nowhere. */
export function says(text: string, value: string): boolean {
  const sought = wordsIn(value);
  return sought.length > 2 && wordsIn(text).includes(sought);
}

export function countWords(text: string): number {
  const words = wordsIn(text);
  return words.length <= 2 ? 0 : words.split(' ').length - 2;
}

/** The parts of any value in words: items of lists and members of objects each on their own. Null has none. */
export function partsOf(value: Json): readonly string[] {
  if (value === null) return [];
  if (typeof value !== 'object') return [String(value)];
  return (Array.isArray(value) ? value : Object.values(value)).flatMap((one: Json) => partsOf(one));
}

/** How a text says that it does not know, in words without punctuation. */
const DECLINING = [
  'do not know',
  'don t know',
  'does not say',
  'do not have',
  'don t have',
  'no record',
  'no information',
  'no memory',
  'not sure',
  'not known',
  'unknown',
  'cannot say',
  'can t say',
  'cannot tell',
  'can t tell',
  'never told',
  'never said',
  'never mentioned',
  'never shared',
  'not mentioned',
  'haven t mentioned',
  'haven t told',
  'have not told',
  'nothing is known',
  'nothing on record',
];

/** Whether a text says that it does not know, in one of the usual phrases or in one of the scenario's own. */
export function declines(text: string, phrases: readonly string[] = []): boolean {
  const words = wordsIn(text);
  return [...DECLINING, ...phrases].some((phrase) => words.includes(wordsIn(phrase)));
}
