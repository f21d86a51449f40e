import type { Needle } from '../needles.ts';

/** A marked fact stands on a line of its own behind this tag; what extracts facts looks for it. */
export const MARK = '[FACT]';

/** Where a strategy finds marked facts in a text: the key without spaces, and its value to the end of the line. */
export const MARKED_FACT = /\[FACT\]\s*(\S+):\s*(.+)/g;

export function markedFact({ key, value }: Needle): string {
  return `${MARK} ${key}: ${value}`;
}

/** Sentences that tell a fact in passing: beside key and value of 9, 8, 6, 5 and 7 words. */
const PASSING: readonly ((key: string, value: string) => string)[] = [
  (key, value) => `Before I forget, we all agreed that ${key} shall become ${value}.`,
  (key, value) => `One more thing: the new ${key} is apparently ${value} now.`,
  (key, value) => `Somebody looked up ${key} and read ${value} there.`,
  (key, value) => `Our last look at ${key} gave ${value}.`,
  (key, value) => `We will go with ${value} for ${key} from today.`,
];

export const PASSING_FORMS = PASSING.length;

/** @param form from 0 up to, not including, `PASSING_FORMS` */
export function passingFact({ key, value }: Needle, form: number): string {
  return (PASSING[form] as (typeof PASSING)[number])(key, value);
}
