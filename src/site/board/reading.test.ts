import { describe, expect, it } from 'vitest';
import type { Board, BoardRow } from './board.ts';
import type { Bounds } from './bounds.ts';
import { beatsCheat, isAhead, type Relations, readingOf } from './reading.ts';

const bound = (value: number) => ({ ...{ name: 'one', slug: 'one', value, n: 10, ranked: false }, row: {} as never });
const bounds = (cheat: number | undefined, reference: number | undefined): Bounds => ({
  cheat: cheat === undefined ? undefined : bound(cheat),
  reference: reference === undefined ? undefined : bound(reference),
});
const of = (value: number, from: number, to: number) => ({
  ...{ value, n: 10 },
  ci95: [value, value] as [number, number],
  ci95_clustered: [from, to] as [number, number],
});
const HIGHER = { better: 'higher' } as const;
const LOWER = { better: 'lower' } as const;
/** Above the cheat, as is the reference. */
const ABOVE: Relations = {
  ...{ aboveCheat: true, belowCheat: false, aboveReference: false, belowReference: false, referenceAboveCheat: true },
};
const BETWEEN = { ...ABOVE, belowReference: true };
const BELOW = { ...BETWEEN, aboveCheat: false };

describe('readingOf', () => {
  it.each([
    [of(0.8, 0.7, 0.9), bounds(0.1, 0.85), ABOVE, 'reaches'],
    // The figure is that of the reference, but it may as well be far below it.
    [of(0.333, 0.12, 0.62), bounds(0, 0.333), ABOVE, 'ahead'],
    [of(0.4, 0.2, 0.9), bounds(0.1, 0.85), ABOVE, 'ahead'],
    [of(0.5, 0.4, 0.6), bounds(0.1, 0.85), BETWEEN, 'between'],
    // The difference from the reference is significant, but small or large.
    [of(0.8, 0.7, 0.9), bounds(0.1, 0.85), BETWEEN, 'reaches'],
    [of(0.2, 0.15, 0.3), bounds(0.1, 0.85), BETWEEN, 'far'],
    [of(0.1, 0, 0.2), bounds(undefined, 0.85), BETWEEN, 'below'],
    [of(0.1, 0, 0.2), bounds(0.1, 0.85), BELOW, 'below'],
    [of(0.1, 0, 0.2), bounds(0.1, 0.85), { ...BELOW, belowReference: false }, 'unclear'],
    [of(0.5, 0.1, 0.9), bounds(0.6, 0.85), { ...BELOW, belowCheat: true }, 'below'],
    // Below the reference, but by the interval as well far above the cheat.
    [of(0.02, 0, 0.278), bounds(0.005, 0.585), BELOW, 'unclear'],
    [of(0.5, 0.1, 0.9), bounds(0.1, 0.85), BELOW, 'unclear'],
    [{ ...of(0.8, 0.7, 0.9), few_clusters: true as const }, bounds(0.1, 0.85), ABOVE, 'unclear'],
    [{ ...of(0.1, 0, 0.2), few_clusters: true as const }, bounds(0.5, 0.85), { ...BELOW, belowCheat: true }, 'below'],
    // No reference can do it.
    [of(0.9, 0.8, 0.95), bounds(0.5, 0.5), { ...ABOVE, referenceAboveCheat: false }, 'alone'],
    [of(0.5, 0.4, 0.6), bounds(0.5, undefined), ABOVE, 'unbounded'],
    [of(0.9, 0.8, 0.95), bounds(undefined, 0.5), ABOVE, 'reaches'],
    // A cheat has as much as the best reference.
    [of(0.2, 0.1, 0.3), bounds(0.5, 0.5), BELOW, 'uninformative'],
    [of(0.2, 0.1, 0.3), bounds(0.5, 0.5), { ...BELOW, belowCheat: true }, 'below'],
    [of(0.6, 0.4, 0.8), bounds(0.5, 0.5), { ...BELOW, belowReference: false }, 'unclear'],
    // Measured in half of the cheat's tasks.
    [{ ...of(0.8, 0.7, 0.9), n: 5 }, bounds(0.1, 0.85), ABOVE, 'unclear'],
  ] as const)('reads %o with the bounds %o and %o as %s', (estimate, beside, relations, reading) => {
    expect(readingOf(HIGHER, estimate, beside, relations)).toBe(reading);
  });

  it('calls good or partly good exactly what beats the best cheat, which the leaderboard shows in bold', () => {
    const ends = [0, 0.1, 0.3, 0.5, 0.8, 1];
    const flags = [true, false];
    for (const low of ends)
      for (const high of ends.filter((end) => end >= low))
        for (const reference of ends)
          for (const aboveCheat of flags)
            for (const belowReference of flags) {
              const relations = { ...ABOVE, aboveCheat, belowReference };
              const reading = readingOf(HIGHER, of((low + high) / 2, low, high), bounds(0.1, reference), relations);
              expect(['reaches', 'far', 'between', 'ahead', 'alone'].includes(reading)).toBe(aboveCheat);
            }
  });

  it('reverses the bounds if less is better', () => {
    expect(readingOf(LOWER, of(0.9, 0.8, 1), bounds(0.9, 0.1), BELOW)).toBe('below');
    expect(readingOf(LOWER, of(0.05, 0, 0.1), bounds(0.9, 0.1), ABOVE)).toBe('reaches');
  });
});

