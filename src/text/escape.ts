import { safeText } from './safe-text.ts';

/** A zero-width space: the text before and after it no longer forms one name, address or number. */
const BREAK = '\u200b';

/** What GitHub links or replaces by an image after it parsed the Markdown, so that escapes do not prevent it. */
const LINKED: readonly (readonly [RegExp, string])[] = [
  // Mentions and addresses; issues, also as owner/repository#1.
  [/[@#]/g, `$&${BREAK}`],
  [/\bGH-(?=\d)/gi, `$&${BREAK}`],
  // https://…, :emoji:
  [/:(?=\S)/g, `$&${BREAK}`],
  [/www(?=\.)/gi, `$&${BREAK}`],
];

/** GitHub links seven or more hexadecimal digits as a commit: they are split into pieces of six. */
const HEXADECIMAL = /[0-9a-f]{7,}/gi;
const PIECE = /.{6}(?=.)/g;

/** Syntax of Markdown, HTML and formulas, anywhere or at the start of a line. */
const SYNTAX = /[&<>|`*_[\]#@\\~$\u200b]|^[-+=]|(?<=^\d{1,9})[.)](?=\s|$)/g;

/** A regular expression, also one with the flag `u`, that matches this text and no other. */
export const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Text that looks the same, in which GitHub finds nothing to link and nobody to notify. */
export function unlinked(safe: string): string {
  let broken = safe;
  for (const [pattern, replacement] of LINKED) broken = broken.replace(pattern, replacement);
  return broken.replace(HEXADECIMAL, (run) => run.replace(PIECE, `$&${BREAK}`));
}

/** Markdown that shows any text as it is, on one line: in a table cell, list item, heading or HTML element. */
export function escapeMarkdown(text: string): string {
  return unlinked(safeText(text, Number.POSITIVE_INFINITY).trim()).replace(
    SYNTAX,
    (char) => `&#${char.codePointAt(0)};`,
  );
}

/** Text that already is Markdown, and so is not escaped: it must not contain untrusted text. */
export class Markdown {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A value with every string in it escaped, so that no template can forget to. */
export function escapeAll<T>(value: T): T {
  if (typeof value === 'string') return escapeMarkdown(value) as T;
  if (value instanceof Markdown) return value.text as T;
  if (Array.isArray(value)) return value.map(escapeAll) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, escapeAll(member)])) as T;
}

/**
 * A fenced block of lines for copying, with a fence longer than any in the lines. `<` is escaped, so that the lines cannot
 * contain the HTML comment by which the harness recognises its own comments.
 */
export function fence(lines: readonly string[]): Markdown {
  const safe = lines
    .map((line) => safeText(line, Number.POSITIVE_INFINITY).replaceAll('<', '\\u003c'))
    .filter((line) => line.trim() !== '');
  const longest = Math.max(0, ...safe.flatMap((line) => line.match(/`+/g) ?? []).map(({ length }) => length));
  const mark = '`'.repeat(Math.max(3, longest + 1));
  return new Markdown([`${mark}text`, ...safe, mark].join('\n'));
}

/** Characters that XML does not allow, escaped or not. Source: XML 1.0, production 2 (Char). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A view without the characters that XML does not allow. */
export function forXml<T>(value: T): T {
  if (typeof value === 'string') return value.toWellFormed().replace(NO_XML, '') as T;
  if (Array.isArray(value)) return value.map(forXml) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, forXml(inner)])) as T;
}

/** A word for a POSIX shell, quoted only where needed. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
