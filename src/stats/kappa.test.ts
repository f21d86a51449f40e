import { describe, expect, it } from 'vitest';
import { agreement, clusteredAgreement, type Fourfold } from './kappa.ts';

it('agreement returns the values computed by hand', () => {
  // p_o = 35/50, p_e = 0.5 · 0.6 + 0.5 · 0.4 = 0.5.
  expect(agreement({ bothYes: 20, onlyA: 5, onlyB: 10, bothNo: 15 })).toEqual({ n: 50, raw: 0.7, kappa: 0.4 });
  // Two tables of one raw agreement: p_e = 0.6 · 0.7 + 0.4 · 0.3 = 0.54, and 0.6 · 0.3 + 0.4 · 0.7 = 0.46.
  expect(agreement({ bothYes: 45, onlyA: 15, onlyB: 25, bothNo: 15 }).kappa).toBeCloseTo(0.06 / 0.46, 12);
  expect(agreement({ bothYes: 25, onlyA: 35, onlyB: 5, bothNo: 35 }).kappa).toBeCloseTo(0.14 / 0.54, 12);
  expect(agreement({ bothYes: 3, onlyA: 0, onlyB: 0, bothNo: 4 })).toEqual({ n: 7, raw: 1, kappa: 1 });
  expect(agreement({ bothYes: 0, onlyA: 2, onlyB: 2, bothNo: 0 })).toEqual({ n: 4, raw: 0, kappa: -1 });
});

it.each([
  // Viera & Garrett 2005, Family Medicine 37, 360–363: two residents on 100 lectures.
  [{ bothYes: 15, onlyA: 5, onlyB: 10, bothNo: 70 }, 0.57],
  // Sim & Wright 2005, Physical Therapy 85, 257–268: two clinicians on 39 patients.
  [{ bothYes: 22, onlyA: 2, onlyB: 4, bothNo: 11 }, 0.67],
  // Fleiss, Levin & Paik 2003, Statistical Methods for Rates and Proportions, 18.1: psychotic, neurotic, organic.
  [{ bothYes: 75, onlyA: 5, onlyB: 5, bothNo: 15 }, 0.69],
  [{ bothYes: 4, onlyA: 6, onlyB: 1, bothNo: 89 }, 0.5],
  [{ bothYes: 10, onlyA: 0, onlyB: 5, bothNo: 85 }, 0.77],
])('agreement returns the published kappa of %j', (table, published) => {
  expect(agreement(table).kappa).toBeCloseTo(published, 2);
});

