import { describe, expect, it } from 'vitest';
import { described, metricOf } from '../../../test/support/described.ts';
import { resultsMaker } from '../../analysis/results.ts';
import { limitsView } from '../suite/limits-view.ts';
import { boards } from './board.ts';
import type { EntryBundle, ShownEntry } from './entries.ts';
import { competitor, type Run } from './ranking.ts';
import { isInBestSet, noRankText, rankText, strictRankText } from './row-text.ts';

const TASKS = 60;
const metric = metricOf('right', { label: 'Right', short: 'Right' });
const description = described({ id: 'one', title: 'One', metrics: [metric], headline: 'right' });
const suite = {
  description,
  ownSystems: [
    { name: 'null', kind: 'control', readsLabels: false, questionBlind: true, summary: '' },
    { name: 'layout', kind: 'control', readsLabels: false, questionBlind: true, summary: '' },
    { name: 'asks', kind: 'control', readsLabels: false, summary: '' },
    { name: 'reader', kind: 'control', readsLabels: true, questionBlind: true, summary: '' },
  ],
};
const resultsOf = resultsMaker();

interface Entered {
  readonly kind?: 'system' | 'control';
  readonly labels?: boolean;
  readonly state?: string;
  readonly version?: string;
  readonly split?: string;
}

function run(
  slug: string,
  right: readonly number[],
  { kind = 'system', labels = false, state = 'valid', version = '1', split = 'public' }: Entered = {},
) {
  const [value = 0] = right;
  const bundles = right.map((own) => ({
    suite,
    manifest: { adapter: { spec: kind === 'control' ? `ref:${slug}` : 'dir:adapter' }, split },
    scorecard: {
      ...{ suite: { id: 'one', version }, dataset: { id: 'data', sha256: 'ab'.repeat(32), tasks: TASKS } },
      overall: { n: TASKS, metrics: { right: { value: value / TASKS, n: TASKS } } },
      ...{
        families: {},
        validity: { state },
        clusters: { count: TASKS, largest: 1 },
        system: { reads_labels: labels },
      },
    },
    results: resultsOf(
      Array.from({ length: TASKS }, (_, i) => ({
        ...{ id: `t${i}`, family: 'f', cluster: `c${i}`, slices: {}, failure_modes: [] },
        verdict: i < own ? ('passed' as const) : ('failed' as const),
        values: { right: Number(i < own) },
      })),
    ),
  })) as unknown as EntryBundle[];
  const entry = { slug, kind, name: slug, version: '1', reads_labels: labels };
  return { entry, bundle: { ...bundles[0], runs: bundles, tier: 'own' } } as unknown as Run;
}

const boardOf = (runs: readonly Run[], ranksClaims = false) => {
  const entries = runs.map(({ entry, bundle }) => ({ entry, bundles: [bundle], dispute: undefined }));
  const [board] = boards(entries as unknown as ShownEntry[], ['one'], { ranksClaims });
  if (board === undefined) throw new Error('no board');
  return board;
};
const NULL = run('null', [0], { kind: 'control' });

describe('ranks of a board', () => {
  it.each([
    ['replayed', false],
    ['replayed', true],
    ['re-asked', false],
    ['re-asked', true],
  ])('leave out a run whose model answered from a tape: %s, with ranksClaims %s', (tier, ranksClaims) => {
    const tape = run('tape', [60]);
    const replayed = { ...tape, bundle: { ...tape.bundle, tier } } as Run;
    const { rows } = boardOf([replayed, run('good', [58]), NULL], ranksClaims);
    const ranks = rows.map(({ entry, rank }) => [entry.slug, rank?.best]);
    expect(Object.fromEntries(ranks)).toEqual({ tape: undefined, good: 1, null: undefined });
  });

  it('go to systems that beat the best valid control that reads neither question nor labels', () => {
    const board = boardOf([
      ...[run('good', [58]), run('fair', [48]), run('level', [30]), run('bad', [3]), NULL],
      run('layout', [30], { kind: 'control' }),
      run('asks', [59], { kind: 'control' }),
      run('reader', [60], { kind: 'control', labels: true }),
    ]);
    expect(board.floor).toMatchObject({ name: 'layout', value: 0.5 });
    expect(
      board.rows
        .filter(({ entry }) => entry.kind === 'system')
        .map((row) => [row.entry.slug, rankText(row), strictRankText(row), isInBestSet(row), row.belowFloor]),
    ).toEqual([
      ['good', '1', '1', true, false],
      ['fair', '2', '2', false, false],
      ['level', '', '', false, true],
      ['bad', '', '', false, true],
    ]);
    expect(board.rows.filter(({ entry }) => entry.kind === 'control').some(({ belowFloor }) => belowFloor)).toBe(false);
    const words = 'not significantly better than the control layout (50.0%), which never reads the question';
    expect(noRankText(board)).toBe(words);
    expect(limitsView(board)).toContain(
      `2 of 4 systems are ${words}, so they have no rank. Nothing here shows that they use memory. The test is one-sided at 5%, for all systems together.`,
    );
  });

  it.each<[string, Entered]>([
    ['that reads labels', { labels: true }],
    ['on a part of the tasks', { state: 'partial' }],
    ['whose run failed', { state: 'failed' }],
    ['on fresh tasks', { split: 'fresh' }],
  ])('leave out a system %s', (_, entered) => {
    const { rows } = boardOf([run('best', [60], entered), run('good', [58]), NULL]);
    const ranks = rows.map(({ entry, rank, belowFloor }) => [entry.slug, rank?.best, belowFloor]);
    expect(ranks).toEqual([
      ['good', 1, false],
      ['best', undefined, false],
      ['null', undefined, false],
    ]);
  });

  it('are given on no board of an earlier version of the suite', () => {
    const version = '0.9';
    const board = boardOf([run('good', [58], { version }), run('null', [0], { kind: 'control', version })]);
    expect([board.earlier, board.rows.map(({ rank }) => rank)]).toEqual([true, [undefined, undefined]]);
  });

  it('ignore a control whose run failed', () => {
    const failed = run('layout', [60], { kind: 'control', state: 'failed' });
    const board = boardOf([run('good', [58]), NULL, failed]);
    expect(board.floor).toMatchObject({ name: 'null', value: 0 });
    expect(noRankText(board)).toBe('');
    expect(limitsView(board).join()).not.toContain('no rank');
  });

  it('have no floor without such a control, and the page says so', () => {
    const board = boardOf([run('good', [58]), run('bad', [0])]);
    expect(board.rows.map((row) => rankText(row))).toEqual(['1', '2']);
    expect(limitsView(board).join()).toContain('ranks have no floor');
  });

  it('use the mean of the board’s own runs', () => {
    const { scores } = competitor(run('steady', [30, 33, 33]), metric);
    expect([scores[29], scores[31], scores[40]]).toEqual([1, 2 / 3, 0]);
  });
});
