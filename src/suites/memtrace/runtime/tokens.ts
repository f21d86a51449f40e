import { SPACE } from './python-text.ts';

/**
 * A token is a run of ASCII letters, digits and underscores including inner dots and hyphens, together with a following
 * `=VALUE`; a redaction mark; or any other character that is not white space, so CJK counts by the character.
 */
const TOKEN = new RegExp(
  '\\[REDACTED\\]|[A-Za-z0-9_]+(?:[.-][A-Za-z0-9_]+)*(?:=(?:\\[REDACTED\\]|[A-Za-z0-9_./:-]+))?' +
    `|[^A-Za-z0-9_${SPACE.slice(1)}`,
  'gu',
);

export function estimateTokens(text: string): number {
  return text === '' ? 0 : Math.max(1, text.match(TOKEN)?.length ?? 0);
}

/** Follows a text that was cut. */
const CUT = ' … (shortened)';
const CUT_TOKENS = estimateTokens(CUT);
const SPACES = new RegExp(`${SPACE}+`, 'u');

/** The beginning of a text with at most `most` tokens: whole words, or characters if it has no white space. */
export function truncated(text: string, most: number): string {
  if (most <= 0) return '';
  if (estimateTokens(text) <= most) return text;
  const spaced = SPACES.test(text);
  const units = spaced ? text.split(SPACES).filter((unit) => unit !== '') : Array.from(text);
  const end = most <= CUT_TOKENS + 1 ? '' : CUT;
  const room = most - (end === '' ? 0 : CUT_TOKENS);
  for (let keep = Math.max(1, Math.min(units.length, room)); keep > 0; keep -= 1) {
    const shorter = units.slice(0, keep).join(spaced ? ' ' : '') + end;
    if (estimateTokens(shorter) <= most) return shorter;
  }
  return end;
}
