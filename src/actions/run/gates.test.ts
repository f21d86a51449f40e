import { describe, expect, it } from 'vitest';
import { described, metricOf, scorecardOf } from '../../../test/support/described.ts';
import type { Comparison } from '../../report/terminal/comparison.ts';
import type { MetricDescription } from '../../suite/description.ts';
import {
  baselineVerdict,
  checkGates,
  type Gate,
  gateFaults,
  invalidGates,
  parseGate,
  regressionFaults,
} from './gates.ts';

const suite = (id: string, ...metrics: MetricDescription[]) => described({ id, metrics });
const CIB = suite(
  'cib',
  metricOf('recall'),
  metricOf('stale_error', { better: 'lower' }),
  metricOf('tokens', { better: 'lower', unit: 'tokens' }),
);
const OTHER = suite('other', metricOf('depth'), metricOf('recall'));

const card = (values: Record<string, number>) =>
  scorecardOf({
    suite: { id: 'cib', version: '1' },
    overall: { n: 1, metrics: Object.fromEntries(Object.entries(values).map(([id, value]) => [id, { value, n: 1 }])) },
  });

function gates(...texts: string[]): Gate[] {
  return texts.map((text) => parseGate(text) ?? expect.fail(`${text} is no gate`));
}

describe('parseGate', () => {
  it.each([
    ['recall=0.9', { suite: undefined, metric: 'recall', threshold: 0.9 }],
    ['cib:recall=1', { suite: 'cib', metric: 'recall', threshold: 1 }],
    ['context-decay : f1 = 0', { suite: 'context-decay', metric: 'f1', threshold: 0 }],
    ['tokens=-1', { suite: undefined, metric: 'tokens', threshold: -1 }],
  ])('reads %s', (text, expected) => {
    expect(parseGate(text)).toEqual({ text, ...expected });
  });

  it.each([
    'recall',
    'recall=',
    '=0.9',
    'recall=90%',
    'recall=.9',
    'recall=1e3',
    'recall>0.9',
    'a:b:c=1',
    'recall=0.9 x',
  ])('rejects %s', (text) => {
    expect(parseGate(text)).toBeUndefined();
  });
});

describe('invalidGates', () => {
  const faults = (...texts: string[]) =>
    invalidGates(gates(...texts), [CIB, OTHER]).map(({ code, hint }) => [code, hint]);

  it('accepts gates on metrics of the suites that run', () => {
    expect(faults('recall=0.9', 'depth=1', 'cib:stale_error=0', 'tokens=900')).toEqual([]);
  });

  it('reports all invalid gates at once, each with a hint', () => {
    expect(faults('recal=0.9', 'writ:recall=0.9', 'recall=90', 'other:stale_error=0.1')).toEqual([
      ['metric.unknown', 'Did you mean "recall"?'],
      ['suite.unknown', '`suites` has cib, other.'],
      ['input.invalid', 'Give a fraction: 0.9 for 90%.'],
      ['metric.unknown', 'There are depth, recall.'],
    ]);
  });
});

describe('checkGates', () => {
  const met = (text: string, values: Record<string, number>) =>
    checkGates(gates(text), card(values), CIB).map((one) => one.met);

  it.each([
    ['recall=0.9', { recall: 0.9 }, true],
    ['recall=0.9', { recall: 0.8999 }, false],
    ['stale_error=0.1', { stale_error: 0.1 }, true],
    ['stale_error=0.1', { stale_error: 0.1001 }, false],
    ['recall=0', {}, false],
  ])('decides whether %s is met by %j: %s', (text, values, expected) => {
    expect(met(text, values)).toEqual([expected]);
  });

  it('ignores gates of other suites', () => {
    expect(met('other:recall=0.9', { recall: 0 })).toEqual([]);
    expect(met('depth=0.9', { recall: 0 })).toEqual([]);
  });
});

describe('gateFaults', () => {
  const judged = (texts: string[], values: Record<string, number>) =>
    gateFaults(checkGates(gates(...texts), card(values), CIB), card(values)).map(({ code, message }) => [
      code,
      message,
    ]);

  it('says which gate was missed and by how much', () => {
    expect(
      judged(['recall=0.9', 'stale_error=0.1', 'tokens=50'], { recall: 0.5, stale_error: 0.2, tokens: 50 }),
    ).toEqual([
      ['gate.missed', 'cib: The recall is 50.0%, not at least 90.0%.'],
      ['gate.missed', 'cib: The stale_error is 20.0%, not at most 10.0%.'],
    ]);
  });

  it('reports a gate on an unmeasured metric as unknown, even with the threshold 0', () => {
    expect(judged(['recall=0'], { tokens: 3 })).toEqual([
      ['metric.unknown', 'Gate "recall=0": the cib run did not measure recall.'],
    ]);
  });
});

describe('the comparison with a baseline', () => {
  const compared = (id: string, delta: number, pClustered: number) =>
    ({
      description: CIB,
      metric: id,
      unit: 'task',
      overall: { delta, pClustered, onlyA: delta > 0 ? 9 : 1, onlyB: delta > 0 ? 1 : 9 },
      b: { system: { name: 'former', version: '1' } },
    }) as unknown as Comparison;

  it.each([
    ['recall', -0.04, 0.05, 'worse'],
    ['recall', 0.04, 0.05, 'better'],
    ['recall', -0.04, 0.051, 'level'],
    ['recall', 0, 0, 'level'],
    ['stale_error', 0.04, 0.01, 'worse'],
    ['stale_error', -0.04, 0.01, 'better'],
    ['stale_error', 0.04, 0.06, 'level'],
  ])('of %s by %d with p %d is %s', (id, delta, p, verdict) => {
    expect(baselineVerdict(compared(id, delta, p))).toBe(verdict);
    expect(regressionFaults(compared(id, delta, p))).toHaveLength(Number(verdict === 'worse'));
  });

  it('names the difference in points, and counts the tasks that were lost, whichever direction is better', () => {
    for (const [id, delta, difference] of [
      ['recall', -0.04, '-4.0 points in The recall'],
      ['stale_error', 0.04, '4.0 points in The stale_error'],
    ] as const) {
      const [fault] = regressionFaults(compared(id, delta, 0.01));
      expect(fault?.message).toContain(`difference ${difference}, clustered p 0.0100.`);
      expect(fault?.hint).toMatch(/^9 tasks failed that the baseline passed, and 1 passed that it failed\./);
    }
  });
});