describe('isAhead', () => {
  const ids = Array.from({ length: 24 }, (_, i) => `${i}`);
  const tasks = { ids, families: ids.map((_, i) => (i < 12 ? 'f' : 'g')), clusters: ids };
  const row = (...places: readonly number[]) =>
    ({
      bundle: {
        results: {
          tasks,
          won: new Map([['m', Uint8Array.from(ids, (_, i) => Number(places.includes(i)))]]),
          shares: new Map(),
        },
      },
    }) as unknown as BoardRow;
  const board = {
    description: { metrics: [{ id: 'm', better: 'higher' }], headline: 'm', families: [{ id: 'f' }, { id: 'g' }] },
    rows: [],
  } as unknown as Board;

  it('is of the paired test: the same figures differ or not by the tasks that only one passed', () => {
    const none = row();
    expect(isAhead(board, 'f', row(0, 1, 2, 3, 4, 5, 6), none)).toBe(true);
    expect(isAhead(board, 'f', none, row(0, 1, 2, 3, 4, 5, 6))).toBe(false);
    expect(isAhead(board, 'f', row(0, 1, 2, 3, 4, 5, 6), row(5, 6, 7, 8))).toBe(false);
  });

  it('corrects its p over the families of the two runs', () => {
    // 6 of 6 alone: p = 2 / 2^6 = 0.031, and twice that beside a second family.
    expect(isAhead(board, 'f', row(0, 1, 2, 3, 4, 5), row())).toBe(false);
  });

  it('does not decide about a cheat with too few templates, or without a cheat', () => {
    const withFigure = (more: object) => ({
      ...row(0, 1, 2, 3, 4, 5, 6),
      bundle: {
        ...row(0, 1, 2, 3, 4, 5, 6).bundle,
        scorecard: { families: { f: { metrics: { m: { n: 12, ...more } } } } },
      },
    });
    const beats = (more: object, cheat: Bounds['cheat']) =>
      beatsCheat(board, withFigure(more) as unknown as BoardRow, 'f', { cheat, reference: undefined });
    const cheat = { ...bound(0), n: 12, row: row() };
    expect(beats({}, cheat)).toBe(true);
    expect(beats({ few_clusters: true }, cheat)).toBe(false);
    expect(beats({ n: 6 }, cheat)).toBe(false);
    expect(beats({}, undefined)).toBe(false);
  });
});
