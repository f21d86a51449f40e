/** A number needs so many digits, any other word so many letters: shorter ones are everywhere. */
const FEWEST_DIGITS = 3;
const FEWEST_LETTERS = 4;

/** A word is known by its beginning, so that "renewed" and "renewal" are one. */
const STEM = 5;

/**
 * A text as its words are looked for: without case, with what JSON escapes as it reads, and with the digits of a number
 * together.
 */
export function plainText(text: string): string {
  return text
    .replace(/\\+u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\+[nrt]/g, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=\b\d{1,3})[,.'’ ](?=\d{3}\b)/g, '');
}

/** The words of a plain text that can tell something, by their beginnings; those with a digit in them whole. */
export function wordsIn(plain: string): ReadonlySet<string> {
  const words = (plain.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) => {
    if (/\d/.test(word)) return word.length < FEWEST_DIGITS ? [] : [word];
    return word.length < FEWEST_LETTERS ? [] : [word.slice(0, STEM)];
  });
  return new Set(words);
}

/** All texts of a JSON value, those of a model's answer as well as of its tools. */
export function textsIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(textsIn).join('\n');
}
