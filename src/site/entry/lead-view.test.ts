import { expect, it } from 'vitest';
import { resultsMaker } from '../../analysis/results.ts';
import type { BoardRow, LocatedRun } from '../board/board.ts';
import { floorView, runLine } from './lead-view.ts';

const resultsOf = resultsMaker();

interface Given {
  /** The number of the 10 tasks that the metric counts. */
  readonly counted?: number;
  readonly kind?: string;
  readonly headline?: string | undefined;
  readonly noHeadline?: string;
  readonly belowFloor?: boolean;
  readonly rank?: object;
  readonly tier?: string;
  readonly state?: string;
  readonly version?: string;
  /** The number of the 10 tasks that were run. */
  readonly run?: number;
  /** The number of the 10 tasks that are right. */
  readonly right?: number;
  readonly others?: readonly object[];
}

const metric = { id: 'right', label: 'Right', unit: 'fraction', better: 'higher', digits: 1, short: 'right' };

function rowOf({ kind = 'system', tier = 'own', state = 'valid', version = '2', belowFloor = false, ...more }: Given) {
  const { counted = 10, right = 10 } = more;
  const description = {
    ...{ id: 'one', title: 'One', version: '2', metrics: [metric], families: [], tables: { byFamily: 'right' } },
    ...{ headline: 'headline' in more ? more.headline : 'right', noHeadline: more.noHeadline },
  };
  return {
    ...{ entry: { slug: 'x', name: 'x', kind }, estimate: { value: 0.5, n: 10 }, belowFloor, rank: more.rank },
    bundle: {
      ...{
        tier,
        suite: { description },
        timing: { latency_ms: {} },
        manifest: { dates: { finished: '2026-11-22T10:00:00Z' } },
      },
      results: resultsOf(
        Array.from({ length: 10 }, (_, i) => ({
          ...{ id: `t${i}`, family: 'f', cluster: `c${i}`, slices: {}, failure_modes: [] },
          ...{ verdict: 'passed' as const, values: i < counted ? { right: Number(i < right) } : { other: 1 } },
        })),
      ),
      scorecard: {
        ...{ suite: { version }, system: { reads_labels: false }, validity: { state } },
        overall: { n: more.run ?? 10, metrics: {} },
      },
    },
  } as unknown as BoardRow;
}

const boardOf = (rows: readonly object[]) => ({
  description: (rows[0] as BoardRow).bundle.suite.description,
  dataset: { tasks: 10 },
  rows,
  floor: { name: 'blind', slug: 'blind', value: 0.6 },
});

function lineOf(given: Given, cheat?: object) {
  const row = rowOf(given);
  const board = boardOf([row, ...(given.others ?? [])]);
  return runLine(
    { board, row } as unknown as LocatedRun,
    { cheat: cheat as undefined, reference: undefined },
    undefined,
  );
}

it('runLine says that the best cheat is that of the same tasks, where the run was measured in some only', () => {
  const others = [rowOf({ kind: 'control', right: 4 })];
  const cheat = { name: 'blind', slug: 'blind', value: 0.1 };
  expect(lineOf({ others }, { ...cheat, n: 10 }).cheat).toEqual({ value: '10.0%', name: 'blind', inTheseTasks: false });
  expect(lineOf({ others }, { ...cheat, n: 20 }).cheat).toEqual({ value: '40.0%', name: 'x', inTheseTasks: true });
});

it.each([
  [
    'a system that does not beat the floor',
    { belowFloor: true },
    'not significantly better than the control blind (60.0%)',
  ],
  [
    'a suite without a headline',
    { headline: undefined, noHeadline: 'it has two' },
    'The suite ranks no system: it has two.',
  ],
  ['a claim', { tier: 'self-reported' }, 'claimed by the submitter, not run by this board'],
  ['an invalid run', { state: 'invalid' }, 'the run is invalid'],
  ['a run on an earlier version', { version: '1' }, 'run on an earlier version of the suite'],
] as const)('says why there is no rank: %s', (_, given, reason) => {
  const { rank, noRank } = lineOf(given);
  expect([rank, noRank.startsWith(reason)]).toEqual(['', true]);
});

it('gives no rank on a board that only says which systems beat the control, and says so', () => {
  const runs = { belowFloor: false, rank: { best: 1, worst: 1, beats: [] }, others: [rowOf({ belowFloor: true })] };
  const { rank, noRank } = lineOf(runs);
  expect(rank).toBe('');
  expect(noRank).toBe(
    'no rank: the suite does not order systems; this one is significantly better than the control blind',
  );
});

it('says where the control is significantly better than a system without a rank, and links both', () => {
  const run = (slug: string, right: number, more = {}) => ({
    ...rowOf({ counted: 10, right, ...more }),
    entry: { slug, name: slug },
  });
  const floorOf = (right: number, belowFloor = true) => {
    const row = { ...run('x', right), belowFloor };
    return floorView({ board: { ...boardOf([row, run('blind', 10)]), id: 'one-1' }, row } as unknown as LocatedRun);
  };
  expect(floorOf(2)).toEqual({
    ...{ name: 'blind', href: 'blind.html', compare: '../compare.html?board=one-1&a=x&b=blind' },
    better: 'The control is significantly better than it: better in 8 of 10 templates, worse in none.',
  });
  expect(floorOf(9)?.better).toBe('');
  expect(floorOf(2, false)).toBeNull();
});

it('gives no reason where there is a rank, and for what is never ranked', () => {
  expect(lineOf({ rank: { best: 1, worst: 2 } })).toMatchObject({ rank: '1–2 of 2', noRank: '' });
  expect(lineOf({ kind: 'control' })).toMatchObject({ rank: '', noRank: '' });
});

it('says on which day the run was made', () => {
  expect(lineOf({}).ran).toBe('2026-11-22');
});

it('says on which day the run was made', () => {
  expect(lineOf({}).ran).toBe('2026-11-22');
});

it('says of how many tasks the figure is', () => {
  expect(lineOf({}).measured).toBe('all 10 tasks');
  expect(lineOf({ counted: 6 })).toMatchObject({ measured: '6 of 10 tasks', inOthers: true });
  expect(lineOf({ state: 'partial', run: 3 })).toMatchObject({ measured: '3 of 10 tasks', inOthers: false });
  expect(lineOf({}).inOthers).toBe(false);
});
