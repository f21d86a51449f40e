import { expect, it } from 'vitest';
import type { Board, BoardRow } from './board.ts';
import { alike, different, sameResults } from './same-results.ts';

const row = (slug: string, marks: number[], given: { kind?: string; group?: number; first?: number } = {}) => ({
  entry: { slug, name: slug, kind: given.kind ?? 'system' },
  bundle: {
    results: {
      tasks: { ids: marks.map((_, i) => `t${i + (given.first ?? 0)}`) },
      ...{ passed: Uint8Array.of(0), shares: new Map() },
      won: new Map([['right', Uint8Array.from(marks)]]),
    },
  },
  estimate: { value: 0.5 },
  group: given.group,
});
const namesIn = (...rows: ReturnType<typeof row>[]) => {
  const description = { id: 'one', metrics: [{ id: 'right' }], tables: { byFamily: 'right' } };
  const found = sameResults([{ description, rows } as unknown as Board]);
  return rows.map(({ bundle }) => found.get(bundle as never) ?? '');
};

it('names systems with the same results on a board that ranks none', () => {
  expect(namesIn(row('a', [1, 0]), row('b', [1, 0]), row('c', [0, 1]))).toEqual(['b', 'a', '']);
  // Partial runs may have other tasks.
  expect(namesIn(row('a', [1, 0]), row('b', [1, 0], { first: 2 }))).toEqual(['', '']);
  // A control is no system.
  expect(namesIn(row('a', [1, 0]), row('null', [1, 0], { kind: 'control' }))).toEqual(['', '']);
});

it('names all of them, however many', () => {
  const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((slug) => row(slug, [1]));
  expect(namesIn(...rows)[0]).toBe('b, c, d, e, f and g');
});

it('goes by the groups of a board that compares its runs', () => {
  expect(namesIn(row('a', [1], { group: 1 }), row('b', [1], { group: 2 }), row('c', [0], { group: 1 }))).toEqual([
    ...['c', '', 'a'],
  ]);
});

it('alike and different group the valid runs of systems on a board that ranks none, by all metrics', () => {
  const shown = (slug: string, marks: number[], given: { kind?: string; state?: string; tier?: string } = {}) => {
    const made = row(slug, marks, given);
    const scorecard = { validity: { state: given.state ?? 'valid' }, system: { reads_labels: false } };
    return { ...made, bundle: { ...made.bundle, scorecard, tier: given.tier ?? 'own' } } as unknown as BoardRow;
  };
  const rows = [
    ...[shown('a', [1, 0]), shown('b', [1, 0]), shown('c', [0, 1])],
    ...[shown('control', [1, 0], { kind: 'control' }), shown('bad', [1, 0], { state: 'invalid' })],
    shown('claim', [1, 0], { tier: 'self-reported' }),
  ];
  const board = { description: { id: 'one' }, rows, earlier: false, ranksClaims: false } as unknown as Board;
  const slugs = (some: readonly BoardRow[]) => some.map(({ entry }) => entry.slug);
  expect(rows.map((one) => slugs(alike(board, one)))).toEqual([['b'], ['a'], [], [], [], []]);
  expect(slugs(different(board, rows))).toEqual(['a', 'c', 'control', 'bad', 'claim']);
  // On a board that ranks systems only those are alike that it compared.
  const ranked = { ...board, description: { ...board.description, headline: 'right' } };
  expect(slugs(different(ranked, rows))).toEqual(slugs(rows));
  expect(slugs(alike({ ...ranked, ranksClaims: true, earlier: true } as Board, rows[0] as BoardRow))).toEqual([
    ...['b', 'claim'],
  ]);
});
