import { describe, expect, it } from 'vitest';
import { Fault } from '../../errors/fault.ts';
import type { Outcome } from '../../protocol/outcome.ts';
import type { MetricDescription } from '../../suites/description.ts';
import { winsOf } from '../../suites/wins.ts';
import { ranking } from './ranking.ts';

const metric = { id: 'right', better: 'higher' } as MetricDescription;

/** Tasks in clusters of `size`; the first `right` of `n` are held. */
function system(slug: string, right: number, { n = 60, size = 1 } = {}) {
  const outcomes = Array.from({ length: n }, (_, i) => ({
    id: `t${i}`,
    cluster: `c${Math.floor(i / size)}`,
    values: { right: Number(i < right) },
  })) as unknown as Outcome[];
  return { slug, wins: winsOf(outcomes, metric.id) };
}

const rangesOf = (...args: Parameters<typeof ranking>) =>
  [...ranking(...args)].map(([slug, { best, worst }]) => `${slug} ${best}-${worst}`);

describe('ranking', () => {
  it('separates what differs and joins what does not', () => {
    expect(rangesOf([system('low', 10), system('high', 50), system('close', 49)], metric)).toEqual([
      'low 3-3',
      'high 1-2',
      'close 1-2',
    ]);
  });

  it('goes by the direction of the metric', () => {
    expect(rangesOf([system('few', 5), system('many', 50)], { ...metric, better: 'lower' })).toEqual([
      'few 1-1',
      'many 2-2',
    ]);
  });

  it('counts templates, not tasks', () => {
    const size = 20;
    expect(rangesOf([system('a', 20, { size }), system('b', 60, { size })], metric)).toEqual(['a 1-2', 'b 1-2']);
  });

  it('corrects for the number of pairs', () => {
    // Seven discordant tasks, all one way: p = 2^-6, below 0.05 alone and above 0.05 / 45.
    const two = [system('a', 30), system('b', 37)];
    expect(rangesOf(two, metric)).toEqual(['a 2-2', 'b 1-1']);
    const many = [...two, ...Array.from({ length: 8 }, (_, i) => system(`same${i}`, 37))];
    expect(rangesOf(many, metric)[0]).toBe('a 1-10');
  });

  it('has nothing to compare with one system or none', () => {
    expect(rangesOf([system('only', 3)], metric)).toEqual(['only 1-1']);
    expect(rangesOf([], metric)).toEqual([]);
  });

  it('names both entries when their tasks differ', () => {
    const call = () => ranking([system('one', 3), system('two', 3, { n: 59 })], metric);
    expect(call).toThrow(Fault);
    expect(call).toThrow(/one and two/);
  });
});
