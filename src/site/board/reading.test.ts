import { describe, expect, it } from 'vitest';
import type { Bounds } from './bounds.ts';
import { readingOf } from './reading.ts';

const bound = (value: number) => ({ name: 'one', slug: 'one', value, ranked: false });
const bounds = (cheat: number | undefined, reference: number | undefined): Bounds => ({
  cheat: cheat === undefined ? undefined : bound(cheat),
  reference: reference === undefined ? undefined : bound(reference),
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
    [of(0.5, 0.4, 0.6), bounds(0.1, 0.85), 'between'],
    // Printed, the interval begins at 0.0%, which is what the cheat has.
    [of(0.009, 0.0003, 0.049), bounds(0, 0.81), 'below'],
    [of(0.009, 0.0006, 0.049), bounds(0, 0.81), 'between'],
    [of(0.1, 0, 0.2), bounds(0.1, 0.85), 'below'],
    [of(0.5, 0.1, 0.9), bounds(0.1, 0.85), 'unclear'],
    [of(0.4, 0.2, 0.9), bounds(0.1, 0.85), 'ahead'],
    [of(0.1, 0.01, 0.93), bounds(0, 0.525), 'ahead'],
    [{ ...of(0.8, 0.7, 0.9), few_clusters: true as const }, bounds(0.1, 0.85), 'unclear'],
    [of(0.5, 0.4, 0.6), bounds(0.5, 0.5), 'uninformative'],
    [of(0.9, 0.8, 0.95), bounds(0.5, 0.5), 'reaches'],
    [of(0, 0, 0.2), bounds(0, 0), 'uninformative'],
    [of(0.5, 0.4, 0.6), bounds(0.5, undefined), 'unbounded'],
    [of(0.9, 0.8, 0.95), bounds(undefined, 0.5), 'reaches'],
  ] as const)('reads %o with the bounds %o as %s', (estimate, beside, reading) => {
    expect(readingOf(HIGHER, estimate, beside)).toBe(reading);
  });

  it('reverses the bounds if less is better', () => {
    expect(readingOf(LOWER, of(0.9, 0.8, 1), bounds(0.9, 0.1))).toBe('below');
    expect(readingOf(LOWER, of(0.05, 0, 0.1), bounds(0.9, 0.1))).toBe('reaches');
  });
});
