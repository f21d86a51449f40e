import { describe, expect, it } from 'vitest';
import { described, metricOf, scorecardOf } from '../../test/support/described.ts';
import type { Comparison } from '../report/terminal/comparison.ts';
import type { MetricDescription } from '../suite/description.ts';
import {
  baselineVerdict,
  checkGates,
  figuresLedBy,
  type Gate,
  gateFaults,
  invalidGates,
  lostFaults,
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
      ['suite.unknown', 'There is cib, other.'],
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
  const LEVEL = { better: null, pClustered: 1 };
  const values = { a: 0.5, b: 0.75 };
  const compared = (change: object = {}) =>
    ({
      description: CIB,
      metric: 'recall',
      unit: 'task',
      better: null,
      overall: { values, pClustered: 0.2, discordant: { onlyA: [], onlyB: ['z'] } },
      passed: { ...LEVEL, onlyA: ['x'], onlyB: ['y', 'z'], units: { a: 2, b: 3, measured: 4 } },
      families: [{ family: 'write', values, pHolm: 0.3, better: null }],
      others: [{ metric: 'stale_error', values, pHolm: 0.4, better: null }],
      b: { system: { name: 'former', version: '1' } },
      ...change,
    }) as unknown as Comparison;
  const passed = { ...compared().passed, pClustered: 0.01 };

  it.each<[string, Readonly<Record<string, unknown>>, string]>([
    [
      'the main metric',
      { overall: { ...compared().overall, pClustered: 0.01 } },
      'The recall 50.0%, baseline 75.0% (p 0.0100)',
    ],
    ['the tasks passed', { passed }, 'Tasks passed 2 of 4, baseline 3 of 4 (p 0.0100)'],
    ['the pairs passed', { passed, unit: 'pair' }, 'Pairs passed 2 of 4, baseline 3 of 4 (p 0.0100)'],
    ['a family', { families: [{ family: 'write', values, pHolm: 0.01 }] }, 'The recall in write 50.0%, baseline 75.0%'],
    ['another metric', { others: [{ metric: 'stale_error', values, pHolm: 0.02 }] }, 'The stale_error 50.0%, baseline'],
  ])('is a regression if the baseline is better by %s alone, and names it', (_, change, words) => {
    const ledBy = (better: 'a' | 'b' | null) => {
      const [[key, value] = ['', {}]] = Object.entries(change);
      if (key === 'overall') return compared({ ...change, better });
      const decided = Array.isArray(value) ? value.map((one) => ({ ...one, better })) : { ...passed, better };
      return compared({ ...change, [key]: decided });
    };
    const verdicts = (['a', 'b', null] as const).map((better) => baselineVerdict(ledBy(better)));
    expect(verdicts).toEqual(['better', 'worse', 'level']);
    const [fault, ...more] = regressionFaults(ledBy('b'));
    expect(more).toEqual([]);
    expect(fault?.message).toContain(`cib: significantly worse than the baseline, former 1: ${words}`);
    expect(regressionFaults(ledBy('a'))).toEqual([]);
    expect(regressionFaults(ledBy(null))).toEqual([]);
  });

  it('names the tasks passed only once where the main metric counts the same tasks', () => {
    const same = {
      better: 'b',
      overall: { values, pClustered: 0.01, discordant: { onlyA: ['x'], onlyB: ['y', 'z'] } },
    };
    const labels = (change: object) => figuresLedBy(compared(change), 'b').map(({ label }) => label);
    const led = { passed: { ...passed, better: 'b' } };
    expect(labels({ ...same, ...led })).toEqual(['The recall']);
    expect(labels({ ...led, better: 'b' })).toEqual(['The recall', 'Tasks passed']);
  });

  it('names at most six figures in a message', () => {
    const families = Array.from({ length: 9 }, (_, i) => ({ family: `f${i}`, values, pHolm: 0.01, better: 'b' }));
    expect(regressionFaults(compared({ families }))[0]?.message).toMatch(/The recall in f5 [^;]*; 3 more\.$/);
  });

  it('is too many tasks lost above the number that is allowed, whatever else was won', () => {
    expect([undefined, 0, 1, 2].map((most) => lostFaults(compared(), most).length)).toEqual([0, 1, 1, 0]);
    const [fault] = lostFaults(compared(), 1);
    expect([fault?.code, fault?.message]).toEqual([
      'gate.missed',
      'cib: 2 tasks that the baseline, former 1, passed do not pass now. `max-lost` is 1.',
    ]);
    expect(fault?.hint).toMatch(/^2 tasks passed only in the baseline, and 1 only in this run\. `cib compare RUN/);
    const [ofCommand] = lostFaults(compared(), 1, 'command');
    expect(ofCommand?.message).toMatch(/ --max-lost is 1\.$/);
    expect(ofCommand?.hint).not.toContain('compare');
  });
});
