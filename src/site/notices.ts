/**
 * A notice that every page and data file must have: the bundles were not verified; no board ran the systems, so that
 * all figures are the submitters' own; or a text of the board's operator.
 */
export type Notice = 'unverified' | 'no board run' | OperatorNotice;

/** Of a form that no other notice has, so that readers of the data files can tell it from them. */
type OperatorNotice = `notice: ${string}`;

export const operatorNotice = (text: string): OperatorNotice => `notice: ${text}`;

/** A sentence for pages and the feed, and a few words for badges. */
const WORDS: Record<Exclude<Notice, OperatorNotice>, { readonly sentence: string; readonly short: string }> = {
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
  notices.map((notice) => (isOperators(notice) ? notice.slice(operatorNotice('').length) : WORDS[notice].sentence));

/** A badge has no room for a text of the operator. */
export const shortNotice = (notice: Notice): string =>
  isOperators(notice) ? 'see the board’s notice' : WORDS[notice].short;

const isOperators = (notice: Notice): notice is OperatorNotice => notice.startsWith(operatorNotice(''));
