import { expect, it } from 'vitest';
import { metricOf } from '../../../test/support/described.ts';
import type { Board, BoardRow } from '../board/board.ts';
import { standingOf } from './standing-view.ts';

interface Given {
  readonly group: number | undefined;
  readonly above?: readonly number[];
  readonly below?: readonly number[];
  readonly beats?: readonly number[];
}

/** A system; without `above` it has no rank, because it does not beat the floor. */
function row(slug: string, { group, above, below = [], beats = [] }: Given): BoardRow {
  const rank = above && { best: 1 + above.length, worst: 4 - below.length, above, below, beats };
  return {
    entry: { slug, name: slug, kind: 'system' },
    bundle: {},
    group,
    rank,
    belowFloor: rank === undefined,
  } as unknown as BoardRow;
}

const ROWS = [
  row('first', { group: 0, above: [], below: [1, 2], beats: [1] }),
  // All pairs together decide less than its own comparisons.
  row('second', { group: 1, above: [0], below: [2, 3], beats: [3] }),
  row('twin', { group: 1, above: [0], below: [2, 3], beats: [3] }),
  row('third', { group: 2, above: [0, 1], below: [] }),
  row('fourth', { group: 3, above: [0], below: [] }),
  row('low', { group: 4 }),
];
const said = (slug: string, rows: readonly BoardRow[] = ROWS) => {
  const board = {
    id: 'one-1',
    description: { title: 'One', headline: 'm', metrics: [metricOf('m')] },
    floor: { name: 'blind' },
    rows,
  } as unknown as Board;
  return standingOf({ board, row: rows.find(({ entry }) => entry.slug === slug) as BoardRow });
};
const textOf = (...given: Parameters<typeof said>) =>
  said(...given)
    ?.pieces.map(({ text }) => text)
    .join('');

it('lists the systems by the comparisons of the shown rank, so that none is missing', () => {
  expect(textOf('second')).toBe(
    'better than it: first; worse than it: fourth; worse than it, but not by the strict ranks: third; not shown to be better than the control blind, and so without a rank: low; the same results: twin',
  );
  expect(textOf('fourth')).toBe(
    'better than it, but not by the strict ranks: first; worse than it: none; not decided: second, twin, third; not shown to be better than the control blind, and so without a rank: low',
  );
  expect(said('second')?.title).toBe('One');
  const href = '../compare.html?board=one-1&a=second&b=first';
  expect(said('second')?.pieces.find(({ text }) => text === 'first')?.href).toBe(href);
});

it('compares a system that does not beat the floor with the floor alone', () => {
  expect(textOf('low')).toBe(
    'this system is not shown to be better than the control blind; these are: first, second, twin, third, fourth',
  );
});

it('names at most seven systems of a list, and counts the others', () => {
  const many = Array.from({ length: 30 }, (_, i) => row(`s${i}`, { group: i + 1, above: [0], below: [] }));
  const rows = [
    row('best', { group: 0, above: [], below: many.map((_, i) => i + 1), beats: many.map((_, i) => i + 1) }),
    ...many,
  ];
  expect(textOf('best', rows)).toMatch(/worse than it: s0, s1, s2, s3, s4, s5, s6 and 23 more$/);
  expect(textOf('s0', rows)).toMatch(/not decided: s1, .*, s7 and 22 more$/);
});

it('says nothing of a run that is not compared', () => {
  expect(said('alone', [row('alone', { group: undefined }), ...ROWS])).toBeNull();
});

it('says by how much the nearest better system is ahead', () => {
  const values: Readonly<Record<string, number>> = { first: 0.9, second: 0.5, twin: 0.5, third: 0.35, fourth: 0.3 };
  const rows = ROWS.map((one) => ({ ...one, estimate: { value: values[one.entry.slug] ?? 0, n: 10 } }));
  expect(textOf('third', rows)).toContain('; nearest better: second, by 15.0 points');
  expect(textOf('first', rows)).not.toContain('nearest');
  expect(textOf('low', rows)).not.toContain('nearest');
});
