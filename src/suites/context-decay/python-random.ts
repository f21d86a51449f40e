import { mersenneTwister, tempered } from './mersenne-twister.ts';

/** CPython 3.11's `random.Random`: exactly the same draws from the same integer seed. */
export interface PythonRandom {
  /** A double in [0, 1) with 53 random bits. */
  random(): number;
  /** An integer from 0 up to, but not including, n. n is at most 2³² − 1. */
  below(n: number): number;
  /** An integer from `low` to `high`, both included. */
  randint(low: number, high: number): number;
  /** `low` and `high` are doubles. Rounding can give `high` itself. */
  uniform(low: number, high: number): number;
  choice<T>(items: readonly T[]): T;
  /** k items with replacement, all equally likely. */
  choices<T>(items: readonly T[], k: number): T[];
  /** Draws k doubles, which `passed` reads from `into`. Most of them are never read. */
  pass(k: number, into: Int32Array): void;
  /** k items without replacement, in the order in which they are drawn. */
  sample<T>(items: readonly T[], k: number): T[];
}

const TWO_26 = 2 ** 26;
const TWO_32 = 2 ** 32;
const TWO_53 = 2 ** 53;

/**
 * CPython seeds the Mersenne Twister with the 32-bit words of the seed's absolute value, lowest first.
 *
 * @throws RangeError if the seed is not a safe integer, or if a draw is from nothing or from too much
 */
export function pythonRandom(seed: number): PythonRandom {
  if (!Number.isSafeInteger(seed)) throw new RangeError(`a seed must be a safe integer, got ${seed}`);
  const size = Math.abs(seed);
  const high = Math.floor(size / TWO_32);
  const engine = mersenneTwister(high === 0 ? [size | 0] : [size | 0, high]);

  const random = () => {
    const upper = engine.next();
    return double(upper, engine.next());
  };
  // As many bits as n has, drawn again until they are below n (`_randbelow_with_getrandbits`).
  const below = (n: number) => {
    if (n >>> 0 !== n || n === 0) throw new RangeError(`cannot draw below ${n}`);
    const unused = Math.clz32(n);
    let drawn = engine.next() >>> unused;
    while (drawn >= n) drawn = engine.next() >>> unused;
    return drawn;
  };
  const choice = <T>(items: readonly T[]) => items[below(items.length)] as T;

  return {
    random,
    below,
    randint: (low, high) => low + below(high - low + 1),
    uniform: (low, high) => low + (high - low) * random(),
    choice,
    pass: (k, into) => engine.pass(2 * k, into),
    choices: (items, k) =>
      Array.from({ length: k }, () => items[Math.floor(random() * items.length)] as (typeof items)[number]),
    sample: (items, k) => sample(below, items, k),
  };
}

/** A double of 27 and 26 bits. */
const double = (upper: number, lower: number) => ((upper >>> 5) * TWO_26 + (lower >>> 6)) / TWO_53;

/** The i-th of the doubles that `pass` drew. */
export function passed(from: Int32Array, i: number): number {
  return double(tempered(from[2 * i] as number), tempered(from[2 * i + 1] as number));
}

/** CPython copies a small population, and draws from the rest of it. From a large one it draws indices until one is new. */
function sample<T>(below: (n: number) => number, items: readonly T[], k: number): T[] {
  const n = items.length;
  if (!(k >= 0 && k <= n)) throw new RangeError(`cannot draw ${k} of ${n} items`);
  // The size of a set of k indices by CPython's formula. Up to this n, a list of n pointers is smaller.
  const setSize = 21 + (k > 5 ? 4 ** Math.ceil(Math.log(k * 3) / Math.log(4)) : 0);
  if (n <= setSize) {
    const pool = [...items];
    return Array.from({ length: k }, (_, i) => {
      const at = below(n - i);
      const drawn = pool[at] as T;
      pool[at] = pool[n - i - 1] as T;
      return drawn;
    });
  }
  const indices = new Set<number>();
  while (indices.size < k) indices.add(below(n));
  return [...indices].map((index) => items[index] as T);
}
