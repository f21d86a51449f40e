const WORDS = 624;

/** A word whose upper bits are mixed into its lower ones. */
const mixed = (word: number) => word ^ (word >>> 30);

/** What every key starts from: the state of the seed 19650218. */
const BASE = new Int32Array(WORDS);
BASE[0] = 19650218;
for (let i = 1; i < WORDS; i += 1) BASE[i] = Math.imul(mixed(BASE[i - 1] as number), 1812433253) + i;

/**
 * The state of the Mersenne Twister that is seeded by a key of 32-bit words: `init_by_array` of its authors (Matsumoto and
 * Nishimura 2002).
 *
 * @param key at most 624 words
 */
export function stateOfKey(key: readonly number[]): Int32Array {
  const state = BASE.slice();
  let before = state[0] as number;
  for (let round = 1; round <= WORDS; round += 1) {
    const j = (round - 1) % key.length;
    before = put(state, round, Math.imul(mixed(before), 1664525), (key[j] as number) + j);
  }
  // So many rounds over one word less: the second pass goes on one word further.
  for (let round = WORDS + 1; round < 2 * WORDS; round += 1) {
    before = put(state, round, Math.imul(mixed(before), 1566083941), -place(round));
  }
  state[0] = 1 << 31;
  return state;
}

/** Rounds go over the words from the second to the last, again and again. */
const place = (round: number) => 1 + ((round - 1) % (WORDS - 1));

function put(state: Int32Array, round: number, mask: number, added: number): number {
  const at = place(round);
  state[at] = ((state[at] as number) ^ mask) + added;
  return state[at] as number;
}
