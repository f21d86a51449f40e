import { linesOf, onOneLine } from './words.ts';

/** Control characters (C0, DEL, C1), line and paragraph separators, and characters that change the direction of text. */
export const UNPRINTABLE = /[\p{Cc}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/**
 * Untrusted text on one line, without anything that a terminal or GitHub's runner would execute: unprintable characters are
 * shown as \uXXXX; `::` and `##[`, which begin workflow commands, get a space.
 *
 * @param length in UTF-16 units; a longer text is cut and ends with `…`
 */
export function safeText(text: string, length = 300): string {
  const visible = text
    .toWellFormed()
    .replace(UNPRINTABLE, escaped)
    .replace(/:(?=:)/g, ': ')
    .replaceAll('##[', '## [');
  return cut(visible, length);
}

/** `safeText` with its line breaks, for a page that keeps them. */
export function safeLines(text: string, length = 300): string {
  const lines = linesOf(text);
  return cut(lines.map((line) => safeText(line, length)).join('\n'), length);
}

/** `safeText` with each line break as a space, for a page that has one line for it. */
export function safeLine(text: string, length = 300): string {
  return safeText(onOneLine(text), length);
}

/** The first `length` UTF-16 units of a text, with `…` where there are more. */
export function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length).toWellFormed()}…` : text;
}

/**
 * Indented JSON in which a terminal or GitHub's runner finds nothing to execute: unprintable characters are escaped, and
 * `##[` too, which the runner recognises anywhere in a line. No line begins with `::`.
 */
export function safeJson(value: unknown): string {
  return JSON.stringify(value, null, 2)
    .split('\n')
    .map((line) => line.replace(UNPRINTABLE, escaped).replaceAll('##[', '#\\u0023['))
    .join('\n');
}

/** `safeJson` on one line. */
export function safeJsonLine(value: unknown): string {
  return JSON.stringify(value).replace(UNPRINTABLE, escaped).replaceAll('##[', '#\\u0023[');
}

const escaped = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
