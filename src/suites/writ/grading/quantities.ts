/** The spellings of units of measure. The first one of each replaces the others. */
const UNITS: readonly (readonly string[])[] = [
  ['second', 'seconds', 'sec', 'secs'],
  ['minute', 'minutes', 'min', 'mins'],
  ['hour', 'hours', 'hr', 'hrs'],
  ['day', 'days'],
  ['week', 'weeks', 'wk', 'wks'],
  ['month', 'months', 'mo', 'mos'],
  ['year', 'years', 'yr', 'yrs'],
  ['mg', 'milligram', 'milligrams'],
  ['g', 'gram', 'grams'],
  ['kg', 'kilogram', 'kilograms', 'kilo', 'kilos'],
  ['lb', 'lbs', 'pound', 'pounds'],
  ['km', 'kilometer', 'kilometers', 'kilometre', 'kilometres'],
  ['mile', 'miles', 'mi'],
  ['seat', 'seats'],
  ['am'],
  ['pm'],
];

const UNIT_OF: ReadonlyMap<string, string> = new Map(
  UNITS.flatMap(([unit = '', ...others]) => [unit, ...others].map((word) => [word, unit] as const)),
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
export function plainQuantities(text: string): string {
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

/** The word, or if it is a unit, the one spelling of the unit. */
export function plainUnit(word: string): string {
  return UNIT_OF.get(word) ?? word;
}
