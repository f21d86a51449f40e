import { describe, expect, it } from 'vitest';
import { latencyOf, type Timing } from '../evidence/timing.ts';
import { Histogram } from '../stats/histogram.ts';
import { latencyRows } from './latency.ts';

const timed = (...values: readonly number[]) => {
  const taken = new Histogram();
  for (const value of values) taken.add(value);
  return latencyOf(taken);
};

const rows = (latency_ms: Timing['latency_ms']) => latencyRows({ latency_ms });

describe('latencyRows', () => {
  it('returns a row for each method, with median, 95th percentile, maximum and histogram', () => {
    const many = timed(...Array.from({ length: 90 }, () => 1), ...Array.from({ length: 10 }, () => 200));
    expect(rows({ query: many, observe: timed(0.5) })).toEqual([
      ['observe', '1', '0.50 ms', '0.50 ms', '0.50 ms', '█'],
      [
        'query',
        '100',
        expect.stringMatching(/^(1\.00|0\.99\d*) ms$/),
        expect.stringMatching(/^(199|200) ms$/),
        '200 ms',
        '█······▁',
      ],
    ]);
  });

  it('draws higher bars for more calls, from the shortest time to the longest', () => {
    expect(rows({ query: timed(1, 2, 2, 4, 4, 4, 4, 1000) })[0]?.at(-1)).toMatch(/^[^█]*█[^█]*▂$/);
  });

  it('omits methods that the harness does not call, and methods without calls', () => {
    const none = { n: 0, p50: 0, p90: 0, p99: 0, max: 0, buckets: [] };
    expect(rows({ 'query | ![x](y)': timed(1), query: none, constructor: timed(1) })).toEqual([]);
  });
});
