import { describe, expect, it } from 'vitest';
import type { Measured, PairOf } from './measured.ts';
import { deadPairs, effectiveCount, itemRest, smallestDifference } from './precision.ts';

const system = (name: string, ...pairs: readonly number[]): Measured => ({
  name,
  pairs: Uint8Array.from(pairs),
  questions: new Uint8Array(),
});
const pair = (world: string, wording: string, family = 'gap'): PairOf => ({ family, world, wording });
/** As many worlds and wordings as pairs. */
const apart = (count: number) => Array.from({ length: count }, (_, n) => pair(`w${n}`, `q${n}`));

describe('pairs that tell systems apart', () => {
  const systems = [system('none', 0, 0, 0, 0), system('some', 1, 1, 0, 0), system('most', 1, 1, 1, 0)];

  it('are those that some pass and some fail', () => {
    expect(deadPairs(systems, apart(4))).toBe(1 / 4);
  });

  it('agree with the rest where better systems pass them, and go against it where worse ones do', () => {
    const against = [system('none', 0, 0, 1), system('some', 1, 0, 0), system('most', 1, 1, 0)];
    expect(itemRest(systems, apart(4)).every((correlation) => correlation > 0.4)).toBe(true);
    expect(itemRest(against, apart(3)).at(-1)).toBeLessThan(0);
  });
});

describe('how many pairs count', () => {
  it('is all of them where none share a world or a wording', () => {
    expect(effectiveCount(system('half', 1, 0, 1, 0), apart(4))).toBe(4);
  });

  it('is fewer where those of a world, or of a wording, come out alike', () => {
    const half = system('half', 1, 1, 0, 0);
    // Sums of 1 and −1 over two worlds: a variance of 2 in place of 1.
    const worlds = [pair('a', '1'), pair('a', '2'), pair('b', '3'), pair('b', '4')];
    const wordings = worlds.map(({ world, wording }) => pair(wording, world));
    expect(effectiveCount(half, worlds)).toBe(2);
    expect(effectiveCount(half, wordings)).toBe(2);
  });

  it('does not depend on how hard the families are', () => {
    const of = [pair('a', '1'), pair('b', '2'), pair('a', '3', 'code'), pair('b', '4', 'code')];
    expect(effectiveCount(system('by family', 0, 0, 1, 1), of)).toBe(4);
  });

  it('decides which difference is found', () => {
    // Differences of 1, 0, 1 and 0: their sum of squares about the mean is 1, over 4² pairs.
    const difference = smallestDifference(system('one', 1, 0, 1, 0), system('none', 0, 0, 0, 0), apart(4));
    expect(difference).toBeCloseTo((1.96 + 0.842) / 4, 10);
  });
});
