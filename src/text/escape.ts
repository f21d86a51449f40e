import { safeText } from './safe-text.ts';

/** Invisible, and no part of a word: what stands on both sides is no longer one name, address or number. */
const BREAK = '\u200b';

/** What GitHub links or turns into an image after Markdown was read, so that no escape can prevent it. */
const LINKED: readonly (readonly [RegExp, string])[] = [
  // Mentions and addresses; issues, also as owner/repository#1.
  [/[@#]/g, `$&${BREAK}`],
  [/\bGH-(?=\d)/gi, `$&${BREAK}`],
  // https://…, :emoji:
  [/:(?=\S)/g, `$&${BREAK}`],
  [/www(?=\.)/gi, `$&${BREAK}`],
];

/** Commits: seven hexadecimal digits and more. Every piece of a longer run has to be shorter than that. */
const HEXADECIMAL = /[0-9a-f]{7,}/gi;
const PIECE = /.{6}(?=.)/g;

/** What Markdown, HTML or a formula could begin or end with, and what only counts at the start of a line. */
const SYNTAX = /[&<>|`*_[\]#@\\~$\u200b]|^[-+=]|(?<=^\d{1,9})[.)](?=\s|$)/g;

/** Safe text in which GitHub finds nothing to link, and nobody to tell. It looks the same. */
export function unlinked(safe: string): string {
  let broken = safe;
  for (const [pattern, replacement] of LINKED) broken = broken.replace(pattern, replacement);
  return broken.replace(HEXADECIMAL, (run) => run.replace(PIECE, `$&${BREAK}`));
}

/** Any text as Markdown that shows it, on one line and in any place: table cell, list item, heading, HTML element. */
export function escapeMarkdown(text: string): string {
  return unlinked(safeText(text, Number.POSITIVE_INFINITY).trim()).replace(
    SYNTAX,
    (char) => `&#${char.codePointAt(0)};`,
  );
}

/** What is Markdown already. No stranger's text may be in it. */
export class Markdown {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A value with every string in it escaped: a template that gets this cannot forget one. */
export function escapeAll<T>(value: T): T {
  if (typeof value === 'string') return escapeMarkdown(value) as T;
  if (value instanceof Markdown) return value.text as T;
  if (Array.isArray(value)) return value.map(escapeAll) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, escapeAll(held)])) as T;
}
