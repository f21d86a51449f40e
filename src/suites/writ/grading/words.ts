import { ofRecentTexts } from '../../../text/caches.ts';
import { normalForm } from '../../../text/normal-form.ts';
import { spacedWords, withoutMarks } from '../../../text/words.ts';
import { inUnicode15 } from '../../shared/unicode-15.ts';
import type { Json } from '../schema.ts';
import lists from './words.json' with { type: 'json' };

/** The whole words of a text, in lower case and without accents, in which values are searched. */
export function tokens(text: string): string {
  const plain = withoutMarks(normalForm(inUnicode15(text), 'NFKD')).toLowerCase();
  return ` ${spacedWords(plain)} `;
}

/** Whether the text has the value as whole words in a row. A value without words never occurs. */
export function mentions(text: string, value: string): boolean {
  const sought = tokens(value);
  return sought.length > 2 && tokens(text).includes(sought);
}

/** A text's words, each between blanks, as one string in which values are searched. Numbers and units have one spelling. */
export const normalisedText = ofRecentTexts(4096, (text) =>
  tokens(plainQuantities(text))
    .split(' ')
    .map((word) => UNIT_OF.get(word) ?? word)
    .join(' '),
);

/** Whether the text has the value as whole words in a row. A value without words never occurs. */
export function says(text: string, value: string): boolean {
  const sought = normalisedText(value);
  return sought.length > 2 && normalisedText(text).includes(sought);
}

export function countWords(text: string): number {
  const words = normalisedText(text);
  return words.length <= 2 ? 0 : words.split(' ').length - 2;
}

/** The parts of any value in words: each item of a list and each member of an object. Null has none. */
export function partsOf(value: Json): readonly string[] {
  if (value === null) return [];
  if (typeof value !== 'object') return [String(value)];
  return (Array.isArray(value) ? value : Object.values(value)).flatMap((one: Json) => partsOf(one));
}

/** Whether a text says that the answer is not known, in one of the usual phrases or one of the scenario's own. */
export function declines(text: string, phrases: readonly string[] = []): boolean {
  const words = normalisedText(text);
  return [...lists.declining, ...phrases].some((phrase) => words.includes(normalisedText(phrase)));
}

/** Words of sentences around values. They count as said, even if nobody said them. */
export const STOP_WORDS: ReadonlySet<string> = new Set(lists.everyday.split(' '));

/** The spellings of units of measure. The first one of each replaces the others. */
const UNIT_OF: ReadonlyMap<string, string> = new Map(
  lists.units.flatMap((spellings) => spellings.map((word) => [word, spellings[0] ?? word] as const)),
);

const ATTACHED_UNIT = new RegExp(`(\\d)(${[...UNIT_OF.keys()].join('|')})\\b`, 'gi');

const MAGNITUDES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
};

/** A number that is not part of another. Its length is limited, because answers may be long rows of digits. */
const NUMBER = String.raw`(?<![\d.])(\d{1,15}(?:\.\d{1,6})?)`;
const LARGE = new RegExp(String.raw`${NUMBER}(k\b| ?(?:thousand|million|billion)\b)`, 'gi');
const LARGE_SUM = new RegExp(String.raw`(?<=\$)${NUMBER}(m|bn?)\b`, 'gi');

/** Gives numbers, sums of money and dates one spelling: "$120K", "120,000 dollars" and "120 thousand" become "120000". */
function plainQuantities(text: string): string {
  return text
    .replace(/(?<=\d)[,’'](?=\d{3}(?!\d))/g, '')
    .replace(LARGE, enlarged)
    .replace(LARGE_SUM, enlarged)
    .replace(/(\d)(?:st|nd|rd|th)\b/gi, '$1')
    .replace(/(\d) ?(?:percent|per cent|dollars?|usd)\b/gi, '$1 ')
    .replace(ATTACHED_UNIT, '$1 $2');
}

function enlarged(_: string, digits: string, magnitude: string): string {
  return String(Math.round(Number(digits) * (MAGNITUDES[magnitude.trim().toLowerCase()] ?? 1)));
}
