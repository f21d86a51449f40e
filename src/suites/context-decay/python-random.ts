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

const WORDS = 624;

/** The distance between a word and the one that it is mixed with. */
const SHIFT = 397;

interface MersenneTwister {
  /** The next 32 bits, as a signed integer. */
  next(): number;
  /** Passes over the next `count` draws, and writes their words to the start of `into`. `tempered` makes each its draw. */
  pass(count: number, into: Int32Array): void;
}

/**
 * MT19937, the Mersenne Twister of Matsumoto and Nishimura (1998). Our own code, because the published packages seed it with
 * a single number, and cannot pass over words without computing them: most words of a conversation are never read.
 *
 * @param key up to 624 words
 */
function mersenneTwister(key: readonly number[]): MersenneTwister {
  const state = stateOfKey(key);
  // The next word of the state. After the last one, the state is replaced.
  let at = WORDS;
  return {
    next() {
      if (at === WORDS) {
        replace(state);
        at = 0;
      }
      const word = state[at] as number;
      at += 1;
      return tempered(word);
    },
    pass(count, into) {
      for (let passed = 0; passed < count; ) {
        if (at === WORDS) {
          replace(state);
          at = 0;
        }
        const together = Math.min(count - passed, WORDS - at);
        for (let i = 0; i < together; i += 1) into[passed + i] = state[at + i] as number;
        passed += together;
        at += together;
      }
    },
  };
}

function replace(state: Int32Array): void {
  let word = state[0] as number;
  for (let at = 0; at < WORDS; at += 1) {
    const next = state[at + 1 < WORDS ? at + 1 : 0] as number;
    const other = state[at < WORDS - SHIFT ? at + SHIFT : at + SHIFT - WORDS] as number;
    const joined = (word & UPPER) | (next & LOWER);
    state[at] = other ^ (joined >>> 1) ^ (-(joined & 1) & MATRIX);
    word = next;
  }
}

const UPPER = 0x80000000 | 0;
const LOWER = 0x7fffffff;
const MATRIX = 0x9908b0df | 0;

/** The draw that a word of the state gives: its bits, mixed. */
function tempered(word: number): number {
  let bits = word;
  bits ^= bits >>> 11;
  bits ^= (bits << 7) & 0x9d2c5680;
  bits ^= (bits << 15) & 0xefc60000;
  return bits ^ (bits >>> 18);
}

/** A word whose upper bits are mixed into its lower ones. */
const mixed = (word: number) => word ^ (word >>> 30);

/** The initial state for every key: the state of the seed 19650218. */
const BASE = new Int32Array(WORDS);
BASE[0] = 19650218;
for (let i = 1; i < WORDS; i += 1) BASE[i] = Math.imul(mixed(BASE[i - 1] as number), 1812433253) + i;

/** The state of a twister that is seeded with a key: `init_by_array` of its authors (2002). */
function stateOfKey(key: readonly number[]): Int32Array {
  const state = BASE.slice();
  let before = state[0] as number;
  let at = 1;
  let j = 0;
  for (let round = 0; round < WORDS; round += 1) {
    before = ((state[at] as number) ^ Math.imul(mixed(before), 1664525)) + (key[j] as number) + j;
    state[at] = before;
    at = after(at);
    j = j + 1 < key.length ? j + 1 : 0;
  }
  for (let round = 1; round < WORDS; round += 1) {
    before = ((state[at] as number) ^ Math.imul(mixed(before), 1566083941)) - at;
    state[at] = before;
    at = after(at);
  }
  state[0] = 1 << 31;
  return state;
}

/** The rounds go through the words from the second to the last, repeatedly. */
const after = (at: number) => (at + 1 < WORDS ? at + 1 : 1);
