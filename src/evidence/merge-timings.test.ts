import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Histogram } from '../stats/histogram.ts';
import { latencyOf, mergeTimings, Timing } from './timing.ts';

const method = fc.constantFrom('observe', 'query', 'episode');
const calls = fc.array(
  fc.tuple(
    method,
    fc.integer({ min: 0, max: 10_000_000 }).map((us) => us / 1000),
  ),
);
const shard = fc.record({ calls, wall: fc.integer({ min: 1, max: 100_000 }), episodes: fc.nat({ max: 1000 }) });

function timingOf(taken: readonly (readonly [string, number])[], wall: number, episodes: number): Timing {
  const methods = new Map<string, Histogram>();
  for (const [name, ms] of taken) {
    const histogram = methods.get(name) ?? new Histogram();
    histogram.add(ms);
    methods.set(name, histogram);
  }
  const latency = [...methods].map(([name, histogram]) => [name, latencyOf(histogram)]);
  return Timing.parse({
    schema: 'timing/1',
    latency_ms: Object.fromEntries(latency),
    start_ms: wall / 10,
    wall_ms: wall,
    episodes_per_second: (1000 * episodes) / wall,
  });
}

it.each(['', ' x', 'a  b', 'x@y', '[x](y)', '`x`', 'a\nb', 'x'.repeat(81)])(
  'Timing refuses the processor %j, whose text is not plain',
  (processor) => {
    const machine = { processor, processors: 2, memory_gib: 8 };
    expect(Timing.safeParse({ ...timingOf([], 1, 1), machine }).success).toBe(false);
    expect(
      Timing.safeParse({ ...timingOf([], 1, 1), machine: { ...machine, processor: 'Some (R) 1.2GHz' } }).success,
    ).toBe(true);
  },
);

describe('mergeTimings', () => {
  it('returns the latencies of one histogram over the calls of all shards, and the longest times', () => {
    fc.assert(
      fc.property(fc.array(shard, { minLength: 1, maxLength: 6 }), (shards) => {
        const merged = mergeTimings(shards.map((one) => timingOf(one.calls, one.wall, one.episodes)));
        const wall = Math.max(...shards.map((one) => one.wall));
        const episodes = shards.reduce((sum, one) => sum + one.episodes, 0);
        const whole = timingOf(
          shards.flatMap((one) => one.calls),
          wall,
          episodes,
        );
        expect(merged.latency_ms).toEqual(whole.latency_ms);
        expect([merged.start_ms, merged.wall_ms]).toEqual([whole.start_ms, whole.wall_ms]);
        expect(merged.episodes_per_second).toBeCloseTo(whole.episodes_per_second, 2);
        expect(Timing.parse(merged)).toEqual(merged);
      }),
    );
  });

  it('takes only the methods that a shard has', () => {
    const [one, named] = [timingOf([], 1, 1), timingOf([['constructor', 1]], 1, 1)];
    expect(Object.keys(mergeTimings([named, one]).latency_ms)).toContain('constructor');
  });

  it('returns the machine if all shards ran on the same', () => {
    const on = (processor?: string) => ({
      ...timingOf([], 1, 1),
      ...(processor && { machine: { processor, processors: 2, memory_gib: 8 } }),
    });
    expect(mergeTimings([on('x'), on('x')]).machine).toEqual({ processor: 'x', processors: 2, memory_gib: 8 });
    expect(mergeTimings([on('x'), on('y')])).not.toHaveProperty('machine');
    expect(mergeTimings([on('x'), on()])).not.toHaveProperty('machine');
  });
});
