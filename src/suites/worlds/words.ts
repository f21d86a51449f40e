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
  return text.match(/\S+/g)?.length ?? 0;
}

/** The words of a text in lower case: letters, digits and hyphens within them. A possessive ending is left out. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/['’]s\b/g, '')
      .match(/[\p{L}\p{N}]+(?:[-:][\p{L}\p{N}]+)*/gu) ?? []
  );
}

/** The distinct stems of a text's words; function words and slots, `{e}`, aside. */
export const contentStems = (text: string): string[] => [...stemsOf(wordsOf(text.replace(/\{\w+\}/g, ' ')))];

/** The distinct stems of words, function words aside. */
export function stemsOf(words: readonly string[]): ReadonlySet<string> {
  const stems = new Set<string>();
  for (const word of words) if (!FUNCTION_WORDS.has(word)) stems.add(word.slice(0, STEM));
  return stems;
}
