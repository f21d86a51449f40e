import { describe, expect, it } from 'vitest';
import { UNMEASURED } from '../../analysis/results.ts';
import type { Board, LocatedRun } from '../board/board.ts';
import { causesView, failedView, firstFailed } from './failures-view.ts';

const board = { id: 'one-1', taskPages: new Set(['t1', 't2', 't3', 't4']), rows: [] } as unknown as Board;
const tasks = { ids: ['t1', 't2', 't3', 't4'], families: ['f', 'f', 'u', 'n'], clusters: [] };

const entry = { slug: 'ada', kind: 'system' } as const;

describe('firstFailed', () => {
  it('returns the first failed task of each family that has a page', () => {
    const passed = Uint8Array.of(1, 0, 0, 2);
    expect([...firstFailed(board, { tasks, passed }, entry)]).toEqual([
      ['f', 'tasks/one-1/t2.html#s-ada'],
      ['u', 'tasks/one-1/t3.html#s-ada'],
    ]);
    expect(firstFailed({ id: 'one-1', rows: [] } as unknown as Board, { tasks, passed }, entry).size).toBe(0);
  });

  it('names no row of a page that shows others in place of this system', () => {
    const results = { passed: Uint8Array.of(1, 0, 0, 2), tasks };
    const rows = Array.from({ length: 25 }, (_, i) => {
      const bundle = { scorecard: { validity: { state: 'invalid' } }, results };
      return { entry: { slug: `s-${i}`, kind: 'system' }, bundle };
    });
    const hrefs = (slug: string) => [
      ...firstFailed({ ...board, rows } as unknown as Board, results, { slug, kind: 'system' }).values(),
    ];
    expect(hrefs('s-0')[0]).toBe('tasks/one-1/t2.html#s-s-0');
    expect(hrefs('s-24')[0]).toBe('tasks/one-1/t2.html');
  });

  it('returns the task of the first failed pair of each family if items have pairs', () => {
    const list = { ids: ['t1 p1', 't1 p2', 't3 p1'], families: ['a', 'b', 'a'], clusters: [] };
    const pairs = { list, passed: Uint8Array.of(1, 0, 0), failures: new Map() };
    const found = firstFailed(board, { tasks, passed: Uint8Array.of(1, 1, 1, 1), pairs }, entry);
    expect([...found]).toEqual([
      ['b', 'tasks/one-1/t1.html?of=ada#p2'],
      ['a', 'tasks/one-1/t3.html?of=ada#p1'],
    ]);
  });
});

describe('failedView', () => {
  const families = [
    { id: 'u', label: 'U' },
    { id: 'f', label: 'F' },
    { id: 'n', label: 'N' },
  ];
  const entry = { slug: 'mine', kind: 'example' };
  const shown = { ...board, taskPages: new Set(['t1']), description: { families } };
  const viewOf = (results: object) => {
    const row = { entry, bundle: { results, tier: 'own', scorecard: { validity: { state: 'valid' } } } };
    return failedView({ board: { ...shown, rows: [row], ranksClaims: false }, row } as unknown as LocatedRun);
  };

  it('lists failed tasks by family, with the page of each that has one, a hundred at most', () => {
    expect(viewOf({ tasks, passed: Uint8Array.of(0, 0, 0, UNMEASURED) })).toEqual({
      ...{ unit: 'tasks', csv: null },
      families: [
        { label: 'U', count: 1, tasks: [{ id: 't3', href: '' }], more: 0 },
        {
          ...{ label: 'F', count: 2, more: 0 },
          tasks: [
            { id: 't1', href: '../tasks/one-1/t1.html' },
            { id: 't2', href: '' },
          ],
        },
      ],
    });
    const many = Array.from({ length: 130 }, (_, i) => `t${i}`);
    const results = { tasks: { ids: many, families: many.map(() => 'f'), clusters: [] }, passed: new Uint8Array(130) };
    const [listed] = viewOf(results)?.families ?? [];
    expect(listed).toMatchObject({ count: 130, more: 30 });
    expect(listed?.tasks).toHaveLength(100);
    expect(viewOf({ tasks, passed: Uint8Array.of(1, 1, 1, 1) })).toBeNull();
  });

  it('lists failed pairs where items have them, each with its place on the page of its task, and the file with all', () => {
    const ids = Array.from({ length: 30 }, (_, i) => `t1 p${i}`);
    const list = { ids, families: ids.map((_, i) => (i < 25 ? 'f' : 'u')), clusters: [] };
    const pairs = { list, passed: Uint8Array.from(ids, (_, i) => Number(i === 0)), failures: new Map() };
    const { unit, families: found = [], csv } = viewOf({ tasks, passed: Uint8Array.of(0, 0, 0, 0), pairs }) ?? {};
    expect([unit, csv]).toEqual(['pairs', { href: '../data/items/one-1.csv', column: 'mine' }]);
    expect(found.map(({ label, count, more }) => [label, count, more])).toEqual([
      ['U', 5, 0],
      ['F', 24, 19],
    ]);
    expect(found[1]?.tasks[0]).toEqual({ id: 't1 p1', href: '../tasks/one-1/t1.html?of=mine#p1' });
  });
});

