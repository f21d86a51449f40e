import { describe, expect, it } from 'vitest';
import type { PairOf, SystemResults } from './measured.ts';
import { deadPairs, effectiveCount, itemRest, smallestDifference } from './precision.ts';

const system = (name: string, ...pairs: readonly number[]): SystemResults => ({
  name,
  pairs: Uint8Array.from(pairs),
  questions: new Uint8Array(),
});
const pair = (world: string, wording: string, family = 'gap'): PairOf => ({ family, world, wording });
/** As many worlds and wordings as pairs. */
const apart = (count: number) => Array.from({ length: count }, (_, n) => pair(`w${n}`, `q${n}`));

describe('deadPairs and itemRest', () => {
  const systems = [system('none', 0, 0, 0, 0), system('some', 1, 1, 0, 0), system('most', 1, 1, 1, 0)];

  it('deadPairs returns the share of pairs that all systems pass or all fail', () => {
    expect(deadPairs(systems, apart(4))).toBe(1 / 4);
  });

  it('itemRest is positive for a pair that better systems pass, and negative for one that worse systems pass', () => {
    const against = [system('none', 0, 0, 1), system('some', 1, 0, 0), system('most', 1, 1, 0)];
    expect(itemRest(systems, apart(4)).every((correlation) => correlation > 0.4)).toBe(true);
    expect(itemRest(against, apart(3)).at(-1)).toBeLessThan(0);
  });
});

describe('effectiveCount and smallestDifference', () => {
  it('effectiveCount is the number of pairs if none share a world or a wording', () => {
    expect(effectiveCount(system('half', 1, 0, 1, 0), apart(4))).toBe(4);
  });

  it('effectiveCount is smaller if the pairs of a world, or of a wording, have the same result', () => {
    const half = system('half', 1, 1, 0, 0);
    // Sums of 1 and −1 over two worlds: a variance of 2 in place of 1.
    const worlds = [pair('a', '1'), pair('a', '2'), pair('b', '3'), pair('b', '4')];
    const wordings = worlds.map(({ world, wording }) => pair(wording, world));
    expect(effectiveCount(half, worlds)).toBe(2);
    expect(effectiveCount(half, wordings)).toBe(2);
  });

  it('effectiveCount does not depend on the difficulty of the families', () => {
    const of = [pair('a', '1'), pair('b', '2'), pair('a', '3', 'code'), pair('b', '4', 'code')];
    expect(effectiveCount(system('by family', 0, 0, 1, 1), of)).toBe(4);
  });

  it('smallestDifference follows from the variance of the differences', () => {
    // Differences of 1, 0, 1 and 0: their sum of squares about the mean is 1, over 4² pairs.
    const difference = smallestDifference(system('one', 1, 0, 1, 0), system('none', 0, 0, 0, 0), apart(4));
    expect(difference).toBeCloseTo((1.96 + 0.842) / 4, 10);
  });
});
