import { expect, it } from 'vitest';
import { Histogram } from '../stats/histogram.ts';
import { latencyOf, totalOf } from './timing.ts';

it('totalOf is within 1% of the sum of all times, those of the first bucket included', () => {
  const times = new Histogram();
  for (let i = 0; i < 1_000; i += 1) times.add(0.001);
  expect(totalOf(latencyOf(times))).toBeCloseTo(1, 9);
  for (let i = 1; i <= 1_000; i += 1) times.add(i);
  expect(totalOf(latencyOf(times)) / 500_501).toBeCloseTo(1, 2);
});