describe('causesView', () => {
  const mode = (id: string, more = {}) => ({ id, label: id, rule: `Rule of \`${id}\`.`, ...more });
  const failureModes = [
    ...[mode('rare'), mode('lost', { cut: true }), mode('long', { overBudget: true }), mode('wrong')],
    ...[mode('seldom'), mode('never'), mode('shown', { shownBy: ['history', 'provenance'] })],
  ];
  const ids = Array.from({ length: 40 }, (_, i) => `t${i}`);
  const list = { ids, families: ids.map(() => 'f'), clusters: ids };
  const of = (failures: Readonly<Record<string, readonly number[]>>) =>
    ({
      board: {
        ...{ id: 'one-1', taskPages: new Set(ids), rows: [] },
        description: {
          id: 'one',
          title: 'One',
          passed: '`answer` is right.',
          failureModes,
          families: [],
          metrics: [{ id: 'm', better: 'higher' }],
          headline: 'm',
        },
      },
      row: {
        entry,
        bundle: {
          results: {
            ...{ tasks: list, passed: new Uint8Array(40) },
            failures: new Map(Object.entries(failures).map(([id, places]) => [id, Uint32Array.from(places)])),
          },
        },
      },
    }) as unknown as LocatedRun;
  const reasonsOf = (failures: Readonly<Record<string, readonly number[]>>) =>
    causesView([of(failures)])[0]?.reasons ?? [];

  it('lists the reasons by their counts: the first three, and all that occur in a tenth of the tasks', () => {
    const places = (n: number) => [...Array(n).keys()];
    const counts = { rare: places(3), lost: places(9), long: places(1), wrong: places(8), seldom: places(4) };
    expect(reasonsOf(counts).map(({ label }) => label)).toEqual(['lost', 'wrong', 'seldom']);
    expect(reasonsOf({ ...counts, rare: places(5) }).map(({ label }) => label)).toEqual([
      'lost',
      'wrong',
      'rare',
      'seldom',
    ]);
    expect(reasonsOf(counts)[0]).toMatchObject({ count: 'In 9 of 40 tasks.', beside: '' });
    expect(causesView([of(counts)])[0]?.failed).toBe('40 of 40 tasks failed');
    expect(
      causesView([of(counts)])[0]
        ?.passes.map(({ text }) => text)
        .join(''),
    ).toBe('A task passes if answer is right.');
    expect(causesView([of({})])).toEqual([]);
  });

  it('gives each reason an example of its own, and none for something missing where the budget was exceeded', () => {
    const reasons = reasonsOf({ lost: [1, 2, 3], long: [1], wrong: [2, 3] });
    expect(reasons.map(({ label, href }) => [label, href])).toEqual([
      ['lost', '../tasks/one-1/t2.html#s-ada'],
      ['wrong', '../tasks/one-1/t3.html#s-ada'],
      ['long', '../tasks/one-1/t1.html#s-ada'],
    ]);
    const unclear = reasonsOf({ lost: [1], long: [1] });
    expect(unclear.map(({ href }) => href)).toEqual(['', '../tasks/one-1/t1.html#s-ada']);
    expect(unclear.map(({ noExample }) => noExample)).toEqual([
      'No example is clear: in each, more came back than the budget allows.',
      '',
    ]);
  });

  it('counts the measured tasks alone, also those of the best reference', () => {
    const run = of({ wrong: [0, 1], shown: [0] });
    const reference = of({ wrong: [1, 2, 5, 6, 7] }).row.bundle.results;
    const passed = (...unmeasured: readonly number[]) =>
      Uint8Array.from(ids, (_, i) => (unmeasured.includes(i) ? UNMEASURED : 0));
    const without = Array.from({ length: 37 }, (_, i) => i + 3);
    const rowOf = (slug: string, kind: string, results: object) => ({
      ...{ entry: { slug, name: slug, kind }, estimate: { value: 0.5 } },
      bundle: {
        ...{ results, suite: { ownSystems: [] } },
        scorecard: { system: {}, validity: { state: 'valid' }, overall: { metrics: {} } },
      },
    });
    const saidOf = (unmeasured: readonly number[] = [], capabilities: readonly string[] = ['answer']) => {
      const row = rowOf('mine', 'system', { ...run.row.bundle.results, passed: passed(...without) });
      const best = rowOf('simple', 'reference', { ...reference, passed: passed(...unmeasured) });
      Object.assign(best.bundle, { manifest: { adapter: { declared: { capabilities } } } });
      const located = { board: { ...run.board, rows: [row, best] }, row } as unknown as LocatedRun;
      return causesView([located])[0]?.reasons.map(({ count, beside }) => `${count} ${beside}`);
    };
    const both = 'In 2 of 3 measured tasks. The best reference, “simple”, fails in this way in 2 of the same tasks.';
    expect(saidOf()?.[0]).toBe(both);
    expect(saidOf([2])?.[0]).toBe(
      'In 2 of 3 measured tasks. The best reference, “simple”, fails in this way in 1 of the 2 of these that were measured of it.',
    );
    // Nobody can see whether a reference without these calls fails in this way.
    expect(saidOf()?.[1]).toBe('In 1 of 3 measured tasks. ');
    expect(saidOf([], ['answer', 'provenance'])).toEqual([
      both,
      'In 1 of 3 measured tasks. The best reference, “simple”, fails in this way in none of the same tasks.',
    ]);
  });
});
