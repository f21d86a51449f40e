/** What a run costs and what comes of it: less cost and more quality are better. */
export interface Bargain {
  readonly cost: number;
  readonly quality: number;
}

/**
 * The Pareto frontier: whom nobody beats in one of the two without being worse in the other. The cheapest first; runs
 * that are alike in both stand side by side, in the order in which they came. O(n log n).
 */
export function frontier<B extends Bargain>(all: readonly B[]): readonly B[] {
  const ordered = [...all].sort((a, b) => a.cost - b.cost || b.quality - a.quality);
  const found: B[] = [];
  for (const one of ordered) {
    const best = found.at(-1);
    const same = best !== undefined && one.cost === best.cost && one.quality === best.quality;
    if (best === undefined || one.quality > best.quality || same) found.push(one);
  }
  return found;
}
