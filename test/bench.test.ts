import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { regressions, unmeasured } from '../bench/gate.ts';
import { type Costs, simulate } from '../bench/matrix.ts';
import { ratioOf } from '../bench/ratio.ts';

const ratio = (more: object = {}) => ({
  name: 'a',
  yardstick: 'b',
  target: 2,
  rounds: 3,
  subjectMs: 1,
  yardstickMs: 1,
  ratio: 1,
  spread: 0.01,
  ...more,
});

describe('the ratio of a benchmark', () => {
  it('is the median of the rounds without the first', async () => {
    const [subject, measure] = [
      [900, 2, 4, 6],
      [1, 1, 2, 2],
    ];
    const next = (from: number[]) => async () => from.shift() ?? Number.NaN;
    const measured = await ratioOf({
      name: 'a',
      yardstick: 'b',
      target: 2,
      rounds: 3,
      subject: next(subject),
      measure: next(measure),
    });
    expect(measured).toMatchObject({ ratio: 2, subjectMs: 4, yardstickMs: 2, spread: 0.25 });
  });
});

describe('the regression gate of the benchmarks', () => {
  it('passes noise, and names what is slower by more', () => {
    const committed = [ratio()];
    expect(regressions([ratio({ ratio: 1.09 })], committed)).toEqual([]);
    expect(regressions([ratio({ ratio: 1.2 })], committed)).toEqual([expect.stringContaining('a: 1.20 times')]);
    expect(regressions([ratio({ ratio: 1.2 })], [ratio({ spread: 0.05 })])).toEqual([]);
  });

  it('names a committed benchmark that was not measured', () => {
    expect(unmeasured([ratio()], [ratio(), ratio({ name: 'c' })])).toEqual(['c']);
  });

  it('compares a new benchmark with its target alone', () => {
    expect(regressions([ratio({ ratio: 1.9 })], [])).toEqual([]);
    expect(regressions([ratio({ ratio: 2.1 })], [])).toEqual([expect.stringContaining('above the target of 2')]);
  });
});

describe('the simulation of a matrix', () => {
  const costs: Costs = {
    job: 60,
    digest: 0.001,
    task: 0.01,
    merge: 0.002,
    bytes: 100,
    episode: () => 0.1,
    slowness: () => 1,
    lost: () => false,
  };

  it('gives the figures of a calculation by hand', () => {
    const { wall, longestJob, mergeJob, minutes, artifact } = simulate({ tasks: 1_000, shards: 4, runners: 2 }, costs);
    // 60 + 1,000 · 0.001 + 250 · 0.11, two rounds of it, then the merge.
    expect(longestJob).toBeCloseTo(88.5);
    expect(mergeJob).toBeCloseTo(60 + 100_000 / 50e6 + 2);
    expect(wall).toBeCloseTo(2 * 88.5 + mergeJob);
    expect(minutes).toBe(4 * 2 + 2);
    expect(artifact).toBe(25_000);
  });

  it('takes no longer with more runners, and never less than its longest job', () => {
    const small = fc.integer({ min: 1, max: 40 });
    fc.assert(
      fc.property(small, small, small, (tasks, shards, runners) => {
        const at = (more: number) => simulate({ tasks, shards, runners: runners + more }, costs);
        expect(at(1).wall).toBeLessThanOrEqual(at(0).wall + 1e-9);
        expect(at(0).wall).toBeGreaterThanOrEqual(at(0).longestJob);
      }),
    );
  });

  it('runs a lost job again', () => {
    const losses = [true, false];
    const once = simulate({ tasks: 10, shards: 1, runners: 1 }, costs);
    const twice = simulate({ tasks: 10, shards: 1, runners: 1 }, { ...costs, lost: () => losses.shift() ?? false });
    expect(twice.wall - once.wall).toBeCloseTo(once.longestJob);
  });
});
