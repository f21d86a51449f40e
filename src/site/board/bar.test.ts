import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MetricDescription } from '../../suite/description.ts';
import { bar, scaleOf } from './bar.ts';

const fraction = { unit: 'fraction' } as MetricDescription;
const tokens = { unit: 'tokens' } as MetricDescription;

describe('bar and scaleOf', () => {
  it('bar puts 0, ½ and 1 at the ticks', () => {
    const at = (value: number) => Number(bar({ value, n: 1 }, 1).value) + 1;
    expect([at(0), at(0.5), at(1)]).toEqual([4, 84, 164]);
  });

  it('bar draws the intervals that the estimate has', () => {
    expect(bar({ value: 0.5, n: 9, ci95: [0.25, 0.75] }, 1)).toEqual({
      clustered: null,
      plain: { at: '44', length: '80' },
      value: '83',
    });
  });

  it('bar stays on its axis for any numbers', () => {
    const any = fc.double({ noNaN: true, min: -10, max: 10 });
    fc.assert(
      fc.property(any, any, any, (value, lo, width) => {
        const drawn = bar({ value, n: 1, ci95: [lo, lo + Math.abs(width)] }, 1);
        const from = Number(drawn.plain?.at);
        expect(from).toBeGreaterThanOrEqual(4);
        expect(from + Number(drawn.plain?.length)).toBeLessThanOrEqual(164.02);
        expect(Number(drawn.plain?.length)).toBeGreaterThanOrEqual(2);
      }),
    );
  });

  it('scaleOf returns the largest value or bound, or 1 for a fraction', () => {
    expect(scaleOf(fraction, [{ value: 7, n: 1 }])).toBe(1);
    expect(scaleOf(tokens, [{ value: 7, n: 1, ci95_clustered: [5, 9] }, undefined])).toBe(9);
    expect(scaleOf(tokens, [undefined])).toBe(1);
  });
});
