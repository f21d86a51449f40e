import assigned from './unicode-15.json' with { type: 'json' };

/** All characters up to here are in Unicode 15. Nearly every text has no others. */
const FIRST_UNASSIGNED = 0x378;

/** A search, because a match of the whole text would be a loop over its characters, which V8 refuses for a long text. */
const LATER = new RegExp(`[\\u{${FIRST_UNASSIGNED.toString(16)}}-\\u{10ffff}]`, 'u');

const OTHERS = new RegExp(
  `[^${assigned.map(([first = 0, last = 0]) => `\\u{${first.toString(16)}}-\\u{${last.toString(16)}}`).join('')}]`,
  'gu',
);

/**
 * Replaces characters that are not in Unicode 15, the version of Node 20.0, by U+FFFD. Otherwise a letter of a later version
 * would be a letter to one version of Node and none to another, and an answer with it would be scored differently by both.
 * Unicode keeps the case and the composed forms of a character once it has it.
 */
export const inUnicode15 = (text: string): string => (LATER.test(text) ? text.replace(OTHERS, '\ufffd') : text);
