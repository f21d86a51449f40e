/** Han, kana and hangul: scripts in which a single character stands for about a token. */
const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}';
const UNIT = new RegExp(`[${CJK}]|[[\\p{L}\\p{M}\\p{N}_]--[${CJK}]]+`, 'gv');
const ASCII = /^[\0-\x7f]*$/;
const ASCII_WORD = /\w+/g;

/** The words of a text, and each CJK character by itself; spaces and punctuation part them. */
export function unitsOf(text: string): readonly string[] {
  return text.match(ASCII.test(text) ? ASCII_WORD : UNIT) ?? [];
}

/** How many tokens a text is held to cost: one a word, one a CJK character. */
export function estimateTokens(text: string): number {
  return unitsOf(text).length;
}
