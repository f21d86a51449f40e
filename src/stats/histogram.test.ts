import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bucket, Histogram, quantile } from './histogram.ts';

/** From under a microsecond to days, in milliseconds. */
const duration = fc.double({ min: -4, max: 8.5, noNaN: true }).map((power) => 10 ** power);
const several = fc.array(fc.oneof(duration, fc.constantFrom(0, 0.001, 1, 60_000)), { minLength: 1, maxLength: 60 });

function counted(values: readonly number[]): Histogram {
  const histogram = new Histogram();
  for (const value of values) histogram.add(value);
  return histogram;
}

describe('Histogram', () => {
  it('returns each quantile within 1%, or within a microsecond', () => {
    fc.assert(
      fc.property(several, fc.double({ min: 0, max: 1, noNaN: true }), (values, q) => {
        const exact = quantile(
          values.toSorted((a, b) => a - b).map((value) => [value, 1] as const),
          q,
        );
        const found = counted(values).quantile(q);
        expect(Math.abs(found - exact)).toBeLessThanOrEqual(0.01 * exact + 0.001);
        expect(found).toBeLessThanOrEqual(Math.max(...values));
      }),
    );
  });

  it('merges histograms to that of all values, in any order', () => {
    fc.assert(
      fc.property(fc.array(several, { minLength: 1, maxLength: 5 }), (parts) => {
        const together = new Histogram();
        for (const part of parts.toReversed().map(counted)) together.merge(part.buckets(), part.max);
        const atOnce = counted(parts.flat());
        expect(together.buckets()).toEqual(atOnce.buckets());
        expect(together.max).toBe(atOnce.max);
        expect(together.quantile(0.9)).toBe(atOnce.quantile(0.9));
      }),
    );
  });

  it('puts the values in (0.001 · 1.02^(i−1), 0.001 · 1.02^i] into bucket i', () => {
    fc.assert(
      fc.property(duration, (value) => {
        const [[index, count]] = counted([value]).buckets() as [Bucket];
        expect(count).toBe(1);
        expect(value).toBeLessThanOrEqual(0.001 * 1.02 ** index * (1 + 1e-12));
        if (index > 0) expect(value).toBeGreaterThan(0.001 * 1.02 ** (index - 1) * (1 - 1e-12));
      }),
    );
  });

  it('has at most 1,113 buckets for a hundred thousand durations up to an hour', () => {
    const hour = Math.log(3_600_000 / 0.001);
    const values = Array.from({ length: 100_000 }, (_, i) => 0.001 * Math.exp((hour * i) / 100_000));
    expect(counted(values).buckets().length).toBeLessThanOrEqual(1113);
  });

  it('rejects an invalid duration, and a quantile without values', () => {
    for (const value of [-1, Number.NaN, Infinity]) expect(() => counted([value])).toThrow(RangeError);
    expect(() => new Histogram().quantile(0.5)).toThrow(RangeError);
  });
});
