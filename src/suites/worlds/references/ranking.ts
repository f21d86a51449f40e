/** Documents of a world from which on their order needs digits with more values. */
const MANY = 4_096;

/** Reciprocal rank fusion's usual constant. */
const FUSION = 60;

/**
 * Ranks the documents of one world. A world is ranked some hundred times, so documents are sorted by radix, without a comparison,
 * by the bits of their scores in single precision, and in arrays that are used again.
 */
export class Ranker {
  /** Bits of a digit. A key has two digits. */
  readonly #digit: number;
  /** For each value of the low digit and then of the high one, the place of the next key with it. */
  readonly #places: Uint32Array;
  readonly #order: Uint32Array;
  readonly #keys: Uint32Array;
  /** The same memory as the keys: the bits of positive numbers have the numbers' order. */
  readonly #single: Float32Array;
  readonly #otherOrder: Uint32Array;
  readonly #otherKeys: Uint32Array;
  readonly #fused: Float64Array;

  constructor(documents: number) {
    this.#digit = documents < MANY ? 8 : 11;
    this.#places = new Uint32Array(2 << this.#digit);
    this.#order = new Uint32Array(documents);
    this.#keys = new Uint32Array(documents);
    this.#single = new Float32Array(this.#keys.buffer);
    this.#otherOrder = new Uint32Array(documents);
    this.#otherKeys = new Uint32Array(documents);
    this.#fused = new Float64Array(documents);
  }

  /** Documents with a score above 0, best first and of equals the later one. */
  ranked(scores: Float64Array): Uint32Array {
    const count = this.#takePositive(scores);
    this.#shortenKeys(count);
    const sorted = this.#sort(count);
    settle(sorted, scores);
    return sorted;
  }

  /** The documents by the sum over the rankings of 1 / (60 + place); those that are in none are left out. */
  fuse(rankings: readonly Uint32Array[]): Uint32Array {
    const fused = this.#fused.fill(0);
    for (const ranking of rankings)
      for (let place = 0; place < ranking.length; place += 1)
        (fused[ranking[place] as number] as number) += 1 / (FUSION + place + 1);
    return this.ranked(fused);
  }

  /** Takes the documents with a score above 0, the later ones first. Returns how many there are. */
  #takePositive(scores: Float64Array): number {
    const order = this.#order;
    const single = this.#single;
    let count = 0;
    for (let document = scores.length - 1; document >= 0; document -= 1) {
      const score = scores[document] as number;
      if (!(score > 0)) continue;
      order[count] = document;
      single[count] = score;
      count += 1;
    }
    return count;
  }

  /** Leaves as many high bits of the keys as two digits have, above the lowest key. Counts the digits. */
  #shortenKeys(count: number): void {
    const keys = this.#keys;
    const digit = this.#digit;
    const places = this.#places.fill(0);
    const high = 1 << digit;
    let [lowest, highest] = [0xffffffff, 0];
    for (let at = 0; at < count; at += 1) {
      const key = keys[at] as number;
      if (key < lowest) lowest = key;
      if (key > highest) highest = key;
    }
    const shift = Math.max(0, 32 - Math.clz32(highest - lowest) - 2 * digit);
    for (let at = 0; at < count; at += 1) {
      const key = ((keys[at] as number) - lowest) >>> shift;
      keys[at] = key;
      (places[key & (high - 1)] as number) += 1;
      (places[high + (key >>> digit)] as number) += 1;
    }
  }

  /** Sorts by the low digit, then by the high one, the greatest first. Of equals the first stays the first. */
  #sort(count: number): Uint32Array {
    const digit = this.#digit;
    const mask = (1 << digit) - 1;
    const [low, high] = [this.#places.subarray(0, mask + 1), this.#places.subarray(mask + 1)];
    const [order, keys, otherOrder, otherKeys] = [this.#order, this.#keys, this.#otherOrder, this.#otherKeys];
    countsToPlaces(low);
    for (let at = 0; at < count; at += 1) {
      const key = keys[at] as number;
      const place = (low[key & mask] as number)++;
      otherOrder[place] = order[at] as number;
      otherKeys[place] = key;
    }
    countsToPlaces(high);
    const sorted = new Uint32Array(count);
    for (let at = 0; at < count; at += 1)
      sorted[(high[(otherKeys[at] as number) >>> digit] as number)++] = otherOrder[at] as number;
    return sorted;
  }
}

/** How many keys have a digit → where the first of them comes. */
function countsToPlaces(places: Uint32Array): void {
  let before = 0;
  for (let digit = places.length - 1; digit >= 0; digit -= 1) {
    const count = places[digit] as number;
    places[digit] = before;
    before += count;
  }
}

/** Puts those in order whose keys are equal. They are few, and stand side by side. */
function settle(order: Uint32Array, scores: Float64Array): void {
  for (let at = 1; at < order.length; at += 1) {
    const document = order[at] as number;
    const score = scores[document] as number;
    let place = at;
    for (; place > 0 && (scores[order[place - 1] as number] as number) < score; place -= 1)
      order[place] = order[place - 1] as number;
    order[place] = document;
  }
}
