import { expect, it } from 'vitest';
import type { Board } from './board.ts';
import { boundsFor, boundsOf } from './bounds.ts';

const row = (slug: string, kind: string, value: number, group?: number) => ({
  group,
  entry: { slug, name: slug, kind },
  bundle: {
    flags: [],
    scorecard: {
      system: { reads_labels: false },
      validity: { state: 'valid' },
      families: { find: { metrics: { m: { value, n: 10 } } } },
    },
  },
  estimate: { value, n: 10 },
});

const board = (having: string) =>
  ({
    description: {
      metrics: [{ id: 'm', better: 'higher' }],
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

it('boundsFor makes no run its own reference, nor one with the same results', () => {
  const found = board('meaning');
  const bounds = boundsOf(found, 'find');
  const referenceFor = (slug: string) => {
    const run = found.rows.find(({ entry }) => entry.slug === slug);
    return run && boundsFor(run, found, 'find', bounds).reference;
  };
  expect(['meaning', 'copy', 'best'].map((slug) => referenceFor(slug)?.slug)).toEqual(['simple', 'simple', 'meaning']);
  expect([referenceFor('best')?.ranked, referenceFor('meaning')?.ranked]).toEqual([true, false]);
});
