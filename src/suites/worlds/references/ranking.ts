/** Documents with a score, best first and of equals the later one. */
export function ranked(scores: Float64Array): readonly number[] {
  // Typed arrays are sorted without a callback: a world is ranked some hundred times.
  const ascending = positive(scores).sort();
  const order = new Array<number>(ascending.length);
  const placed = new Uint32Array(ascending.length);
  for (let document = scores.length - 1; document >= 0; document -= 1) {
    const score = scores[document] as number;
    if (!(score > 0)) continue;
    const end = endOf(ascending, score);
    order[ascending.length - end + (placed[end - 1] as number)] = document;
    placed[end - 1] = (placed[end - 1] as number) + 1;
  }
  return order;
}

function positive(scores: Float64Array): Float64Array {
  const found = new Float64Array(scores.length);
  let count = 0;
  for (let document = 0; document < scores.length; document += 1) {
    const score = scores[document] as number;
    if (score > 0) found[count++] = score;
  }
  return found.subarray(0, count);
}

/** Behind the last of those that are not above the score. */
function endOf(ascending: Float64Array, score: number): number {
  let [from, to] = [0, ascending.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((ascending[middle] as number) <= score) from = middle + 1;
    else to = middle;
  }
  return to;
}

/** Reciprocal rank fusion's usual constant. */
const FUSION = 60;

/** The documents by the sum over the rankings of 1 / (60 + place); those that are in none are left out. */
export function fuse(documents: number, rankings: readonly (readonly number[])[]): readonly number[] {
  const fused = new Float64Array(documents);
  for (const ranking of rankings)
    for (let place = 0; place < ranking.length; place += 1) {
      const document = ranking[place] as number;
      fused[document] = (fused[document] as number) + 1 / (FUSION + place + 1);
    }
  return ranked(fused);
}