describe('clusteredAgreement', () => {
  const one = (yes: keyof Fourfold): Fourfold => ({ bothYes: 0, onlyA: 0, onlyB: 0, bothNo: 0, [yes]: 1 });
  const judged = (table: Fourfold) =>
    (Object.keys(table) as (keyof Fourfold)[]).flatMap((cell) => Array.from({ length: table[cell] }, () => one(cell)));

  // Fleiss, Cohen & Everitt 1969, Psychol. Bull. 72, 323–327: the variance in large samples, for independent judgements.
  function asymptotic(table: Fourfold): number {
    const { n, raw, kappa = 0 } = agreement(table);
    const [a, b, c, d] = [table.bothYes / n, table.onlyA / n, table.onlyB / n, table.bothNo / n];
    const [ofA, ofB] = [a + b, a + c];
    const chance = ofA * ofB + (1 - ofA) * (1 - ofB);
    const same = a * (1 - (ofA + ofB) * (1 - kappa)) ** 2 + d * (1 - (2 - ofA - ofB) * (1 - kappa)) ** 2;
    const apart = (1 - kappa) ** 2 * (b * (ofB + 1 - ofA) ** 2 + c * (ofA + 1 - ofB) ** 2);
    expect(raw).toBeCloseTo(a + d, 12);
    return (same + apart - (kappa - chance * (1 - kappa)) ** 2) / (n * (1 - chance) ** 2);
  }

  it('has the interval of the formula for large samples if each judgement is a cluster', () => {
    const table = { bothYes: 300, onlyA: 80, onlyB: 120, bothNo: 500 };
    const { kappa = 0, ci95: [low, high] = [0, 0] } = clusteredAgreement(judged(table));
    const half = 1.96 * Math.sqrt(asymptotic(table));
    expect(kappa).toBeCloseTo(agreement(table).kappa ?? 0, 12);
    expect((high - low) / 2 / half).toBeCloseTo(1, 2);
    expect((high + low) / 2).toBeCloseTo(kappa, 12);
  });

  it('is wider if equal judgements are in one cluster', () => {
    const table = { bothYes: 30, onlyA: 8, onlyB: 12, bothNo: 50 };
    const width = ([low, high]: readonly [number, number] = [0, 0]) => high - low;
    const together = (Object.keys(table) as (keyof Fourfold)[]).map((cell) => ({ ...one(cell), [cell]: table[cell] }));
    expect(width(clusteredAgreement(together).ci95)).toBeGreaterThan(
      1.5 * width(clusteredAgreement(judged(table)).ci95),
    );
  });

  it('has two degrees of freedom with three clusters, and does not exceed 1', () => {
    const apart = { bothYes: 4, onlyA: 1, onlyB: 1, bothNo: 4 };
    const { kappa = 0, ci95 } = clusteredAgreement([{ ...apart, onlyA: 0 }, apart, { ...apart, onlyB: 0 }]);
    const without = [
      { bothYes: 8, onlyA: 2, onlyB: 1, bothNo: 8 },
      { bothYes: 8, onlyA: 1, onlyB: 1, bothNo: 8 },
      { bothYes: 8, onlyA: 1, onlyB: 2, bothNo: 8 },
    ].map((table) => agreement(table).kappa ?? 0);
    const mean = without.reduce((sum, one) => sum + one) / 3;
    const variance = (2 / 3) * without.reduce((sum, one) => sum + (one - mean) ** 2, 0);
    // Student's t for two degrees of freedom has a closed form.
    const t = 0.95 * Math.sqrt(2 / (1 - 0.95 ** 2));
    expect(ci95?.[0]).toBeCloseTo(kappa - t * Math.sqrt(variance), 12);
    const wide = [{ ...apart, onlyA: 0, onlyB: 0 }, { bothYes: 4, onlyA: 0, onlyB: 0, bothNo: 4 }, apart];
    expect(clusteredAgreement(wide).ci95?.[1]).toBe(1);
  });

  it('reaches no lower than -1', () => {
    const unlike = { bothYes: 0, onlyA: 2, onlyB: 2, bothNo: 0 };
    const { kappa = 0, ci95 } = clusteredAgreement([unlike, { ...unlike, bothYes: 2 }, { ...unlike, bothNo: 3 }]);
    expect([kappa < -0.1, ci95?.[0]]).toEqual([true, -1]);
  });

  it('has no interval if there is no kappa without one of the clusters', () => {
    // Without the third cluster, chance alone gives full agreement.
    const yes = { bothYes: 3, onlyA: 0, onlyB: 0, bothNo: 0 };
    const { kappa, ci95 } = clusteredAgreement([
      yes,
      { ...yes, bothYes: 9 },
      { bothYes: 1, onlyA: 1, onlyB: 0, bothNo: 2 },
    ]);
    expect([kappa === undefined, ci95]).toEqual([false, undefined]);
  });

  it('has no interval for one cluster, or without spread', () => {
    expect(clusteredAgreement([{ bothYes: 3, onlyA: 1, onlyB: 0, bothNo: 4 }])).not.toHaveProperty('ci95');
    const same = { bothYes: 2, onlyA: 0, onlyB: 0, bothNo: 3 };
    expect(clusteredAgreement([same, same])).toEqual({ n: 10, raw: 1, kappa: 1 });
  });
});

it('agreement returns no kappa if chance alone gives full agreement', () => {
  expect(agreement({ bothYes: 9, onlyA: 0, onlyB: 0, bothNo: 0 })).toEqual({ n: 9, raw: 1 });
});

it.each([
  { bothYes: 0, onlyA: 0, onlyB: 0, bothNo: 0 },
  { bothYes: -1, onlyA: 2, onlyB: 0, bothNo: 0 },
  { bothYes: 0.5, onlyA: 2, onlyB: 0, bothNo: 0 },
])('agreement rejects %j', (table) => {
  expect(() => agreement(table)).toThrow(RangeError);
});
