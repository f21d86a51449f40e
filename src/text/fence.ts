import { Markdown } from './escape.ts';
import { safeText } from './safe-text.ts';

/**
 * Lines to be copied: nothing in a fence is linked, and this one is longer than any within. What looks for our marker
 * in a comment's source must not find it here, so no tag or comment begins.
 */
export function fence(lines: readonly string[]): Markdown {
  const safe = lines
    .map((line) => safeText(line, Number.POSITIVE_INFINITY).replaceAll('<', '\\u003c'))
    .filter((line) => line.trim() !== '');
  const longest = Math.max(0, ...safe.flatMap((line) => line.match(/`+/g) ?? []).map(({ length }) => length));
  const mark = '`'.repeat(Math.max(3, longest + 1));
  return new Markdown([`${mark}text`, ...safe, mark].join('\n'));
}
