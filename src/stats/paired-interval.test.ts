import { describe, expect, it } from 'vitest';
import { pairedInterval } from './paired.ts';
import { wilson } from './wilson.ts';

const clusters = (count: number, n: number, onlyA: number, onlyB: number) =>
  Array.from({ length: count }, () => ({ n, onlyA, onlyB }));

describe('pairedInterval', () => {
  it('has a width for equal systems: that of as many tasks as there are clusters', () => {
    const [, most] = wilson(0, 20);
    const [lo, hi] = pairedInterval(clusters(20, 3, 0, 0)) ?? [];
    expect(lo).toBeCloseTo(-most, 12);
    expect(hi).toBeCloseTo(most, 12);
  });

  it('does not narrow with more tasks in the same clusters', () => {
    expect(pairedInterval(clusters(12, 50, 0, 0))).toEqual(pairedInterval(clusters(12, 1, 0, 0)));
  });

  it('divides by trials where a mean over runs has only some of a task’s trials', () => {
    const half = clusters(20, 2, 0.5, 0).map((one) => ({ ...one, x: 1 }));
    expect(pairedInterval(half)).toEqual(pairedInterval(clusters(20, 1, 0.5, 0)));
  });

  it('changes its sign when the systems are exchanged', () => {
    const mixed = [...clusters(9, 2, 1, 0), ...clusters(3, 2, 0, 2), ...clusters(8, 2, 0, 0)];
    const [lo = 0, hi = 0] = pairedInterval(mixed) ?? [];
    const swapped = mixed.map(({ n, onlyA, onlyB }) => ({ n, onlyA: onlyB, onlyB: onlyA }));
    expect(pairedInterval(swapped)).toEqual([-hi, -lo]);
    expect(lo).toBeLessThan((9 - 6) / 40);
    expect(hi).toBeGreaterThan((9 - 6) / 40);
  });

  it('is undefined for a single cluster', () => {
    expect(pairedInterval(clusters(1, 40, 40, 0))).toBeUndefined();
  });
});
