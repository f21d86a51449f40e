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
    summary: `A conversation of ${turns} turns that tells ${turns / 10} facts, all of them asked for at its end.`,
  })),
  {
    id: 'x-updates',
    label: 'Extension: updates',
    summary: 'Some facts are told again with another value: the last one is asked for.',
  },
  {
    id: 'x-near-keys',
    label: 'Extension: near keys',
    summary: 'Facts of one name whose labels differ in a single digit: neither may be taken for the other.',
  },
  {
    id: 'x-languages',
    label: 'Extension: languages',
    summary: 'Facts are told and asked for in German, Spanish or Chinese.',
  },
  {
    id: 'x-long',
    label: 'Extension: long',
    summary: 'A conversation of 10,000 turns or more, of whose facts a hundred are asked for.',
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
