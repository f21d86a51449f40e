/*
 * V8 throws a RangeError for a pattern with the flag `u` and a loop of millions of turns, such as `\p{L}+` for one long word.
 * The loops here have at most 64 turns, and the results are the same.
 */

const OTHER = /[^\p{L}\p{N}]{1,64}/gu;
const MARKS = /\p{M}{1,64}/gu;

/** A text with its first letter in upper case. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A text with its first letter in lower case. */
export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The words of a text of any length, with one blank between them: its runs of letters and digits. */
export const spacedWords = (text: string): string => text.replace(OTHER, ' ').replace(/ {2,}/g, ' ').trim();

/** A text of any length without combining marks, such as the accents of decomposed letters. */
export const withoutMarks = (text: string): string => text.replace(MARKS, '');

/** A text of any length with a blank in place of white space that has a line end. */
export const onOneLine = (text: string): string =>
  text.replace(/\s+/g, (blanks) => (/[\n\r]/.test(blanks) ? ' ' : blanks));

/** The lines of a text. A carriage return ends one as well: programs draw a progress bar again after it. */
export const linesOf = (text: string): readonly string[] => text.split(/\r?\n|\r/);
