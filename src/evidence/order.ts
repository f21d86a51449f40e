import { keyed } from './digest.ts';

const ROUNDS = 6;

/**
 * A keyed permutation of 0…n−1 and its inverse, in constant memory: the item at a position of the run, and the position of an
 * item. A Feistel network over the next even power of two, repeated until the value is inside the range (Black & Rogaway 2002).
 * It hides the dataset's order from the adapter.
 */
export function keyedOrder(nonce: string, size: number) {
  const half = Math.ceil((32 - Math.clz32(Math.max(2, size) - 1)) / 2);
  const mask = 2 ** half - 1;
  const material = keyed(nonce, 'order');
  const keys = Array.from({ length: ROUNDS }, (_, i) => Number.parseInt(material.slice(i * 8, i * 8 + 8), 16));

  const forward = (value: number) => {
    let [left, right] = [Math.floor(value / 2 ** half), value & mask];
    for (const key of keys) [left, right] = [right, left ^ (mix(right, key) & mask)];
    return left * 2 ** half + right;
  };
  const backward = (value: number) => {
    let [left, right] = [Math.floor(value / 2 ** half), value & mask];
    for (const key of keys.toReversed()) [left, right] = [right ^ (mix(left, key) & mask), left];
    return left * 2 ** half + right;
  };
  return { itemAt: walk(forward, size), positionOf: walk(backward, size) };
}

function walk(step: (value: number) => number, size: number): (value: number) => number {
  return (start) => {
    if (!Number.isInteger(start) || start < 0 || start >= size)
      throw new RangeError(`${start} is not in 0…${size - 1}`);
    let value = step(start);
    while (value >= size) value = step(value);
    return value;
  };
}

/** The finaliser of MurmurHash3, keyed. */
function mix(value: number, key: number): number {
  let h = (value ^ key) >>> 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
