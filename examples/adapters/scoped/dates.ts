// Dates that a statement names: until when it holds, or since when, if that is not when it was said.

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const MONTH = `(${MONTHS.join('|')})`;
const DATE = new RegExp(
  `(\\d{4})-(\\d{2})-(\\d{2})|(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH},? (\\d{4})|${MONTH} (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})`,
  'gi',
);
const DAY = 24 * 60 * 60 * 1000;
const ENDS = /(?:until|till|through|to|up to|expires?(?: on)?|ends?(?: on)?|by|before|not after|last day is)\s*$/i;
const BEGINS = /(?:from|starting|starts|as of|effective|since|beginning|begins|valid from)(?: on)?\s*$/i;

function dayOf(found: RegExpExecArray): number {
  const [, y, m, d, d2, month2, y2, month3, d3, y3] = found;
  if (y !== undefined) return Date.UTC(Number(y), Number(m) - 1, Number(d));
  const month = MONTHS.indexOf((month2 ?? month3 ?? '').toLowerCase());
  return Date.UTC(Number(y2 ?? y3), month, Number(d2 ?? d3));
}

export type Validity = { from?: number; until?: number };

/** A day that is past when it is named tells when it was so; one to come counts only where the words say so. */
export function validityOf(text: string, said: number): Validity {
  const validity: Validity = {};
  for (const found of text.matchAll(DATE)) {
    const day = dayOf(found as RegExpExecArray);
    const before = text.slice(0, found.index);
    if (ENDS.test(before)) validity.until = day + DAY;
    else if (BEGINS.test(before) || day + DAY <= said) validity.from = day;
  }
  return validity;
}
