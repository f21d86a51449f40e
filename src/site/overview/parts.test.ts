import { expect, it } from 'vitest';
import { partPath, partsOf } from './parts.ts';

const row = (name: string) => ({ href: `systems/${name}.html` });
const group = (label: string, ...names: string[]) => ({ label, rows: names.map(row) });
// Each part has room for two rows of 250 cells.
const view = (groups: readonly ReturnType<typeof group>[], folded: readonly ReturnType<typeof group>[] = []) =>
  partsOf({ groups, folded: folded.map((one) => ({ ...one, count: one.rows.length })), width: 250 });
const labelled = (groups: readonly { readonly rows: readonly { readonly href: string }[] }[]) =>
  (groups as readonly ReturnType<typeof group>[]).map(({ label, rows }) => [label, ...rows.map(({ href }) => href)]);

it('partsOf returns one part with unchanged groups if all rows fit', () => {
  const groups = [group('Tier 1', 'a', 'b'), group('Claims')];
  expect(view(groups)).toMatchObject([{ groups, parts: [] }]);
  expect(view([group('Systems')])).toHaveLength(1);
});

it('partsOf splits the groups in order, and omits groups without a row', () => {
  const parts = view([group('Tier 1', 'a', 'b', 'c'), group('Tier 2', 'd'), group('Claims'), group('Tier 3', 'e')]);
  expect(parts.map(({ groups }) => labelled(groups))).toEqual([
    [['Tier 1', 'systems/a.html', 'systems/b.html']],
    [
      ['Tier 1', 'systems/c.html'],
      ['Tier 2', 'systems/d.html'],
    ],
    [['Tier 3', 'systems/e.html']],
  ]);
  expect(parts.map(({ heading }) => heading)).toEqual(['Systems 1–2 of 5', 'Systems 3–4 of 5', 'Systems 5 of 5']);
  expect(parts[1]?.parts).toEqual([
    { label: '1–2', href: 'index.html', current: false },
    { label: '3–4', href: 'index-2.html', current: true },
    { label: '5', href: 'index-3.html', current: false },
  ]);
  expect(partPath(2)).toBe('index-3.html');
});

it('partsOf counts the systems of a row that several share, which takes more room', () => {
  const members = Array.from({ length: 20 }, (_, i) => row(`m${i}`));
  const shared = { label: 'Tier 1', rows: [{ ...row('m0'), members }, row('a'), row('b')] };
  const parts = partsOf({ groups: [shared], folded: [{ rows: members, count: 20 }], width: 240 });
  expect(parts.map(({ heading }) => heading)).toEqual(['Systems 1–20 of 22', 'Systems 21–22 of 22']);
  expect(parts.map(({ folded }) => folded.map(({ rows }) => rows.length))).toEqual([[20], []]);
});

it('partsOf lists a system of a folded table in its own part, and all else in the first parts', () => {
  const parts = view(
    [group('Tier 1', 'a', 'b', 'c')],
    [group('Other suites', 'a', 'b', 'c'), group('Controls', 'x', 'y', 'z')],
  );
  expect(parts.map(({ folded }) => folded.map(({ rows, count }) => [rows.length, count]))).toEqual([
    [
      [2, '2 of 3'],
      [3, 3],
    ],
    [[1, '1 of 3']],
  ]);
  const many = Array.from({ length: 200 }, (_, i) => `x${i}`);
  const counted = view([group('Tier 1', 'a', 'b', 'c')], [group('Examples', ...many)]).map(({ folded }) =>
    folded.map(({ rows, count }) => [rows.length, count]),
  );
  expect(counted).toEqual([[[60, '60 of 200']], [[140, '140 of 200']]]);
});
