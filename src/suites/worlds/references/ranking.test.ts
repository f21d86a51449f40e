import { describe, expect, it } from 'vitest';
import { sfc32 } from '../../../stats/random-words.ts';
import { Ranker } from './ranking.ts';

/** Documents with a score above 0, sorted by comparison: best first, of equals the later one. */
const compared = (scores: readonly number[]) =>
  [...scores.keys()]
    .filter((document) => (scores[document] as number) > 0)
    .sort((a, b) => (scores[b] as number) - (scores[a] as number) || b - a);

const next = sfc32(1, 2, 3, 4);
const draw = (below: number) => next() % below;
const drawn = (count: number, score: () => number) => Array.from({ length: count }, score);

describe('Ranker', () => {
  it.each([
    ['few different scores', () => draw(5) / 7],
    ['many different scores', () => draw(1e9) / 997],
    ['scores far apart', () => 10 ** (draw(60) - 30)],
    ['scores that single precision does not distinguish', () => 1.5 + draw(9) * Number.EPSILON],
  ])('ranks documents with %s like a sort by comparison', (_, score) => {
    for (const count of [0, 1, 2, 700, 5_000]) {
      const ranker = new Ranker(count);
      for (const scores of [drawn(count, score), drawn(count, score)])
        expect([...ranker.ranked(Float64Array.from(scores))]).toEqual(compared(scores));
    }
  });

  it('fuses rankings by the sum of 1 / (60 + place)', () => {
    const [one, other] = [Uint32Array.of(3, 0, 1), Uint32Array.of(1, 3)];
    expect([...new Ranker(5).fuse([one, other])]).toEqual([3, 1, 0]);
  });
});
