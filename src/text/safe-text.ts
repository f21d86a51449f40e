/** Control characters (C0, DEL, C1), line and paragraph separators, and what changes the direction of text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
export const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/**
 * A stranger's text on one line, with nothing that a terminal or GitHub's runner would obey: escapes are shown as
 * \u….; `::` and `##[`, the two syntaxes of workflow commands, are broken wherever they stand.
 */
export function safeText(text: string, length = 300): string {
  const visible = text
    .toWellFormed()
    .replace(UNPRINTABLE, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replace(/:(?=:)/g, ': ')
    .replaceAll('##[', '## [');
  return visible.length > length ? `${visible.slice(0, length).toWellFormed()}…` : visible;
}
