import { unitsOf } from './tokens.ts';

/** Words that say nothing of what a text is about. */
const FUNCTION_WORDS = new Set(
  (
    'a an and are as at be been but by can did do does for from had has have how i if in into is it its may must not ' +
    'of on or our should so than that the their then there these they this to was we were what when where which who ' +
    'why will with would you your'
  ).split(' '),
);

/** What a text is about: its distinct words in lower case, function words aside. */
export function termsOf(text: string): ReadonlySet<string> {
  const terms = new Set<string>();
  for (const word of unitsOf(text.toLowerCase())) if (!FUNCTION_WORDS.has(word)) terms.add(word);
  return terms;
}
