/** Marks, and the two letters that become marks in a compatibility form. Unicode sorts those in a row by their classes. */
const MARK = String.raw`[\p{M}\uff9e\uff9f]`;

/** More than any language uses: the Stream-Safe Text Format of UAX #15 allows 30. */
const MOST = 64;

/** A cheap first test: every text with more than 64 marks in a row matches it, since no mark is below U+0300. */
const MAY_HAVE_MORE = new RegExp(`[\\u0300-\\uffff]{${MOST + 1}}`);
/** A limit for each match, because V8 refuses to loop over millions of letters. */
const BEYOND = new RegExp(`(?<=${MARK}{${MOST}})${MARK}{1,1000}`, 'gu');

/**
 * The normal form of an untrusted text, without the marks beyond the 64th in a row: the time to sort them grows with the square of
 * their number.
 */
export const normalForm = (text: string, form: 'NFKC' | 'NFKD'): string =>
  (MAY_HAVE_MORE.test(text) ? text.replace(BEYOND, '') : text).normalize(form);
