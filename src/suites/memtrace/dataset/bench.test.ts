import { describe, expect, it } from 'vitest';
import { STRATEGIES, type StrategyName } from '../runtime/strategies.ts';
import { datasetBench } from './bench.ts';
import { generateRecord } from './generate.ts';
import type { Fact, Probe } from './read.ts';

/** The rates over any 20 records, which have the mix of 3,000: recall, leakage and clean rate. */
const LEAKY = [1, 11 / 14, 9 / 20];
const GATED = [17 / 20, 0, 17 / 20];

describe.each(['memtrace-public-1', 'another seed', ''])('datasetBench on records of the seed "%s"', (seed) => {
  const bench = datasetBench(STRATEGIES);
  for (let index = 0; index < 200; index += 1) bench.add(generateRecord(seed, index));
  const results = new Map(bench.systems().map((system) => [system.name, system]));

  it.each([
    ['baseline_0', [0, 0, 0]],
    ['long_context', LEAKY],
    ['baseline_1', LEAKY],
    ['variant_1', LEAKY],
    ['variant_2', GATED],
    ['variant_3', GATED],
  ] as const)('gives %s the expected rates', (strategy, rates) => {
    const { recall, leakage, clean } = results.get(strategy)?.overall.metrics ?? {};
    expect([recall, leakage, clean].map((metric) => metric?.value)).toEqual(
      rates.map((rate) => expect.closeTo(rate, 12)),
    );
  });

  it('lowers recall by isolation only if a right fact is on a failed branch', () => {
    const byCategory = (name: 'recall' | 'leakage') =>
      Object.fromEntries(
        Object.entries(results.get('variant_2')?.families ?? {}).map(([id, { metrics }]) => [id, metrics[name]?.value]),
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
      clean: undefined,
      valid_on_failed: undefined,
    });
  });
});

const VISIBLE = { memory_type: 'project', status: 'active', branch_status: 'completed' } as const;
const PROBE = { question: 'Which colour is the door?', recall_markers: ['green'], distractor_markers: [] as string[] };

function groupOf(fact: Partial<Fact>, probe: Partial<Probe> = {}, strategy: StrategyName = 'variant_2') {
  const bench = datasetBench(STRATEGIES);
  const content = 'The door of the house is green.';
  bench.add({ id: 'r_1', facts: [{ content, ...VISIBLE, ...fact }], probes: [{ ...PROBE, ...probe }] });
  return bench.systems().find(({ name }) => name === strategy)?.overall;
}

function recallOf(...about: Parameters<typeof groupOf>) {
  return groupOf(...about)?.metrics.recall?.value;
}

describe('datasetBench: recall of one fact', () => {
  it.each([
    ['active', 1],
    ['pinned', 1],
    ['conflicted', 1],
    ['superseded', 0],
    ['archived', 0],
    ['dormant', 0],
    ['deleted', 0],
    ['quarantined', 0],
  ] as const)('recalls a fact with the status %s at a rate of %d', (status, recall) => {
    expect(recallOf({ status })).toBe(recall);
  });

  it('recalls a fact of an open branch', () => {
    expect(recallOf({ branch_status: 'active' })).toBe(1);
  });

  it('cuts a fact of the project to 80 characters, and no fact of another type', () => {
    const content = `The door of the house is ${'very '.repeat(12)}green.`;
    expect(recallOf({ content })).toBe(0);
    expect(recallOf({ content, memory_type: 'episodic' })).toBe(1);
    // Characters are counted, not UTF-16 units.
    expect(recallOf({ content: `${'𠀀'.repeat(75)}green` })).toBe(1);
  });

  it('finds a fact of another type by a word or a CJK character of the question', () => {
    const episodic = { memory_type: 'episodic' } as const;
    expect(recallOf({ ...episodic, content: 'All green.' })).toBe(0);
    expect(recallOf({ ...episodic, content: 'Door: green.' })).toBe(1);
    const cjk = { question: '门是什么颜色', recall_markers: ['绿'] };
    expect(recallOf({ ...episodic, content: '绿色门' }, cjk)).toBe(1);
    expect(recallOf({ ...episodic, content: '绿' }, cjk)).toBe(0);
  });

  it('states a fact with the key project.runtime in a sentence', () => {
    const fact = { key: 'project.runtime', value: 'DENO', content: 'It says nothing.' };
    expect(recallOf(fact, { recall_markers: ['This project uses Deno'] })).toBe(1);
  });

  it('adds no text in which a short distractor such as “on” is found', () => {
    const probe = { distractor_markers: ['on', 'no', 'yes', 'off', 'up', 'down'] };
    expect(groupOf({}, probe)?.metrics.leakage?.value).toBe(0);
  });

  it('redacts a secret for every strategy', () => {
    const content = 'The door opens with the api_key=green now.';
    for (const strategy of ['long_context', 'variant_2'] as const) {
      expect(recallOf({ content }, {}, strategy)).toBe(0);
      expect(recallOf({ content }, { recall_markers: ['[REDACTED] now'] }, strategy)).toBe(1);
    }
  });
});

it('datasetBench retrieves the ten nearest facts, except for long_context', () => {
  const near = Array.from({ length: 10 }, (_, nth) => ({ ...VISIBLE, content: `Which colour is the door? ${nth}` }));
  const facts = [...near, { ...VISIBLE, content: 'The door: green.' }];
  const bench = datasetBench(STRATEGIES);
  bench.add({ id: 'r_1', facts, probes: [PROBE] });
  bench.add({ id: 'r_2', facts: facts.slice(1), probes: [PROBE] });
  expect(bench.systems().map(({ overall }) => overall.metrics.recall?.value)).toEqual([0, 1, 0.5, 0.5, 0.5, 0.5]);
});

it('datasetBench scores only leakage for a probe without recall markers', () => {
  const { n, metrics } = groupOf({}, { recall_markers: [], distractor_markers: ['green'] }) ?? {};
  expect({ n, leaked: metrics?.leakage }).toMatchObject({ n: 1, leaked: { value: 1, n: 1 } });
  expect(Object.keys(metrics ?? {})).toEqual(['leakage', 'avg_context_tokens']);
});
