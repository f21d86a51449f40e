import { expect, it } from 'vitest';
import { agreement } from './kappa.ts';

it('gives the figures worked out by hand', () => {
  // p_o = 35/50, p_e = 0.5 · 0.6 + 0.5 · 0.4 = 0.5.
  expect(agreement({ bothYes: 20, onlyA: 5, onlyB: 10, bothNo: 15 })).toEqual({ n: 50, raw: 0.7, kappa: 0.4 });
  // Two tables of one raw agreement: p_e = 0.6 · 0.7 + 0.4 · 0.3 = 0.54, and 0.6 · 0.3 + 0.4 · 0.7 = 0.46.
  expect(agreement({ bothYes: 45, onlyA: 15, onlyB: 25, bothNo: 15 }).kappa).toBeCloseTo(0.06 / 0.46, 12);
  expect(agreement({ bothYes: 25, onlyA: 35, onlyB: 5, bothNo: 35 }).kappa).toBeCloseTo(0.14 / 0.54, 12);
  expect(agreement({ bothYes: 3, onlyA: 0, onlyB: 0, bothNo: 4 })).toEqual({ n: 7, raw: 1, kappa: 1 });
  expect(agreement({ bothYes: 0, onlyA: 2, onlyB: 2, bothNo: 0 })).toEqual({ n: 4, raw: 0, kappa: -1 });
});

it('knows no kappa where chance agrees as well', () => {
  expect(agreement({ bothYes: 9, onlyA: 0, onlyB: 0, bothNo: 0 })).toEqual({ n: 9, raw: 1 });
});

it.each([
  { bothYes: 0, onlyA: 0, onlyB: 0, bothNo: 0 },
  { bothYes: -1, onlyA: 2, onlyB: 0, bothNo: 0 },
  { bothYes: 0.5, onlyA: 2, onlyB: 0, bothNo: 0 },
])('refuses %j', (table) => {
  expect(() => agreement(table)).toThrow(RangeError);
});
