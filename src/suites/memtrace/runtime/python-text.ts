/** Python's white space, as a character class. JavaScript's `\s` is a different set. */
export const SPACE = '[\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]';
export const NO_SPACE = `[^${SPACE.slice(1)}`;

/** What Python's `\w` matches: letters and numbers of all scripts, unlike JavaScript's. */
const WORD = '[\\p{L}\\p{N}_]';

/** Python's `\b`. */
export const EDGE = `(?:(?<=${WORD})(?!${WORD})|(?<!${WORD})(?=${WORD}))`;

/** Python's `text[:most]`: characters, not UTF-16 units. */
export function firstCharacters(text: string, most: number): string {
  return text.length <= most ? text : Array.from(text).slice(0, most).join('');
}

/** Python's `text.strip()`. */
export function stripped(text: string): string {
  return isVisibleAscii(text.charCodeAt(0)) && isVisibleAscii(text.charCodeAt(text.length - 1))
    ? text
    : text.replace(ENDS, '');
}

/** Whether a character is a visible one of ASCII. */
const isVisibleAscii = (code: number) => code > 0x20 && code < 0x7f;

const ENDS = new RegExp(`^${SPACE}+|${SPACE}+$`, 'gu');

/** Python's `text.capitalize()`: all lower case but for the first character. */
export function capitalised(text: string): string {
  const [first = '', ...rest] = Array.from(text);
  const [upper = '', ...tail] = Array.from(first.toUpperCase());
  return upper + (tail.join('') + rest.join('')).toLowerCase();
}
