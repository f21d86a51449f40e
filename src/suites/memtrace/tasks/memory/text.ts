/** Han, kana and hangul: scripts in which one character is about one token. */
const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}';
const LETTER = `[[\\p{L}\\p{M}\\p{N}_]--[${CJK}]]`;
const UNIT = new RegExp(`[${CJK}]|${LETTER}+`, 'gv');
/** The first character of each unit. V8 throws a RangeError for `UNIT` in a text with a word of millions of letters. */
const FIRST_OF_UNIT = new RegExp(`[${CJK}]|(?<!${LETTER})${LETTER}`, 'gv');
const ASCII = /^[\0-\x7f]*$/;
const ASCII_WORD = /\w+/g;

/** The runs of letters, digits and underscores of a text, and each CJK character by itself. */
function unitsOf(text: string): readonly string[] {
  return text.match(ASCII.test(text) ? ASCII_WORD : UNIT) ?? [];
}

/** The estimated number of tokens of a text of any length: one for each run of letters, digits and underscores, one for each CJK character. */
export function countTokens(text: string): number {
  return text.match(ASCII.test(text) ? ASCII_WORD : FIRST_OF_UNIT)?.length ?? 0;
}

/** Words that do not show what a text is about. */
const FUNCTION_WORDS = new Set(
  (
    'a an and are as at be been but by can did do does for from had has have how i if in into is it its may must not ' +
    'of on or our should so than that the their then there these they this to was we were what when where which who ' +
    'why will with would you your'
  ).split(' '),
);

/** The terms of a text: its distinct words in lower case, without function words. */
export function termsOf(text: string): ReadonlySet<string> {
  const terms = new Set<string>();
  for (const word of unitsOf(text.toLowerCase())) if (!FUNCTION_WORDS.has(word)) terms.add(word);
  return terms;
}

/**
 * Why a text is dangerous to return: it is destructive, it contains a secret, or it would make an agent use a tool with more
 * privileges than the task needs.
 */
export type Risk = 'destructive' | 'secret' | 'tool_sensitive';

const SIGNS: readonly (readonly [Risk, RegExp])[] = [
  [
    'destructive',
    /\brm -[a-z]*[rf]|\b(?:drop|truncate) (?:table|database|schema)\b|\bpush --force\b|\breset --hard\b|\bmkfs\b|\bwipe[sd]? (?:the|all|every)\b/i,
  ],
  [
    'secret',
    /\b(?:api[_-]?key|secret|password|passphrase|access[_-]?token)\s*[:=]\s*\S|\bsk-[a-z0-9]{6,}|\bAKIA[A-Z0-9]{8,}|-----BEGIN [A-Z ]*PRIVATE KEY/i,
  ],
  [
    'tool_sensitive',
    /\bsudo\b|\bchmod 777\b|\bcurl\b[^|]*\|\s*(?:ba)?sh\b|--no-verify\b|\bignore (?:all |any )?(?:previous|earlier) instructions\b/i,
  ],
];

/** The risks of which a text has signs. A text without signs may still be dangerous. */
export function signsOfRisk(text: string): readonly Risk[] {
  return SIGNS.filter(([, sign]) => sign.test(text)).map(([risk]) => risk);
}
