import { normalForm } from '../../../text/normal-form.ts';
import { inUnicode15 } from '../../shared/unicode-15.ts';

/** Ends of lines and of sentences. A point within a number or a name ends nothing. */
const END = /\n+|(?<=[.!?])\s+|(?<=[。！？])/;

/** The lines of a text, without blanks at their ends. */
export const linesOf = (text: string): string[] => parts(text, /\n+/);

export const sentencesOf = (text: string): string[] => parts(text, END);

const parts = (text: string, end: RegExp) =>
  text
    .split(end)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/**
 * The form in which texts are compared: without compatibility forms, case, and differences between blanks. An underscore is a
 * blank.
 */
export const normal = (text: string): string =>
  normalForm(inUnicode15(text), 'NFKC')
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
    .trim();

/** Whether the text has the phrase as whole words. Both are in the form of `normal`. "5" is not in "5.3" or "p50". */
export function holdsWhole(text: string, phrase: string): boolean {
  if (phrase === '') return false;
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    if (!isJoined(text, at - 1, -1) && !isJoined(text, at + phrase.length, 1)) return true;
  }
  return false;
}

/** How many words `holdsWhole` can tell apart in the text, which is in the form of `normal`. */
export function countSeparable(text: string): number {
  let words = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (isLetter(text.charAt(at)) && !isJoined(text, at - 1, -1)) words += 1;
  }
  return words;
}

/** Scripts without blanks between words are not joined. */
const WORD = /[\p{L}\p{N}]/u;
const IDEOGRAPH = /\p{Script=Han}/u;
const WITHIN = new Set(['.', ',', '-']);

/** Whether the character continues the adjacent word. A mark does if the word continues behind it. */
function isJoined(text: string, at: number, step: number): boolean {
  const mark = text.charAt(at);
  return isLetter(mark) || (WITHIN.has(mark) && isLetter(text.charAt(at + step)));
}

const isLetter = (character: string) => WORD.test(character) && !IDEOGRAPH.test(character);
