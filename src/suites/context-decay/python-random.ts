import { mersenneFromState } from 'pure-rand/generator/mersenne';
import { stateOfKey } from './mersenne-seed.ts';

/** CPython 3.11's `random.Random`: the same draws from the same integer seed, word for word. */
export interface PythonRandom {
  /** A double in [0, 1) with 53 random bits. */
  random(): number;
  /** A whole number from 0 up to, not including, n; n is at most 2³² − 1. */
  below(n: number): number;
  /** A whole number from `low` to `high`, both included. */
  randint(low: number, high: number): number;
  /** `low` and `high` are doubles; rounding can hit `high` itself. */
  uniform(low: number, high: number): number;
  choice<T>(items: readonly T[]): T;
  /** k items with replacement, all equally likely. */
  choices<T>(items: readonly T[], k: number): T[];
  /** Writes the places of what `choices` would draw from n items over the first k of `into`. */
  places(n: number, k: number, into: number[]): void;
  /** k items without replacement, in the order of their drawing. */
  sample<T>(items: readonly T[], k: number): T[];
}

const TWO_26 = 2 ** 26;
const TWO_32 = 2 ** 32;
const TWO_53 = 2 ** 53;

/**
 * CPython seeds the Mersenne Twister by the 32-bit words of the seed's absolute value, the lowest first.
 *
 * @throws RangeError when the seed is no safe integer, or when a draw is asked from nothing or from too much
 */
export function pythonRandom(seed: number): PythonRandom {
  if (!Number.isSafeInteger(seed)) throw new RangeError(`a seed must be a safe integer, got ${seed}`);
  const size = Math.abs(seed);
  const high = Math.floor(size / TWO_32);
  const seeded = stateOfKey(high === 0 ? [size | 0] : [size | 0, high]);
  const engine = mersenneFromState([0, ...seeded]);
  // The seeded words are the twister's raw material: its draws begin with those it makes of them.
  for (const _ of seeded) engine.next();

  const random = () => {
    const upper = engine.next() >>> 5;
    const lower = engine.next() >>> 6;
    return (upper * TWO_26 + lower) / TWO_53;
  };
  // As many bits as n itself has, drawn again until they are below it (`_randbelow_with_getrandbits`).
  const below = (n: number) => {
    if (!(Number.isInteger(n) && n > 0 && n < TWO_32)) throw new RangeError(`cannot draw below ${n}`);
    const unused = Math.clz32(n);
    let drawn = engine.next() >>> unused;
    while (drawn >= n) drawn = engine.next() >>> unused;
    return drawn;
  };
  const places = (n: number, k: number, into: number[]) => {
    for (let i = 0; i < k; i += 1) into[i] = Math.floor(random() * n);
  };
  const choice = <T>(items: readonly T[]) => items[below(items.length)] as T;

  return {
    random,
    below,
    randint: (low, high) => low + below(high - low + 1),
    uniform: (low, high) => low + (high - low) * random(),
    choice,
    places,
    choices: (items, k) => {
      const drawn: number[] = [];
      places(items.length, k, drawn);
      return drawn.map((place) => items[place] as (typeof items)[number]);
    },
    sample: (items, k) => sample(below, items, k),
  };
}

/** CPython copies a small population and draws from what is left of it; of a large one it draws places until one is new. */
function sample<T>(below: (n: number) => number, items: readonly T[], k: number): T[] {
  const n = items.length;
  if (!(k >= 0 && k <= n)) throw new RangeError(`cannot draw ${k} of ${n} items`);
  // What a set of k places takes in memory, by CPython's reckoning: a list of n pointers is smaller up to there.
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
  const places = new Set<number>();
  while (places.size < k) places.add(below(n));
  return [...places].map((place) => items[place] as T);
}
