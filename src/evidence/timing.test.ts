import { expect, it } from 'vitest';
import { Histogram } from '../stats/histogram.ts';
import { latencyOf, Timing, totalOf } from './timing.ts';

it('totalOf is within 1% of the sum of all times, those of the first bucket included', () => {
  const times = new Histogram();
  for (let i = 0; i < 1_000; i += 1) times.add(0.001);
  expect(totalOf(latencyOf(times))).toBeCloseTo(1, 9);
  for (let i = 1; i <= 1_000; i += 1) times.add(i);
  expect(totalOf(latencyOf(times)) / 500_501).toBeCloseTo(1, 2);
});

it('Timing refuses more calls than a sum over many runs can count exactly', () => {
  const latency = { n: 1, p50: 1, p90: 1, p99: 1, max: 1 };
  const issues = ([1e12, 1e12 + 1] as const).map((calls) => {
    const query = { ...latency, buckets: [[5, calls]] };
    return Timing.safeParse({ latency_ms: { query } }).error?.message.includes('at most 1000000000000 calls');
  });
  expect(issues).toEqual([false, true]);
});
