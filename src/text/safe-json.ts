import { UNPRINTABLE } from './safe-text.ts';

/**
 * JSON that says the same and that a terminal or GitHub's runner does not obey: what cannot be printed is escaped, and
 * so is the middle of `##[`, which the runner looks for anywhere in a line. No line of it begins with `::`.
 */
export function safeJson(value: unknown): string {
  return JSON.stringify(value, null, 2)
    .split('\n')
    .map((line) => line.replace(UNPRINTABLE, escaped).replaceAll('##[', '#\\u0023['))
    .join('\n');
}

/** The same in one line, where programs read it: a third of the size. */
export function safeJsonLine(value: unknown): string {
  return JSON.stringify(value).replace(UNPRINTABLE, escaped).replaceAll('##[', '#\\u0023[');
}

const escaped = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
