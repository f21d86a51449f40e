import type { Notice } from './site.ts';

interface Words {
  /** For pages and the feed. */
  readonly sentence: string;
  /** For badges. */
  readonly short: string;
}

const WORDS: Record<Notice, Words> = {
  'unverified': {
    sentence: 'Built without verifying the bundles: nothing on this site is checked.',
    short: 'unverified',
  },
  'no board run': {
    sentence: 'No board has run these systems: every figure of a system is what its maker submitted.',
    short: 'not run by a board',
  },
};

export const noticeSentences = (notices: readonly Notice[]): readonly string[] =>
  notices.map((notice) => WORDS[notice].sentence);

export const shortNotice = (notice: Notice): string => WORDS[notice].short;
