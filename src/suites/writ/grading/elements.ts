import { normalisedText } from './words.ts';

/**
 * Whether a text has an element of a rubric: its words in a row, inflected or not, with numbers in any spelling. A symbol
 * without words must occur exactly. A number below 1,000 also matches that many thousands: rubrics write 120 for $120,000.
 */
export function saysElement(text: string, element: string): boolean {
  return occurrencesOf(text, element).length > 0;
}

/** `saysElement`, except in "no X", "not the X", "without X", "avoid X", "except X" and "X free". */
export function affirmsElement(text: string, element: string): boolean {
  return occurrencesOf(text, element).some(({ before, after }) => !DENIED.test(before) && after !== 'free');
}

/**
 * Whether a text has a value, literally, at least once without saying that it is over: "it was X", "no longer X", "formerly
 * X".
 */
export function saysAsPresent(text: string, value: string): boolean {
  return occurrencesOf(text, value, (word, sought) => word === sought).some(({ before }) => !PAST.test(before));
}

const PAST =
  /(?:^| )(?:used to be|was|were|had been|formerly|previously|originally|earlier|first|no longer|not|instead of|rather than|(?:changed|moved|switched|updated) from|replac(?:ed|es|ing))(?: the| a| an| at| in| on)?$/;

const DENIED = /(?:^| )(?:no|not|without|avoid|avoids|avoiding|never|except|excluding)(?: the| a| an| any)?$/;

interface Occurrence {
  /** The four words before it. */
  readonly before: string;
  readonly after: string | undefined;
}

function occurrencesOf(text: string, element: string, agree = agrees): Occurrence[] {
  const sought = listOf(element);
  if (sought.length === 0) {
    const symbol = element.trim();
    return symbol !== '' && text.includes(symbol) ? [{ before: '', after: undefined }] : [];
  }
  const words = listOf(text);
  return words.flatMap((_, at) => {
    if (!sought.every((word, nth) => agree(words[at + nth], word))) return [];
    return [{ before: words.slice(Math.max(0, at - 4), at).join(' '), after: words[at + sought.length] }];
  });
}

const listOf = (text: string): string[] => normalisedText(text).split(' ').filter(Boolean);

function agrees(word: string | undefined, sought: string): boolean {
  if (word === undefined || word === sought) return word === sought;
  if (/^\d{1,3}$/.test(sought)) return word === `${sought}000`;
  return word[0] === sought[0] && /^\p{L}+$/u.test(sought) && stemOf(word) === stemOf(sought);
}

/** The word without the ending of a plural or a tense, if enough of it remains. */
function stemOf(word: string): string {
  return word.replace(/(?<=\p{L}{3})(?:ies|ied)$/u, 'y').replace(/(?<=\p{L}{4})(?:ing|ed|es|e|(?<!s)s)$/u, '');
}
