import { UNPRINTABLE } from '../text/safe-text.ts';

/** What a site is called where nobody named it. */
export const DEFAULT_TITLE = 'Context Integrity';

const LONGEST = 60;

/** What {@link siteTitle} takes. */
export const TITLE_RULE = `a name of 1 to ${LONGEST} characters on one line`;

/** The name of a site, trimmed; undefined where a header has no room for it, or where it holds what cannot be printed. */
export function siteTitle(text: string): string | undefined {
  const title = text.trim();
  const { length } = [...title];
  return length >= 1 && length <= LONGEST && title.isWellFormed() && title.search(UNPRINTABLE) < 0 ? title : undefined;
}
