import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CostAndQuality, frontier } from './scatter.ts';

const beats = (a: CostAndQuality, b: CostAndQuality) =>
  a.cost <= b.cost && a.quality >= b.quality && (a.cost < b.cost || a.quality > b.quality);
// Few values, so that many are alike.
const value = fc.oneof(fc.integer({ min: 0, max: 4 }), fc.double({ min: 0, max: 1e6, noNaN: true }));
const bargains = fc.array(fc.record({ cost: value, quality: value }), { maxLength: 40 });

describe('the frontier', () => {
  it('holds exactly those whom nobody beats', () => {
    fc.assert(
      fc.property(bargains, (all) => {
        const unbeaten = all.filter((one) => !all.some((other) => beats(other, one)));
        const found = frontier(all);
        expect(new Set(found)).toEqual(new Set(unbeaten));
        expect(found).toHaveLength(unbeaten.length);
      }),
    );
  });

  it('rises from the cheapest to the best', () => {
    fc.assert(
      fc.property(bargains, (all) => {
        const found = frontier(all);
        for (const [i, { cost, quality }] of found.entries()) {
          const before = found[i - 1] ?? { cost: -1, quality: -1 };
          expect(cost >= before.cost && quality >= before.quality).toBe(true);
        }
      }),
    );
  });

  it('is empty where there is nothing', () => {
    expect(frontier([])).toEqual([]);
  });
});
