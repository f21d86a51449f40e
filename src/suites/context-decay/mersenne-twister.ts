const WORDS = 624;

/** The distance between a word and the one that it is mixed with. */
const SHIFT = 397;

export interface MersenneTwister {
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
export function mersenneTwister(key: readonly number[]): MersenneTwister {
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
export function tempered(word: number): number {
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
