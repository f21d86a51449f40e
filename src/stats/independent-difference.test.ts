import { describe, expect, it } from 'vitest';
import { independentDifferenceInterval } from './independent-difference.ts';
import { wilson } from './wilson.ts';

describe('independentDifferenceInterval', () => {
  // Newcombe 1998, table II, method 10: the difference of the first proportion minus the second.
  it.each([
    [
      [56, 70],
      [48, 80],
      [0.0524, 0.3339],
    ],
    [
      [9, 10],
      [3, 10],
      [0.1705, 0.809],
    ],
    [
      [0, 10],
      [0, 20],
      [-0.1611, 0.2775],
    ],
    [
      [10, 10],
      [0, 10],
      [0.6075, 1],
    ],
  ] as const)('returns the published interval of %j minus %j', (first, second, expected) => {
    const [a, b] = [first, second].map(([k, n]) => ({ value: k / n, interval: wilson(k, n) }));
    if (a === undefined || b === undefined) throw new Error('two samples');
    const found = independentDifferenceInterval(a, b);
    for (const [i, end] of expected.entries()) expect(found[i]).toBeCloseTo(end, 4);
  });
});
