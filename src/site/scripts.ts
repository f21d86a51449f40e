/** The scripts of the pages, `src/browser/NAME.ts`: they only add comfort, and every page reads well without them. */
export const SCRIPTS = ['overview', 'compare'] as const;

export type Script = (typeof SCRIPTS)[number];
