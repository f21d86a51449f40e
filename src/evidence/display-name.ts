/** Scripts with letters that look alike (UTS #39): a word may use only one of them. */
const LOOK_ALIKE_SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic', 'Lisu'];

/** Characters of a text that a reader does not see, or cannot tell from others. */
const INVISIBLE: readonly (readonly [RegExp, string])[] = [
  [/\p{Cc}/u, 'holds a control character'],
  [/\p{Bidi_Control}/u, 'holds a character that changes the direction of text'],
  [/[\p{Default_Ignorable_Code_Point}\p{Cf}]/u, 'holds an invisible character'],
  [/[\p{Zl}\p{Zp}]|(?! )\p{Zs}/u, 'holds a space that is not U+0020'],
  [/[\u2800\ufffc\ufffd]/u, 'holds a blank or replacement character'],
  [/\p{Co}/u, 'holds a character of private use'],
  [/\p{Cn}/u, 'holds a character that Unicode does not define'],
];

/** Combining marks that no alphabet needs: enclosing marks, and those of the script Inherited, such as a stroke. */
const FOREIGN_MARK = String.raw`\p{Me}|(?=\p{M})\p{Script=Inherited}`;

const REFUSED_IN_NAMES: typeof INVISIBLE = [
  ...INVISIBLE,
  [/\p{Me}/u, 'holds an enclosing mark'],
  // Burmese and Tibetan write up to four of their own.
  [new RegExp(`(?:${FOREIGN_MARK}){3}|\\p{M}{5}`, 'u'), 'holds too many combining marks in a row'],
  [/^ | {2}| $/u, 'begins or ends with a space, or holds two in a row'],
];

const NOT_SEEN = new RegExp(
  `${FOREIGN_MARK}|[\\p{Cc}\\p{Cf}\\p{Cn}\\p{Default_Ignorable_Code_Point}\\u2800\\ufffc\\ufffd]`,
  'gu',
);

/** A name without what its readers do not see and what only decorates a letter. */
export const withoutInvisible = (name: string): string => name.replace(NOT_SEEN, '');

/** The first character of a text that its readers do not see, in words that follow what the text is; undefined without one. */
export const invisibleIn = (text: string): string | undefined => firstOf(INVISIBLE, text);

function firstOf(patterns: typeof INVISIBLE, text: string): string | undefined {
  for (const [pattern, says] of patterns) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) return `${says} (${codePoint(found)})`;
  }
  return undefined;
}

/** What a name hides from its readers, in words that follow "the name"; undefined where it hides nothing. */
export function refusedIn(name: string): string | undefined {
  const found = firstOf(REFUSED_IN_NAMES, name);
  if (found !== undefined) return found;
  if (name !== name.normalize('NFC')) return 'is not in composed form (Unicode NFC)';
  for (const word of name.match(/[\p{L}\p{M}]+/gu) ?? []) {
    const scripts = LOOK_ALIKE_SCRIPTS.filter((script) => new RegExp(`\\p{Script=${script}}`, 'u').test(word));
    if (scripts.length > 1) return `mixes ${scripts.join(' and ')} letters in the word ${quoted(word)}`;
  }
  return undefined;
}

/** The name in quotation marks, with invisible characters escaped: names that look the same are shown differently. */
export function quoted(name: string): string {
  return `"${name.replace(/["\\\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Me}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufffc\ufffd]/gu, writtenOut)}"`;
}

const writtenOut = (char: string) =>
  char === '"' || char === '\\' ? `\\${char}` : `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`;

function codePoint(char: string): string {
  return `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
