import { spacedWords, withoutMarks } from '../../../text/words.ts';
import { inUnicode15 } from '../../shared/unicode-15.ts';
import type { Json } from '../schema.ts';
import { plainQuantities, plainUnit } from './quantities.ts';

/** The whole words of a text, in lower case and without accents, in which values are searched. */
export function tokens(text: string): string {
  const plain = withoutMarks(inUnicode15(text).normalize('NFKD')).toLowerCase();
  return ` ${spacedWords(plain)} `;
}

/** Whether the text has the value as whole words in a row. A value without words never occurs. */
export function mentions(text: string, value: string): boolean {
  const sought = tokens(value);
  return sought.length > 2 && tokens(text).includes(sought);
}

/** A text's words in a row between blanks, in which values are searched. Numbers and units have one spelling. */
export function wordsIn(text: string): string {
  const known = recent.get(text);
  if (known !== undefined) return known;
  const words = tokens(plainQuantities(text)).split(' ').map(plainUnit).join(' ');
  // Replaced and not cleared: V8 links the former contents of a cleared map to its next ones, and keeps all of them for a long
  // time.
  if (recent.size >= RECENT) recent = new Map();
  recent.set(text, words);
  return words;
}

/** A cache, because every system that is scored on a task splits the task's texts again. */
let recent = new Map<string, string>();
const RECENT = 4096;

/** Whether the text has the value as whole words in a row. A value without words never occurs. */
export function says(text: string, value: string): boolean {
  const sought = wordsIn(value);
  return sought.length > 2 && wordsIn(text).includes(sought);
}

export function countWords(text: string): number {
  const words = wordsIn(text);
  return words.length <= 2 ? 0 : words.split(' ').length - 2;
}

/** The parts of any value in words: each item of a list and each member of an object. Null has none. */
export function partsOf(value: Json): readonly string[] {
  if (value === null) return [];
  if (typeof value !== 'object') return [String(value)];
  return (Array.isArray(value) ? value : Object.values(value)).flatMap((one: Json) => partsOf(one));
}

/** Phrases that say that the answer is not known, without punctuation. */
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

/** Whether a text says that the answer is not known, in one of the usual phrases or one of the scenario's own. */
export function declines(text: string, phrases: readonly string[] = []): boolean {
  const words = wordsIn(text);
  return [...DECLINING, ...phrases].some((phrase) => words.includes(wordsIn(phrase)));
}
