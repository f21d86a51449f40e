import { expect, it } from 'vitest';
import type { Board } from './board.ts';
import { sameResults } from './same-results.ts';

const row = (slug: string, marks: number[], given: { kind?: string; group?: number } = {}) => ({
  entry: { slug, name: slug, kind: given.kind ?? 'system' },
  bundle: {
    results: { passed: Uint8Array.of(0), won: new Map([['right', Uint8Array.from(marks)]]), shares: new Map() },
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
  // A control is no system.
  expect(namesIn(row('a', [1, 0]), row('null', [1, 0], { kind: 'control' }))).toEqual(['', '']);
});

it('goes by the groups of a board that compares its runs', () => {
  expect(namesIn(row('a', [1], { group: 1 }), row('b', [1], { group: 2 }), row('c', [0], { group: 1 }))).toEqual([
    ...['c', '', 'a'],
  ]);
});
