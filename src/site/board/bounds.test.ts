import { describe, expect, it } from 'vitest';
import type { Board } from './board.ts';
import { type Bounds, boundsOf, isOwnBound, isUninformative, readingOf } from './bounds.ts';

const ownSystems = [{ name: 'forgetful', kind: 'reference', readsLabels: false, storesNothing: true, summary: '' }];
const row = (slug: string, kind: string, value: number, group?: number, tokens = 5) => ({
  group,
  entry: { slug, name: slug, kind },
  bundle: {
    flags: [],
    suite: { ownSystems },
    manifest: { adapter: { spec: `ref:${slug}` } },
    scorecard: {
      system: { reads_labels: false },
      validity: { state: 'valid' },
      overall: { metrics: { t: { value: tokens, n: 10 } } },
      families: { find: { metrics: { m: { value, n: 10 } } } },
    },
  },
  estimate: { value, n: 10 },
});

const board = (having: string) =>
  ({
    description: {
      metrics: [
        { id: 'm', better: 'higher' },
        { id: 't', better: 'lower', unit: 'tokens' },
      ],
      headline: 'm',
      families: [{ id: 'find', mechanism: { having: { system: having } } }],
    },
    rows: [
      row('trick', 'control', 0.1),
      row('simple', 'reference', 0.2),
      row('meaning', 'system', 0.6, 1),
      row('copy', 'system', 0.6, 1),
      row('best', 'system', 0.9, 2),
    ],
  }) as unknown as Board;

it('boundsOf takes the system that a suite names for a mechanism as the reference of that family only', () => {
  expect(boundsOf(board('meaning'), 'find')).toMatchObject({
    cheat: { slug: 'trick', value: 0.1 },
    reference: { slug: 'meaning', value: 0.6 },
  });
  expect(boundsOf(board('simple'), 'find').reference).toMatchObject({ slug: 'simple' });
  expect(boundsOf(board('meaning')).reference).toMatchObject({ slug: 'simple' });
});

it('boundsOf takes a reference that returns nothing for a cheat', () => {
  const rows = [
    row('trick', 'control', 0.1),
    row('no-memory', 'reference', 0.3, undefined, 0),
    row('simple', 'reference', 0.2),
  ];
  expect(boundsOf({ ...board(''), rows } as unknown as Board, 'find')).toMatchObject({
    cheat: { slug: 'no-memory' },
    reference: { slug: 'simple' },
  });
});

it('boundsOf takes a reference that its suite declares to store nothing for a cheat, and for no reference', () => {
  const rows = [
    row('trick', 'control', 0.1),
    row('forgetful', 'reference', 0.3),
    row('simple', 'reference', 0.2),
    row('system', 'system', 0.4),
  ];
  expect(boundsOf({ ...board(''), rows } as unknown as Board, 'find')).toMatchObject({
    cheat: { slug: 'forgetful', value: 0.3 },
    reference: { slug: 'simple', value: 0.2 },
  });
});

it('isOwnBound is told of the run itself and of one with the same results', () => {
  const found = board('meaning');
  const { reference } = boundsOf(found, 'find');
  const own = found.rows.filter((run) => reference && isOwnBound(run, found, reference));
  expect(own.map(({ entry }) => entry.slug)).toEqual(['meaning', 'copy']);
  expect(reference?.ranked).toBe(true);
});

const bound = (value: number) => ({ name: 'one', slug: 'one', value, n: 10, ranked: false });
const bounds = (cheat: number | undefined, reference: number | undefined): Bounds => ({
  cheat: cheat === undefined ? undefined : bound(cheat),
  reference: reference === undefined ? undefined : bound(reference),
});
/** A cheat that was wrong in all of a few tasks, and a reference. */
const ofFew = (value: number, ...interval: readonly [number, number]): Bounds => ({
  cheat: { ...bound(0), interval: [0, 0.2] },
  reference: { ...bound(value), interval },
});
const of = (value: number, from: number, to: number) => ({
  ...{ value, n: 10 },
  ci95: [value, value] as [number, number],
  ci95_clustered: [from, to] as [number, number],
});
const HIGHER = { better: 'higher', unit: 'fraction', digits: 1 } as const;
const LOWER = { ...HIGHER, better: 'lower' } as const;

describe('readingOf', () => {
  it.each([
    [of(0.8, 0.7, 0.9), bounds(0.1, 0.85), 'reaches'],
    // The figure is that of the reference, but it may as well be far below it.
    [of(0.333, 0.12, 0.62), bounds(0, 0.333), 'ahead'],
    [of(0.5, 0.4, 0.6), bounds(0.1, 0.85), 'between'],
    // Printed, the interval begins at 0.0%, which is what the cheat has.
    [of(0.009, 0.0003, 0.049), bounds(0, 0.81), 'below'],
    [of(0.009, 0.0006, 0.049), bounds(0, 0.81), 'between'],
    [of(0.1, 0, 0.2), bounds(0.1, 0.85), 'below'],
    [of(0.5, 0.1, 0.9), bounds(0.1, 0.85), 'unclear'],
    [of(0.4, 0.2, 0.9), bounds(0.1, 0.85), 'ahead'],
    [of(0.1, 0.01, 0.93), bounds(0, 0.525), 'ahead'],
    [{ ...of(0.8, 0.7, 0.9), few_clusters: true as const }, bounds(0.1, 0.85), 'unclear'],
    [of(0.5, 0.4, 0.6), bounds(0.5, 0.5), 'unclear'],
    // No reference can do it.
    [of(0.9, 0.8, 0.95), bounds(0.5, 0.5), 'alone'],
    [of(0.6, 0.4, 0.8), ofFew(0.06, 0.006, 0.32), 'alone'],
    [of(0.6, 0.4, 0.8), ofFew(0.4, 0.25, 0.6), 'reaches'],
    // Below the reference, but by the interval as well far above the cheat.
    [of(0.02, 0, 0.278), bounds(0.005, 0.585), 'unclear'],
    [of(0.02, 0, 0.19), bounds(0.005, 0.585), 'below'],
    [of(0.5, 0.4, 0.6), bounds(0.5, undefined), 'unbounded'],
    [of(0.9, 0.8, 0.95), bounds(undefined, 0.5), 'reaches'],
    // Measured in half of the cheat's tasks.
    [{ ...of(0.8, 0.7, 0.9), n: 5 }, bounds(0.1, 0.85), 'unclear'],
  ] as const)('reads %o with the bounds %o as %s', (estimate, beside, reading) => {
    expect(readingOf(HIGHER, estimate, beside)).toBe(reading);
  });

  it('reverses the bounds if less is better', () => {
    expect(readingOf(LOWER, of(0.9, 0.8, 1), bounds(0.9, 0.1))).toBe('below');
    expect(readingOf(LOWER, of(0.05, 0, 0.1), bounds(0.9, 0.1))).toBe('reaches');
  });
});

it.each([
  [HIGHER, 0.65, 0, true],
  [HIGHER, 0, 0, true],
  [HIGHER, 0, 0.1, false],
  [LOWER, 0, 0.1, true],
  [LOWER, 0.2, 0.1, false],
  [HIGHER, 0.5, undefined, false],
  [HIGHER, undefined, 0.5, false],
] as const)(
  'isUninformative depends on the cheat and the reference alone: %o %s %s %s',
  (metric, cheat, reference, told) => {
    expect(isUninformative(metric, bounds(cheat, reference))).toBe(told);
  },
);
