import { substitute } from '../../shared/fill.ts';
import type { Needle } from '../needles.ts';
import { PASSING } from './built-in.ts';

/** A marked fact is on a line of its own behind this tag; what extracts facts looks for it. */
export const MARK = '[FACT]';

/** Where a strategy finds marked facts in a text: the key without spaces, and its value to the end of the line. */
export const MARKED_FACT = /\[FACT\]\s*(\S+):\s*(.+)/g;

export function markedFact({ key, value }: Needle): string {
  return `${MARK} ${key}: ${value}`;
}

/** @param form the place of the sentence in `forms`; after the last one comes the first again */
export function passingFact({ key, value }: Needle, form: number, forms: readonly string[] = PASSING): string {
  return substitute(forms[form % forms.length] as string, { key, value });
}
