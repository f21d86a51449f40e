import { ofRecentTexts } from '../../text/caches.ts';

/** Words that say nothing of what a text is about. */
const FUNCTION_WORDS = new Set(
  (
    'a about after all an and any are as at be been before but by can could did do does each every for from get gets given ' +
    'goes had has have how i if in into is it its may me more most much must my not of off on one or our out over shall ' +
    'should so some such than that the their them then there these they this those to under up upon us was we were what ' +
    'when where which who whom whose why will with would you your'
  ).split(' '),
);

/** Letters of a word that count: enough to tell words apart, few enough to take "billed" and "billing" for one. */
const STEM = 5;

/** How many words a text has: runs of anything but white space. It is what a word budget counts. */
export function wordCount(text: string): number {
  let count = 0;
  let isInWord = false;
  for (let at = 0; at < text.length; at += 1) {
    const isBlank = isWhiteSpace(text, at);
    if (!isBlank && !isInWord) count += 1;
    isInWord = !isBlank;
  }
  return count;
}

/** As `\s` has it. */
function isWhiteSpace(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === 32 || (code >= 9 && code <= 13) || (code > 127 && /\s/.test(text.charAt(at)));
}

/** Words with what a value may hold, `14:32:07` or `KX-1234`, and without the punctuation around them. */
export const valueWords = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:[-:][\p{L}\p{N}]+)*/gu) ?? [];

/** The words of a text in lower case: letters, digits and hyphens within them. A possessive ending is left out. */
export function wordsOf(text: string): string[] {
  const lower = text.toLowerCase();
  const bare = POSSESSIVES.some((ending) => lower.includes(ending)) ? lower.replace(/['’]s\b/g, '') : lower;
  return valueWords(bare);
}

const POSSESSIVES = ["'s", '’s'];

/** The distinct stems of a text's words; function words and slots, `{e}`, aside. References ask for those of one question in turn. */
export const contentStems: (text: string) => readonly string[] = ofRecentTexts(500, (text) => [
  ...stemsOf(wordsOf(text.replace(/\{\w+\}/g, ' '))),
]);

/** The distinct stems of words, function words aside. */
export function stemsOf(words: readonly string[]): ReadonlySet<string> {
  const stems = new Set<string>();
  for (const word of words) if (!FUNCTION_WORDS.has(word)) stems.add(word.slice(0, STEM));
  return stems;
}
