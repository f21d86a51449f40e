/** Scores are sorted by so many bits at a time: three times for the 31 of a positive number in single precision. */
const DIGIT = 11;
const DIGITS = 1 << DIGIT;
const SHIFTS = [0, DIGIT, 2 * DIGIT] as const;

/**
 * Documents with a score above 0, best first and of equals the later one. A world is ranked some hundred times, so they are sorted
 * by the bits of their scores in single precision, without a comparison; then those that are equal in these bits are compared.
 */
export function ranked(scores: Float64Array): Uint32Array {
  const { order, keys } = positive(scores);
  const sorted = byDigits(order, keys);
  settle(sorted, scores);
  return sorted;
}

/** Those with a score above 0, the later ones first, and the bits of their scores: of positive numbers these have the same order. */
function positive(scores: Float64Array) {
  const order = new Uint32Array(scores.length);
  const single = new Float32Array(scores.length);
  let count = 0;
  for (let document = scores.length - 1; document >= 0; document -= 1) {
    const score = scores[document] as number;
    if (!(score > 0)) continue;
    order[count] = document;
    single[count++] = score;
  }
  return { order: order.subarray(0, count), keys: new Uint32Array(single.buffer, 0, count) };
}

/** Sorts by radix, the greatest first. Of equals the first stays the first. */
function byDigits(order: Uint32Array<ArrayBuffer>, keys: Uint32Array<ArrayBuffer>): Uint32Array {
  const count = order.length;
  let [from, fromKeys] = [order, keys];
  let [to, toKeys] = [new Uint32Array(count), new Uint32Array(count)];
  for (const shift of SHIFTS) {
    const places = placesOf(fromKeys, shift);
    for (let at = 0; at < count; at += 1) {
      const key = fromKeys[at] as number;
      const place = (places[(key >>> shift) & (DIGITS - 1)] as number)++;
      to[place] = from[at] as number;
      toKeys[place] = key;
    }
    [from, fromKeys, to, toKeys] = [to, toKeys, from, fromKeys];
  }
  return from;
}

/** Where the first key with each digit comes. */
function placesOf(keys: Uint32Array, shift: number): Uint32Array {
  const places = new Uint32Array(DIGITS);
  for (let at = 0; at < keys.length; at += 1) (places[((keys[at] as number) >>> shift) & (DIGITS - 1)] as number)++;
  let before = 0;
  for (let digit = DIGITS - 1; digit >= 0; digit -= 1) {
    const count = places[digit] as number;
    places[digit] = before;
    before += count;
  }
  return places;
}

/** Puts those in order that single precision does not tell apart. They are few, and stand side by side. */
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

/** Reciprocal rank fusion's usual constant. */
const FUSION = 60;

/** The documents by the sum over the rankings of 1 / (60 + place); those that are in none are left out. */
export function fuse(documents: number, rankings: readonly Uint32Array[]): Uint32Array {
  const fused = new Float64Array(documents);
  for (const ranking of rankings)
    for (let place = 0; place < ranking.length; place += 1)
      (fused[ranking[place] as number] as number) += 1 / (FUSION + place + 1);
  return ranked(fused);
}
