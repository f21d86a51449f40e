import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marksOf, pairMarksOf, resultsOfMarks } from './marks.ts';
import type { Results } from './results.ts';
import type { TaskList } from './wins.ts';

const METRICS = ['sufficient', 'stale', '__proto__', 'share', 'toString'];
const MODES = ['omission', 'flood'];

const board = fc
  .uniqueArray(fc.string({ maxLength: 6 }), { maxLength: 12 })
  .map(
    (ids): TaskList => ({ ids, families: ids.map((_, i) => `f${i % 3}`), clusters: ids.map((_, i) => `c${i % 5}`) }),
  );

/** Arbitrary results of a run of some of the board's tasks. */
const run = board.chain((tasks) => {
  const size = { minLength: tasks.ids.length, maxLength: tasks.ids.length };
  return fc.record({
    board: fc.constant(tasks),
    ran: fc.array(fc.boolean(), size),
    passed: fc.array(fc.nat({ max: 2 }), size),
    won: fc.dictionary(fc.constantFrom(...METRICS.slice(0, 3)), fc.array(fc.nat({ max: 2 }), size)),
    shares: fc.dictionary(
      fc.constantFrom('share', 'toString'),
      fc.array(fc.tuple(fc.nat({ max: 255 }), fc.nat({ max: 255 })), size),
    ),
    failures: fc.dictionary(fc.constantFrom(...MODES), fc.array(fc.boolean(), size)),
  });
});

type Run = typeof run extends fc.Arbitrary<infer Value> ? Value : never;

function resultsOf({ board: { ids, families, clusters }, ran, passed, won, shares, failures }: Run): Results {
  const of = <Value>(all: readonly Value[]) => all.filter((_, i) => ran[i]);
  const places = (shows: readonly boolean[]) => of(shows).flatMap((one, i) => (one ? [i] : []));
  return {
    tasks: { ids: of(ids), families: of(families), clusters: of(clusters) },
    passed: Uint8Array.from(of(passed)),
    won: new Map(Object.entries(won).map(([metric, values]) => [metric, Uint8Array.from(of(values))])),
    shares: new Map(
      Object.entries(shares).map(([metric, pairs]) => {
        const part = (at: 0 | 1) => Uint8Array.from(of(pairs), (pair) => pair[at]);
        return [metric, { won: part(0), of: part(1) }];
      }),
    ),
    failures: new Map(Object.entries(failures).map(([mode, shows]) => [mode, Uint32Array.from(places(shows))])),
  };
}

const sorted = <Value>(map: ReadonlyMap<string, Value>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));

describe('marksOf and resultsOfMarks', () => {
  it('return the original results after a round trip, also for a part of the tasks', () => {
    fc.assert(
      fc.property(run, (one) => {
        const results = resultsOf(one);
        const marks = marksOf(results, one.board, { metrics: METRICS, failureModes: MODES });
        const read = resultsOfMarks(JSON.parse(JSON.stringify(marks)), { tasks: one.board });
        expect({
          ...read,
          won: sorted(read.won),
          shares: sorted(read.shares),
          failures: sorted(read.failures),
        }).toEqual({
          ...results,
          won: sorted(results.won),
          shares: sorted(results.shares),
          failures: sorted(results.failures),
        });
      }),
    );
  });

  const tasks = { ids: ['t1', 't2'], families: ['f', 'f'], clusters: ['c1', 'c2'] };
  const empty = { passed: Uint8Array.of(1, 0), won: new Map(), shares: new Map(), failures: new Map() };

  it.each([
    ['in another order', { ids: ['t2', 't1'], families: ['f', 'f'], clusters: ['c2', 'c1'] }],
    ['that the board does not have', { ids: ['t1', 't3'], families: ['f', 'f'], clusters: ['c1', 'c2'] }],
    ['of another family', { ...tasks, families: ['f', 'g'] }],
    ['of another template', { ...tasks, clusters: ['c1', 'c1'] }],
  ])('return undefined for tasks %s', (_, other) => {
    expect(marksOf({ ...empty, tasks: other }, tasks, { metrics: [], failureModes: [] })).toBeUndefined();
  });

  it('return undefined for pairs that the board does not have', () => {
    const pairs = { list: { ...tasks, ids: ['p1', 'p2'] }, passed: Uint8Array.of(1, 0), failures: new Map() };
    const results = { ...empty, tasks, pairs };
    expect(pairMarksOf(results, pairs.list, [])).toEqual({ passed: '10', failures: {} });
    expect(pairMarksOf(results, tasks, [])).toBeUndefined();
    expect(pairMarksOf({ ...empty, tasks }, pairs.list, [])).toBeUndefined();
  });

  it.each([
    ['of another length', { passed: '1', metrics: {}, shares: {}, failures: {} }],
    ['of another length in a metric', { passed: '10', metrics: { m: '101' }, shares: {}, failures: {} }],
    [
      'of another length in a share',
      { passed: '10', metrics: {}, shares: { m: { won: [1, 0], of: [1] } }, failures: {} },
    ],
    [
      'with a failure in a task that was not run',
      { passed: '1-', metrics: {}, shares: {}, failures: { omission: [1] } },
    ],
  ])('throw for marks %s', (_, marks) => {
    expect(() => resultsOfMarks(marks, { tasks })).toThrow(RangeError);
  });
});
