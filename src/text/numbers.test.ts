import { expect, it } from 'vitest';
import {
  formatDifference,
  formatDifferenceInterval,
  formatP,
  formatPercent,
  formatPoints,
  formatValue,
  PERCENT,
  pointsNumber,
} from './numbers.ts';

const TOKENS = { unit: 'tokens', digits: 2 };

it('writes a share in percent, and another value with the digits of its metric', () => {
  expect([formatValue(PERCENT, 0.7604), formatPercent(0.7604), formatValue(TOKENS, 13.678)]).toEqual([
    '76.0%',
    '76.0%',
    '13.68',
  ]);
});

it('writes a difference of shares in points, never in percent, and of other values in their unit', () => {
  expect([0.04, -0.04, -0.0001].map((one) => formatDifference(PERCENT, one))).toEqual([
    '4.0 points',
    '−4.0 points',
    '0.0 points',
  ]);
  expect(formatDifference(TOKENS, -0.31)).toBe('−0.31');
  expect([pointsNumber(-0.04), formatPoints(-0.04)]).toEqual(['-4.0', '-4.0 points']);
});

it('writes the interval of a difference beside it, without its unit', () => {
  expect(formatDifference(PERCENT, -0.04, [-0.06, 0.02])).toBe('−4.0 points [−6.0, 2.0]');
  expect(formatDifferenceInterval(TOKENS, [-1, 2.5])).toBe('[−1.00, 2.50]');
});

it('never writes a p-value as 0', () => {
  expect([0, 0.00009, 0.0001, 0.05, 1].map(formatP)).toEqual(['<0.0001', '<0.0001', '0.0001', '0.0500', '1.0000']);
});
