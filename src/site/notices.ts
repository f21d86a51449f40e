/**
 * A notice that every page and data file must have: the bundles were not verified; or no board ran the systems, so that
 * all figures are the submitters' own.
 */
export type Notice = 'unverified' | 'no board run';

/** A sentence for pages and the feed, and a few words for badges. */
const WORDS: Record<Notice, { readonly sentence: string; readonly short: string }> = {
  'unverified': {
    sentence: 'Built without verifying the bundles: nothing on this site is checked.',
    short: 'unverified',
  },
  'no board run': {
    sentence: 'No board has run the self-reported systems: their figures are what their makers submitted.',
    short: 'not run by a board',
  },
};

/** What every page of a preview says. */
export const PREVIEW =
  'A preview of a pull request, not the leaderboard. Other entries were not verified again for it, and links to pages that it leaves out do not work.';

export const noticeSentences = (notices: readonly Notice[]): readonly string[] =>
  notices.map((notice) => WORDS[notice].sentence);

export const shortNotice = (notice: Notice): string => WORDS[notice].short;
