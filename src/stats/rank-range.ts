/** What comparing two systems showed: which one is significantly better, or null when neither is. */
export interface PairResult {
  readonly better: 'a' | 'b' | null;
}

/** The ranks a system may hold, 1 being the best. */
export interface RankRange {
  readonly name: string;
  readonly best: number;
  readonly worst: number;
}

/**
 * The ranks that the significant comparisons leave open to each system: from 1 + the systems significantly better than
 * it, to N − those significantly worse (Klein, Wright & Wieczorek 2020, "A joint confidence region for an overall
 * ranking of populations", JRSS C 69, 589–606). All ranges hold at once at the level of the comparisons if those were
 * adjusted for one another, such as by Holm.
 *
 * @param names the systems, each once
 * @param compare the result for a and b; asked once per pair, a standing before b in names
 * @returns one range per system, in the order of names
 * @throws RangeError when a name comes twice
 */
export function rankRanges(names: readonly string[], compare: (a: string, b: string) => PairResult): RankRange[] {
  if (new Set(names).size !== names.length) throw new RangeError('every system must be named once');
  const ranges = names.map((name) => ({ name, best: 1, worst: names.length }));
  for (const [i, a] of ranges.entries()) {
    for (const b of ranges.slice(i + 1)) {
      const { better } = compare(a.name, b.name);
      if (better === null) continue;
      const [winner, loser] = better === 'a' ? [a, b] : [b, a];
      winner.worst -= 1;
      loser.best += 1;
    }
  }
  return ranges;
}
