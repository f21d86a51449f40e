/** Scripts with letters that look alike (UTS #39): a word may use only one of them. */
const LOOK_ALIKE_SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic', 'Lisu'];

const HIDDEN: readonly (readonly [RegExp, string])[] = [
  [/\p{Cc}/u, 'holds a control character'],
  [/\p{Bidi_Control}/u, 'holds a character that changes the direction of text'],
  [/[\p{Default_Ignorable_Code_Point}\p{Cf}]/u, 'holds an invisible character'],
  [/[\p{Zl}\p{Zp}]|(?! )\p{Zs}/u, 'holds a space that is not U+0020'],
  [/\p{Co}/u, 'holds a character of private use'],
  [/^ | {2}| $/u, 'begins or ends with a space, or holds two in a row'],
];

/** What a name hides from its readers, in words that follow "the name"; undefined where it hides nothing. */
export function hiddenIn(name: string): string | undefined {
  for (const [pattern, says] of HIDDEN) {
    const found = pattern.exec(name)?.[0];
    if (found !== undefined) return `${says} (${codePoint(found)})`;
  }
  if (name !== name.normalize('NFC')) return 'is not in composed form (Unicode NFC)';
  for (const word of name.match(/[\p{L}\p{M}]+/gu) ?? []) {
    const scripts = LOOK_ALIKE_SCRIPTS.filter((script) => new RegExp(`\\p{Script=${script}}`, 'u').test(word));
    if (scripts.length > 1) return `mixes ${scripts.join(' and ')} letters in the word ${quoted(word)}`;
  }
  return undefined;
}

/** The name in quotation marks, with invisible characters escaped: names that look the same are shown differently. */
export function quoted(name: string): string {
  return `"${name.replace(/["\\\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, writtenOut)}"`;
}

const writtenOut = (char: string) =>
  char === '"' || char === '\\' ? `\\${char}` : `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`;

function codePoint(char: string): string {
  return `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
