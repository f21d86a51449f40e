import type { Family } from '../../suite/description.ts';
import extensions from './extensions.json' with { type: 'json' };
import { LENGTHS } from './settings.ts';
import { LANGUAGES } from './wording/built-in.ts';
import type { Language } from './wording/schema.ts';

export const familyOfLength = (turns: number) => `turns-${turns}`;

/** An extension of the paper. Its id begins with x, and its needles count in separate metrics. */
export type Extension = keyof typeof extensions;

/** The paper's lengths, then the extensions. */
export const FAMILIES: readonly Family[] = [
  ...LENGTHS.map((turns) => ({
    id: familyOfLength(turns),
    label: `${turns} turns`,
    summary: `A conversation of ${turns} turns that states ${turns / 10} facts. All of them are asked for at its end.`,
  })),
  ...Object.entries(extensions).map(([id, texts]) => ({ id, ...texts, metric: 'x_grounded_accuracy' })),
];

/** Undefined for a family that is not in the paper. */
export const lengthOfFamily = (family: string): number | undefined =>
  LENGTHS.find((turns) => familyOfLength(turns) === family);

/** The number of turns between a fact and the end, in the paper's lengths: `up to 50`, `51 to 100`, …, `over 1000`. */
export function distanceOf(turn: number, length: number): string {
  const turns = length - turn;
  const at = LENGTHS.findIndex((most) => turns <= most);
  if (at < 0) return `over ${LENGTHS.at(-1)}`;
  return at === 0 ? `up to ${LENGTHS[0]}` : `${(LENGTHS[at - 1] ?? 0) + 1} to ${LENGTHS[at]}`;
}

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

const extension = (family: Extension): TaskSpec => ({ family, extension: family, length: MIDDLE });

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
