import { expect, it } from 'vitest';
import { correctedTogether, type Pair } from './pair.ts';

it('correctedTogether counts the families of pairs apart from those of their tasks', () => {
  const families = ['short', 'long', 'early'].map((family) => ({ family }));
  const about = { pairs: { families: ['early', 'early'] } };
  const pair = { about, compared: { families }, unit: 'pair' } as unknown as Pair;
  expect(['early', 'long'].map((family) => correctedTogether(pair, family))).toEqual([1, 2]);
  expect(correctedTogether({ ...pair, unit: 'task' }, 'long')).toBe(3);
});
