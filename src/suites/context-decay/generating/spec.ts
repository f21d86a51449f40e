import { type Extension, familyOfLength } from '../families.ts';
import { LENGTHS } from '../grid.ts';
import { LANGUAGES } from '../wording/built-in.ts';
import type { Language } from '../wording/schema.ts';

/** The specification of task i: its family and the properties of its conversation. It depends only on the index. */
export interface TaskSpec {
  readonly family: string;
  readonly length: number;
  /** Absent for the paper's own families. */
  readonly extension?: Extension;
  readonly language?: Language;
}

/** The paper's conversations: five of each length. */
const STANDARD = LENGTHS.length * 5;

/** The turns of an extension's conversation: the median of the paper's lengths. */
const MIDDLE = 200;

/** The turns of the long conversations of one block and the next. */
const LONG = [10_000, 100_000];

const extension = (family: Extension, length = MIDDLE): TaskSpec => ({ family, extension: family, length });

/** After the paper's 25 tasks: three tasks of each extension, and a long one. */
const BEYOND: readonly TaskSpec[] = [
  ...Array.from({ length: 3 }, () => extension('x-updates')),
  ...Array.from({ length: 3 }, () => extension('x-near-keys')),
  ...LANGUAGES.map((language) => ({ ...extension('x-languages'), language })),
  extension('x-long'),
];

/** The number of tasks of a block. */
export const BLOCK = STANDARD + BEYOND.length;

export function specOf(index: number): TaskSpec {
  const [block, at] = [Math.floor(index / BLOCK), index % BLOCK];
  if (at < STANDARD) {
    const length = LENGTHS[at % LENGTHS.length] as number;
    return { family: familyOfLength(length), length };
  }
  const spec = BEYOND[at - STANDARD] as TaskSpec;
  return spec.extension === 'x-long' ? { ...spec, length: LONG[block % LONG.length] as number } : spec;
}
