import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clusteredRatio } from './clustered.ts';
import type { Cluster } from './jackknife.ts';

const cluster = fc
  .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), fc.nat({ max: 60 }))
  .map(([n, x, y]): Cluster => ({ n, x, y }));
const several = fc.array(cluster, { minLength: 2, maxLength: 12 });
const tasks = (y: number, n: number): Cluster => ({ n, y, x: n });

describe('clusteredRatio', () => {
  it('returns the t interval of the cluster means if clusters have equal weight', () => {
    const { ci95, nEffective } = clusteredRatio([1, 2, 3, 4, 5].map((mean) => tasks(mean * 7, 7)));
    expect(ci95?.map((bound) => bound.toFixed(5))).toEqual(['1.03676', '4.96324']);
    expect(nEffective).toBeCloseTo(5, 12);
  });

  it('matches a ratio worked by hand: r = 1/2, without either cluster 3/4 and 0, v = (1/16 + 1/4) / 2', () => {
    const { ci95 } = clusteredRatio([
      { n: 1, y: 0, x: 2 },
      { n: 1, y: 3, x: 4 },
    ]);
    expect(ci95?.[1]).toBeCloseTo(0.5 + 12.706204736174707 * Math.sqrt(5 / 32), 9);
  });

  it('has no interval if one cluster has the whole denominator', () => {
    const { ci95, nEffective } = clusteredRatio([tasks(1, 2), { n: 3, y: 1, x: 0 }]);
    expect([ci95, nEffective]).toEqual([undefined, 1]);
  });

  it('scales with the numerator, in any order of clusters, and ignores empty clusters', () => {
    fc.assert(
      fc.property(several, fc.integer({ min: 2, max: 9 }), (clusters, scale) => {
        const plain = clusteredRatio(clusters);
        const scaled = clusters.map((c) => ({ ...c, y: c.y * scale })).reverse();
        const other = clusteredRatio([...scaled, { n: 4, y: 0, x: 0 }]);
        expect(other.clusters).toBe(plain.clusters);
        for (const [i, bound] of plain.ci95?.entries() ?? []) expect(other.ci95?.[i]).toBeCloseTo(bound * scale, 8);
      }),
    );
  });
});
