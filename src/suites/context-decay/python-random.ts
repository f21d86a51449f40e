import { mersenneFromState } from 'pure-rand/generator/mersenne';

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
  /** Writes the indices that `choices` would draw from n items to the first k elements of `into`. */
  drawIndices(n: number, k: number, into: number[]): void;
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
  const seeded = stateOfKey(high === 0 ? [size | 0] : [size | 0, high]);
  const engine = mersenneFromState([0, ...seeded]);
  // The seeded words are the state before the first round. The draws come from the words after it.
  for (const _ of seeded) engine.next();

  const random = () => {
    const upper = engine.next() >>> 5;
    const lower = engine.next() >>> 6;
    return (upper * TWO_26 + lower) / TWO_53;
  };
  // As many bits as n has, drawn again until they are below n (`_randbelow_with_getrandbits`).
  const below = (n: number) => {
    if (!(Number.isInteger(n) && n > 0 && n < TWO_32)) throw new RangeError(`cannot draw below ${n}`);
    const unused = Math.clz32(n);
    let drawn = engine.next() >>> unused;
    while (drawn >= n) drawn = engine.next() >>> unused;
    return drawn;
  };
  const drawIndices = (n: number, k: number, into: number[]) => {
    for (let i = 0; i < k; i += 1) into[i] = Math.floor(random() * n);
  };
  const choice = <T>(items: readonly T[]) => items[below(items.length)] as T;

  return {
    random,
    below,
    randint: (low, high) => low + below(high - low + 1),
    uniform: (low, high) => low + (high - low) * random(),
    choice,
    drawIndices,
    choices: (items, k) => {
      const drawn: number[] = [];
      drawIndices(items.length, k, drawn);
      return drawn.map((index) => items[index] as (typeof items)[number]);
    },
    sample: (items, k) => sample(below, items, k),
  };
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

const WORDS = 624;

/** A word whose upper bits are mixed into its lower ones. */
const mixed = (word: number) => word ^ (word >>> 30);

/** The initial state for every key: the state of the seed 19650218. */
const BASE = new Int32Array(WORDS);
BASE[0] = 19650218;
for (let i = 1; i < WORDS; i += 1) BASE[i] = Math.imul(mixed(BASE[i - 1] as number), 1812433253) + i;

/**
 * The state of a Mersenne Twister that is seeded with a key of 32-bit words: `init_by_array` of its authors (Matsumoto and
 * Nishimura 2002). Our own code, because pure-rand seeds its twister with a single number.
 *
 * @param key at most 624 words
 */
function stateOfKey(key: readonly number[]): Int32Array {
  const state = BASE.slice();
  let before = state[0] as number;
  for (let round = 1; round <= WORDS; round += 1) {
    const j = (round - 1) % key.length;
    before = put(state, round, Math.imul(mixed(before), 1664525), (key[j] as number) + j);
  }
  // The first pass had one round more than there are words from the second on, so this pass starts one word further.
  for (let round = WORDS + 1; round < 2 * WORDS; round += 1) {
    before = put(state, round, Math.imul(mixed(before), 1566083941), -position(round));
  }
  state[0] = 1 << 31;
  return state;
}

/** The rounds go through the words from the second to the last, repeatedly. */
const position = (round: number) => 1 + ((round - 1) % (WORDS - 1));

function put(state: Int32Array, round: number, mask: number, added: number): number {
  const at = position(round);
  state[at] = ((state[at] as number) ^ mask) + added;
  return state[at] as number;
}
