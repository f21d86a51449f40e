import { expect, it } from 'vitest';
import type { Board } from './board.ts';
import { type Bounds, boundsOf, isOwnBound, isUninformative } from './bounds.ts';

const ownSystems = [{ name: 'forgetful', kind: 'reference', readsLabels: false, storesNothing: true, summary: '' }];
const row = (slug: string, kind: string, value: number, group?: number, tokens = 5, state = 'valid') => ({
  group,
  entry: { slug, name: slug, kind },
  bundle: {
    flags: [],
    suite: { ownSystems },
    manifest: { adapter: { spec: `ref:${slug}` } },
    scorecard: {
      system: { reads_labels: false },
      validity: { state },
      overall: { metrics: { t: { value: tokens, n: 10 } } },
      families: { find: { metrics: { m: { value, n: 10 } } } },
    },
  },
  estimate: { value, n: 10 },
});

const board = (having: string) =>
  ({
    description: {
      metrics: [
        { id: 'm', better: 'higher' },
        { id: 't', better: 'lower', unit: 'tokens' },
      ],
      headline: 'm',
      families: [{ id: 'find', mechanism: { having: { system: having } } }],
    },
    rows: [
      row('trick', 'control', 0.1),
      row('simple', 'reference', 0.2),
      row('meaning', 'system', 0.6, 1),
      row('copy', 'system', 0.6, 1),
      row('best', 'system', 0.9, 2),
    ],
  }) as unknown as Board;

it('boundsOf takes the system that a suite names for a mechanism as the reference of that family only', () => {
  expect(boundsOf(board('meaning'), 'find')).toMatchObject({
    cheat: { slug: 'trick', value: 0.1 },
    reference: { slug: 'meaning', value: 0.6 },
  });
  expect(boundsOf(board('simple'), 'find').reference).toMatchObject({ slug: 'simple' });
  expect(boundsOf(board('meaning')).reference).toMatchObject({ slug: 'simple' });
});

it('boundsOf takes a reference that returns nothing for a cheat', () => {
  const rows = [
    row('trick', 'control', 0.1),
    row('no-memory', 'reference', 0.3, undefined, 0),
    row('simple', 'reference', 0.2),
  ];
  expect(boundsOf({ ...board(''), rows } as unknown as Board, 'find')).toMatchObject({
    cheat: { slug: 'no-memory' },
    reference: { slug: 'simple' },
  });
});

it('boundsOf takes no run that is not valid, and takes a reference that returns one token for a reference', () => {
  const rows = [
    row('trick', 'control', 0.1),
    row('broken-trick', 'control', 0.5, undefined, 5, 'failed'),
    row('simple', 'reference', 0.2, undefined, 1),
    row('broken', 'reference', 0.3, undefined, 5, 'partial'),
  ];
  expect(boundsOf({ ...board(''), rows } as unknown as Board, 'find')).toMatchObject({
    cheat: { slug: 'trick' },
    reference: { slug: 'simple' },
  });
});

it('boundsOf takes a reference that its suite declares to store nothing for a cheat, and for no reference', () => {
  const rows = [
    row('trick', 'control', 0.1),
    row('forgetful', 'reference', 0.3),
    row('simple', 'reference', 0.2),
    row('system', 'system', 0.4),
  ];
  expect(boundsOf({ ...board(''), rows } as unknown as Board, 'find')).toMatchObject({
    cheat: { slug: 'forgetful', value: 0.3 },
    reference: { slug: 'simple', value: 0.2 },
  });
});

it('isOwnBound is told of the run itself and of one with the same results', () => {
  const found = board('meaning');
  const { reference } = boundsOf(found, 'find');
  const own = found.rows.filter((run) => reference && isOwnBound(run, found, reference));
  expect(own.map(({ entry }) => entry.slug)).toEqual(['meaning', 'copy']);
  expect(reference?.ranked).toBe(true);
});

const bound = (value: number) => ({ ...{ name: 'one', slug: 'one', value, n: 10, ranked: false }, row: {} as never });
const bounds = (cheat: number | undefined, reference: number | undefined): Bounds => ({
  cheat: cheat === undefined ? undefined : bound(cheat),
  reference: reference === undefined ? undefined : bound(reference),
});
const HIGHER = { better: 'higher' } as const;
const LOWER = { better: 'lower' } as const;

it.each([
  [HIGHER, 0.65, 0, true],
  [HIGHER, 0, 0, true],
  [HIGHER, 0, 0.1, false],
  [LOWER, 0, 0.1, true],
  [LOWER, 0.2, 0.1, false],
  [HIGHER, 0.5, undefined, false],
  [HIGHER, undefined, 0.5, false],
] as const)(
  'isUninformative depends on the cheat and the reference alone: %o %s %s %s',
  (metric, cheat, reference, told) => {
    expect(isUninformative(metric, bounds(cheat, reference))).toBe(told);
  },
);
