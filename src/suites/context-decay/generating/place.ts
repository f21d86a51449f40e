import { type Extension, familyOfLength } from '../families.ts';
import { LENGTHS } from '../grid.ts';
import { LANGUAGES } from '../wording/built-in.ts';
import type { Language } from '../wording/schema.ts';

/** Where a task stands in its block: its family, and what its conversation is like. All of it hangs on the index alone. */
export interface Place {
  readonly family: string;
  readonly length: number;
  /** Absent for the paper's own families. */
  readonly extension?: Extension;
  readonly language?: Language;
}

/** The paper's conversations: five of each length. */
const STANDARD = LENGTHS.length * 5;

/** So many turns have an extension's conversations, for the middle one of the paper's lengths. */
const MIDDLE = 200;

/** Long conversations of one block and the next. */
const LONG = [10_000, 100_000];

const extension = (family: Extension, length = MIDDLE): Place => ({ family, extension: family, length });

/** Behind the paper's 25: three tasks of each extension, and a long one. */
const BEYOND: readonly Place[] = [
  ...Array.from({ length: 3 }, () => extension('x-updates')),
  ...Array.from({ length: 3 }, () => extension('x-near-keys')),
  ...LANGUAGES.map((language) => ({ ...extension('x-languages'), language })),
  extension('x-long'),
];

/** A dataset holds blocks of so many tasks. */
export const BLOCK = STANDARD + BEYOND.length;

export function placeOf(index: number): Place {
  const [block, at] = [Math.floor(index / BLOCK), index % BLOCK];
  if (at < STANDARD) {
    const length = LENGTHS[at % LENGTHS.length] as number;
    return { family: familyOfLength(length), length };
  }
  const place = BEYOND[at - STANDARD] as Place;
  return place.extension === 'x-long' ? { ...place, length: LONG[block % LONG.length] as number } : place;
}
