import { UNPRINTABLE } from '../text/safe-text.ts';

/** The title of a site without one of its own. */
export const DEFAULT_TITLE = 'Context Integrity';

const LONGEST = 60;

/** What {@link siteTitle} takes. */
export const TITLE_RULE = `a name of 1 to ${LONGEST} characters on one line`;

/**
 * The title of a site, trimmed; undefined if it is too long for the header, or has characters that cannot be printed.
 */
export function siteTitle(text: string): string | undefined {
  const title = text.trim();
  const { length } = [...title];
  return length >= 1 && length <= LONGEST && title.isWellFormed() && title.search(UNPRINTABLE) < 0 ? title : undefined;
}
