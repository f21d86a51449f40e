import { describe, expect, it } from 'vitest';
import { randomWords } from './random-words.ts';

const MASK = (1n << 32n) - 1n;

/** The published recurrence in unbounded integers, cut to 32 bits at each step. */
function slowWords(seed: number, count: number): number[] {
  let [a, b, c, counter] = [0n, BigInt.asUintN(32, BigInt(seed)), 0n, 1n];
  const words: number[] = [];
  for (let i = 0; i < 15 + count; i++) {
    const word = (a + b + counter) & MASK;
    [a, b, c] = [b ^ (b >> 9n), (c + (c << 3n)) & MASK, (((c << 21n) | (c >> 11n)) + word) & MASK];
    counter = (counter + 1n) & MASK;
    words.push(Number(word));
  }
  return words.slice(15);
}

describe('randomWords', () => {
  it.each([0, 1, 20100, 2 ** 32 - 1, -7])('follows the published recurrence from seed %i', (seed) => {
    const next = randomWords(seed);
    expect(Array.from({ length: 1000 }, next)).toEqual(slowWords(seed, 1000));
  });

  it('sets every bit about half the time', () => {
    const next = randomWords(1);
    const set = new Array<number>(32).fill(0);
    for (let i = 0; i < 10_000; i++) {
      const word = next();
      for (let bit = 0; bit < 32; bit++) set[bit] = (set[bit] ?? 0) + ((word >>> bit) & 1);
    }
    // Five standard deviations of 10,000 fair coins.
    for (const count of set) expect(Math.abs(count - 5000)).toBeLessThan(250);
  });

  it('rejects a seed that is not an integer', () => {
    expect(() => randomWords(0.5)).toThrow(RangeError);
  });
});
