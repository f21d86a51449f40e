import { describe, expect, it } from 'vitest';
import { STRATEGIES } from '../strategies.ts';
import { datasetBench } from './bench.ts';
import { generateRecord } from './generate.ts';

/** The mix of 3,000 records in 20: recall, leakage and clean rate follow from which kinds a strategy gets wrong. */
const LEAKY = [1, 11 / 14, 9 / 20];
const GATED = [17 / 20, 0, 17 / 20];

describe.each(['memtrace-public-1', 'another seed', ''])('records of the seed "%s"', (seed) => {
  const bench = datasetBench(STRATEGIES);
  for (let index = 0; index < 200; index += 1) bench.add(generateRecord(seed, index));
  const results = new Map(bench.results().map((result) => [result.strategy, result]));

  it.each([
    ['baseline_0', [0, 0, 0]],
    ['long_context', LEAKY],
    ['baseline_1', LEAKY],
    ['variant_1', LEAKY],
    ['variant_2', GATED],
    ['variant_3', GATED],
  ] as const)('%s has its rates', (strategy, rates) => {
    const { recall, leakage, clean } = results.get(strategy)?.overall ?? {};
    expect([recall, leakage, clean]).toEqual(rates.map((rate) => expect.closeTo(rate, 12)));
  });

  it('isolation costs recall where a right fact stands on a failed branch, and nowhere else', () => {
    const byCategory = (name: 'recall' | 'leakage') =>
      Object.fromEntries(
        [...(results.get('variant_2')?.categories ?? [])].map(([category, rates]) => [category, rates[name]]),
      );
    expect(byCategory('recall')).toEqual({
      failed: 1,
      rolled_back: 1,
      multi: 1,
      superseded: 1,
      clean: 1,
      valid_on_failed: 0,
    });
    expect(byCategory('leakage')).toEqual({
      failed: 0,
      rolled_back: 0,
      multi: 0,
      superseded: 0,
      clean: null,
      valid_on_failed: null,
    });
  });
});
