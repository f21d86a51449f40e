import type { Family, Mechanism } from '../../suite/description.ts';
import levels from './mechanism-levels.json' with { type: 'json' };
import mechanisms from './mechanisms.json' with { type: 'json' };

/** How long worlds are. Of 56 worlds 50 have the first length, 5 the second, one the third; see `lengthOf` for the last. */
export const LENGTHS = [
  { id: 'events-700', label: '700 events', events: 700 },
  { id: 'events-1000', label: '1,000 events', events: 1000 },
  { id: 'events-10000', label: '10,000 events', events: 10_000 },
  { id: 'events-100000', label: '100,000 events', events: 100_000 },
] as const;

/** After so many worlds the lengths repeat. */
export const ROUND = 56;

/** The longest world: the last one of every third round. The standard dataset is two rounds, and has none. */
const EXTENSION = 3 * ROUND - 1;

/** The length of world i. */
export function lengthOf(index: number) {
  const place = index % ROUND;
  if (index % (EXTENSION + 1) === EXTENSION) return LENGTHS[3];
  return LENGTHS[place < 50 ? 0 : place < 55 ? 1 : 2];
}

export type MechanismId = keyof typeof mechanisms;

/** What a question needs of a memory. A twin of each asks the same with another answer. */
export const MECHANISMS = Object.entries(mechanisms).map(([id, texts]) => ({ id, ...texts })) as readonly (Family & {
  readonly id: MechanismId;
})[];

/**
 * By mechanism, what is said of a system that has it or lacks it, and the share of its pairs in the public data that a system
 * without it and one with it pass. A test compares these shares with the data.
 */
export const MECHANISM_LEVELS: Readonly<Partial<Record<MechanismId, Mechanism>>> = levels;

/** The mechanisms, which questions belong to, and the lengths, which worlds belong to. */
export const FAMILIES: readonly Family[] = [
  ...MECHANISMS.map((family) => ({
    ...family,
    ...(MECHANISM_LEVELS[family.id] && { mechanism: MECHANISM_LEVELS[family.id] }),
  })),
  ...LENGTHS.map((length) => ({
    id: length.id,
    label: length.label,
    group: 'Length of the history',
    ...(length === LENGTHS[3] && { notPublic: true as const }),
  })),
];
