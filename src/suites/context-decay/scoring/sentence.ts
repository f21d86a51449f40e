/** Ends of lines and of sentences. A point within a number or a name ends nothing. */
const END = /\n+|(?<=[.!?])\s+|(?<=[。！？])/;

/** The lines of a text, each without blanks around it. */
export const linesOf = (text: string): string[] => parts(text, /\n+/);

/** The sentences of a text. */
export const sentencesOf = (text: string): string[] => parts(text, END);

const parts = (text: string, end: RegExp) =>
  text
    .split(end)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** What is compared: compatibility forms, case, and what kind of blank it is, aside. An underscore is a blank as well. */
export const normal = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
    .trim();

/** Whether the phrase stands in the text as words of its own; both are `normal`. "5" does not stand in "5.3" or "p50". */
export function holdsWhole(text: string, phrase: string): boolean {
  if (phrase === '') return false;
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    if (!isJoined(text, at - 1, -1) && !isJoined(text, at + phrase.length, 1)) return true;
  }
  return false;
}

/** Scripts without blanks between words join nothing. */
const WORD = /[\p{L}\p{N}]/u;
const IDEOGRAPH = /\p{Script=Han}/u;
const WITHIN = new Set(['.', ',', '-']);

/** Whether the character there goes on with the word beside it; a mark does where the word goes on behind it. */
function isJoined(text: string, at: number, step: number): boolean {
  const mark = text.charAt(at);
  return isLetter(mark) || (WITHIN.has(mark) && isLetter(text.charAt(at + step)));
}

const isLetter = (character: string) => WORD.test(character) && !IDEOGRAPH.test(character);
