import { describe, expect, it } from 'vitest';
import { described, metricOf } from '../../test/support/described.ts';
import type { Verdict } from '../protocol/constants.ts';
import type { Item, Outcome } from '../protocol/outcome.ts';
import { summarise } from './summarise.ts';
import { Tally } from './tally.ts';

const description = described({
  families: ['worlds', 'recall', 'update'].map((id) => ({ id, label: id })),
  metrics: [metricOf('right')],
});

const outcome = (id: string, verdict: Verdict, right: number | [number, number], items?: Item[]): Outcome => ({
  ...{ id, family: 'worlds', cluster: id, slices: { set: 'a' }, failure_modes: [] },
  verdict,
  values: { right },
  ...(items && { items }),
});

function summaryOf(...outcomes: readonly Outcome[]) {
  const tally = new Tally();
  for (const one of outcomes) tally.add(one);
  return { ...summarise(description, tally), counts: tally.counts };
}

const NONE = { passed: 0, measured: 0, not_measured: 0, errored: 0 };

describe('Tally: items', () => {
  it('counts the verdicts of tasks without items', () => {
    const found = summaryOf(
      outcome('a', 'passed', 1),
      outcome('b', 'failed', 0),
      outcome('c', 'not_measured', 0),
      outcome('d', 'errored', 0),
    );
    const items = { passed: 1, measured: 3, not_measured: 1, errored: 1 };
    expect(found).toMatchObject({
      counts: { tasks: 4, passed: 1, not_measured: 1, errored: 1 },
      overall: { n: 4, items },
      families: { worlds: { n: 4, items } },
      slices: { set: { a: { n: 4, items } } },
    });
  });

  it('counts each item in its slices and in the family and slices of its task, and each task once', () => {
    const found = summaryOf(
      outcome(
        'a',
        'failed',
        [2, 3],
        [
          { verdict: 'passed', slices: { distance: 'near' } },
          { verdict: 'passed', slices: { distance: 'far' } },
          { verdict: 'failed', slices: { distance: 'far' } },
        ],
      ),
      outcome('b', 'not_measured', [0, 0], [{ verdict: 'not_measured', slices: { distance: 'far' } }]),
    );
    const items = { ...NONE, passed: 2, measured: 3, not_measured: 1 };
    expect(found).toMatchObject({
      overall: { n: 2, items },
      families: { worlds: { n: 2, items } },
      slices: {
        set: { a: { n: 2, items } },
        distance: {
          near: { n: 1, items: { ...NONE, passed: 1, measured: 1 } },
          far: { n: 2, items: { ...NONE, passed: 1, measured: 2, not_measured: 1 } },
        },
      },
    });
  });
});

describe('Tally: pairs', () => {
  const half = (pair: string, verdict: Verdict, family = 'recall'): Item => ({ family, pair, verdict });

  it('counts a pair as passed if all its items are, in its family, in that of the task and overall', () => {
    const found = summaryOf(
      outcome('a', 'failed', 0, [
        half('p1', 'passed'),
        half('p2', 'passed', 'update'),
        half('p1', 'passed'),
        half('p2', 'failed', 'update'),
      ]),
      outcome('b', 'errored', 0, [half('p1', 'errored'), half('p1', 'passed')]),
      outcome('c', 'failed', 0, [half('p1', 'not_measured'), half('p1', 'failed'), { verdict: 'passed' }]),
    );
    const all = { passed: 1, measured: 3, not_measured: 1, errored: 1 };
    expect(found).toMatchObject({
      overall: { items: { passed: 5, measured: 8 }, pairs: all },
      families: {
        worlds: { n: 3, items: { passed: 5, measured: 8 }, pairs: all },
        recall: { n: 3, pairs: { passed: 1, measured: 2, not_measured: 1, errored: 1 } },
        update: { n: 1, pairs: { ...NONE, measured: 1 } },
      },
    });
  });

  it('omits pairs if no item has one', () => {
    const found = summaryOf(outcome('a', 'passed', 1, [{ verdict: 'passed' }]));
    expect(found.overall).not.toHaveProperty('pairs');
  });
});

describe('Tally: values', () => {
  const items: Item[] = [
    { family: 'recall', verdict: 'passed', values: { right: 1 } },
    { family: 'recall', verdict: 'passed', values: { right: 1 } },
    { family: 'update', verdict: 'failed', values: { right: 0 } },
    { verdict: 'passed', values: { right: 1 } },
  ];
  const { overall, families } = summaryOf(outcome('a', 'failed', [3, 4], items), outcome('b', 'passed', 1));
  const right = (k: number, n: number) => expect.objectContaining({ k, n });

  it('adds the values of items to their families, and their sum to the task’s family and to overall', () => {
    expect(families.recall).toMatchObject({ n: 1, items: { passed: 2, measured: 2 }, metrics: { right: right(2, 2) } });
    expect(families.update).toMatchObject({ n: 1, items: { passed: 0, measured: 1 }, metrics: { right: right(0, 1) } });
    expect(families.worlds).toMatchObject({ n: 2, items: { passed: 4, measured: 5 }, metrics: { right: right(4, 5) } });
    expect(overall).toMatchObject({ n: 2, items: { passed: 4, measured: 5 }, metrics: { right: right(4, 5) } });
  });
});
