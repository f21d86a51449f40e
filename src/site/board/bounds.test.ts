import { expect, it } from 'vitest';
import type { Board } from './board.ts';
import { boundsOf } from './bounds.ts';

const row = (slug: string, kind: string, value: number) => ({
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
      row('meaning', 'system', 0.6),
      row('best', 'system', 0.9),
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
