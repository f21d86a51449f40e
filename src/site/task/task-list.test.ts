import { expect, it } from 'vitest';
import type { Board } from '../board/board.ts';
import { matrixOf, taskListView } from './task-list.ts';

const tasks = { ids: ['t1', 't2', 't3', 't4'], families: [], clusters: [] };
const row = (slug: string, group?: number) => ({
  entry: { slug, name: slug, kind: 'system' },
  ...(group !== undefined && { group }),
  bundle: {
    tier: 'own',
    scorecard: { validity: { state: 'valid' } },
    results: {
      tasks,
      passed: Uint8Array.of(1, 0, 0, 2),
      won: new Map(),
      shares: new Map([['right', { won: Uint8Array.of(2, 2, 1, 0), of: Uint8Array.of(2, 2, 2, 0) }]]),
      failures: new Map([
        ['budget', Uint32Array.of(1)],
        ['late', Uint32Array.of(2)],
      ]),
    },
  },
});
const boardOf = (...rows: object[]) =>
  ({
    rows,
    description: {
      metrics: [{ id: 'right', kind: 'proportion' }],
      headline: 'right',
      failureModes: [
        { id: 'budget', label: 'Over budget' },
        { id: 'late', label: 'Missed late' },
      ],
    },
  }) as unknown as Board;

it('matrixOf names the reason only where a task failed with all of it right', () => {
  const { cellsOf } = matrixOf(boardOf(row('ada')), (task) => `${task}.html`);
  expect(tasks.ids.map((id) => cellsOf(id)[0])).toEqual([
    { mark: '✓', verdict: 'passed', why: '', href: 't1.html' },
    { mark: '100%', verdict: 'failed', why: 'Over budget', href: 't2.html' },
    { mark: '50%', verdict: 'failed', why: '', href: 't3.html' },
    { mark: '–', verdict: 'not_measured', why: '', href: 't4.html' },
  ]);
});

it('matrixOf names the reason also where a metric without parts is right', () => {
  const ada = row('ada');
  const results = { ...ada.bundle.results, shares: new Map(), won: new Map([['right', Uint8Array.of(1, 1, 0, 2)]]) };
  const { cellsOf } = matrixOf(boardOf({ ...ada, bundle: { ...ada.bundle, results } }), () => '');
  expect(['t2', 't3'].map((id) => cellsOf(id)[0])).toMatchObject([
    { mark: '✕', why: 'Over budget' },
    { mark: '✕', why: '' },
  ]);
});

it('matrixOf names the systems with the same results as the one that has the column, and counts those after four', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((slug) => row(slug, 1));
  const { columns } = matrixOf(boardOf(...six, row('other')), () => '');
  expect(columns.map(({ name, same, more }) => [name, same.map((one) => one.name), more])).toEqual([
    ['a', ['b', 'c', 'd', 'e'], 1],
    ['other', [], 0],
  ]);
});

it('taskListView names what its percentages are of', () => {
  const { description, ...board } = boardOf(row('ada', 1));
  const shown = {
    ...{ ...board, suite: { version: '1' }, dataset: { id: 'builtin', tasks: 0 }, taskPages: new Set() },
    description: { ...description, families: [], metrics: [{ ...description.metrics[0], label: 'Pairs passed' }] },
  } as never;
  const none = { passed: [], failed: [] };
  const view = taskListView({
    board: shown,
    known: new Map(),
    questions: new Map(),
    passesOf: () => none,
    placeOf: () => '',
  });
  expect(view.metric).toBe('Pairs passed');
});
