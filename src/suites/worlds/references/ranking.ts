/** From this many documents on, a digit has 11 bits instead of 8. */
const MANY = 4_096;

/** Reciprocal rank fusion's usual constant. */
const FUSION = 60;

/**
 * Ranks the documents of one world. Since this happens hundreds of times for a world, it is a radix sort by the bits of the scores
 * in single precision, in arrays that are used again.
 */
export class Ranker {
  /** Bits of a digit. A key has two digits. */
  readonly #digit: number;
  /** For each value of a digit, the place of the next document with it. */
  readonly #places: Uint32Array;
  readonly #single: Float32Array;
  /** The same memory as the scores in single precision: the bits of positive numbers have the numbers' order. */
  readonly #keys: Uint32Array;
  readonly #order: Uint32Array;
  readonly #otherOrder: Uint32Array;
  readonly #fused: Float64Array;

  constructor(documents: number) {
    this.#digit = documents < MANY ? 8 : 11;
    this.#places = new Uint32Array(1 << this.#digit);
    this.#single = new Float32Array(documents);
    this.#keys = new Uint32Array(this.#single.buffer);
    this.#order = new Uint32Array(documents);
    this.#otherOrder = new Uint32Array(documents);
    this.#fused = new Float64Array(documents);
  }

  /** Documents with a score above 0, best first and of equals the later one. */
  ranked(scores: Float64Array): Uint32Array {
    const [keys, order] = [this.#keys, this.#order];
    this.#single.set(scores);
    let [count, lowest, highest] = [0, 0xffffffff, 0];
    for (let document = scores.length - 1; document >= 0; document -= 1) {
      if (!((scores[document] as number) > 0)) continue;
      const key = keys[document] as number;
      if (key < lowest) lowest = key;
      if (key > highest) highest = key;
      order[count] = document;
      count += 1;
    }
    // As many high bits of the keys as two digits have, above the lowest key.
    const shift = Math.max(0, 32 - Math.clz32(highest - lowest) - 2 * this.#digit);
    this.#sortByDigit(order, this.#otherOrder, count, lowest, shift);
    const sorted = new Uint32Array(count);
    this.#sortByDigit(this.#otherOrder, sorted, count, lowest, shift + this.#digit);
    sortEqualKeys(sorted, scores);
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

  /** Sorts documents by one digit of their keys, the greatest first. Of equals the first stays the first. */
  #sortByDigit(order: Uint32Array, sorted: Uint32Array, count: number, lowest: number, shift: number): void {
    const keys = this.#keys;
    const places = this.#places.fill(0);
    const mask = places.length - 1;
    for (let at = 0; at < count; at += 1)
      (places[(((keys[order[at] as number] as number) - lowest) >>> shift) & mask] as number) += 1;
    let before = 0;
    for (let digit = mask; digit >= 0; digit -= 1) {
      const same = places[digit] as number;
      places[digit] = before;
      before += same;
    }
    for (let at = 0; at < count; at += 1) {
      const document = order[at] as number;
      sorted[(places[(((keys[document] as number) - lowest) >>> shift) & mask] as number)++] = document;
    }
  }
}

/** Sorts documents with equal keys by their scores. They are few and adjacent, so an insertion sort suffices. */
function sortEqualKeys(order: Uint32Array, scores: Float64Array): void {
  for (let at = 1; at < order.length; at += 1) {
    const document = order[at] as number;
    const score = scores[document] as number;
    let place = at;
    for (; place > 0 && (scores[order[place - 1] as number] as number) < score; place -= 1)
      order[place] = order[place - 1] as number;
    order[place] = document;
  }
}
