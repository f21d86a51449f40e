import { spacedWords } from '../../text/words.ts';

/** Shorter numbers and words are too frequent to count. */
const FEWEST_DIGITS = 3;
const FEWEST_LETTERS = 4;

/** Words are compared by their first letters, so that "renewed" and "renewal" are the same. */
const STEM = 5;

/** Normalizes a text for comparing words: in lower case, with JSON escapes decoded, and without separators in numbers. */
export function plainText(text: string): string {
  return text
    .replace(/(?<!\\)\\+u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/(?<!\\)\\+[nrt]/g, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=\b\d{1,3})[,.'’ ](?=\d{3}\b)/g, '');
}

/** The words of a normalized text that are long enough to count: words with a digit in full, others by their first letters. */
export function wordsIn(plain: string): ReadonlySet<string> {
  const words = spacedWords(plain)
    .split(' ')
    .flatMap((word) => {
      if (/\d/.test(word)) return word.length < FEWEST_DIGITS ? [] : [word];
      return word.length < FEWEST_LETTERS ? [] : [word.slice(0, STEM)];
    });
  return new Set(words);
}

/** All strings in a JSON value, including those in the tool calls of a model's answer. */
export function textsIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(textsIn).join('\n');
}
