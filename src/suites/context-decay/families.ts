import type { Family } from '../../suite/description.ts';
import { LENGTHS } from './grid.ts';

export const familyOfLength = (turns: number) => `turns-${turns}`;

/** Extensions of the paper. Their ids begin with x, and their needles count in separate metrics. */
export const EXTENSIONS = ['x-updates', 'x-near-keys', 'x-languages', 'x-long'] as const;

export type Extension = (typeof EXTENSIONS)[number];

/** The paper's lengths, then the extensions. */
export const FAMILIES: readonly Family[] = [
  ...LENGTHS.map((turns) => ({
    id: familyOfLength(turns),
    label: `${turns} turns`,
    summary: `A conversation of ${turns} turns that states ${turns / 10} facts. All of them are asked for at its end.`,
  })),
  {
    id: 'x-updates',
    label: 'Extension: updates',
    summary: 'Some facts are stated again with another value. The last value is asked for.',
  },
  {
    id: 'x-near-keys',
    label: 'Extension: near keys',
    summary: 'Facts with the same name whose labels differ in one digit. They must not be confused.',
  },
  {
    id: 'x-languages',
    label: 'Extension: languages',
    summary: 'Facts are stated and asked for in German, Spanish or Chinese.',
  },
  {
    id: 'x-long',
    label: 'Extension: long',
    summary: 'A conversation of 10,000 turns or more. A hundred of its facts are asked for.',
  },
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
