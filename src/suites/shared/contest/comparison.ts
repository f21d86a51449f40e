import { quotient } from '../../../analysis/contamination.ts';
import { LEVEL } from '../../../analysis/level.ts';
import type { Share } from '../../../protocol/outcome.ts';
import { clusteredRatio } from '../../../stats/clustered.ts';
import { pairedInterval } from '../../../stats/paired-interval.ts';
import { signFlip } from '../../../stats/sign-flip.ts';
import { wilson } from '../../../stats/wilson.ts';
import type { BoardComparison, BoardRun, Relation } from '../../../suite/board-claim.ts';

/** What two runs are compared by: a metric over some families. Fewer tokens are better, and more of anything else. */
export interface Aspect {
  readonly on: string;
  readonly metric: string;
  /** Absent: all. */
  readonly families?: readonly string[];
  readonly unit: BoardComparison['unit'];
}

export type AspectComparison = Omit<BoardComparison, 'relation' | 'telling'>;

interface Sums {
  n: number;
  onlyA: number;
  onlyB: number;
  difference: number;
}

/** Both on the tasks where both were measured; undefined where there is none. */
export function compareOn(
  a: BoardRun,
  b: BoardRun,
  { on, metric, families, unit }: Aspect,
): AspectComparison | undefined {
  const sums = new Map<string, Sums>();
  let [tasks, ofA, ofB] = [0, 0, 0];
  for (const [i, outcome] of a.outcomes.entries()) {
    if (families !== undefined && !families.includes(outcome.family)) continue;
    const [mine, theirs] = [outcome, b.outcomes[i]].map((one) => plain(one?.values[metric], unit));
    if (mine === undefined || theirs === undefined) continue;
    const one = sums.get(outcome.cluster) ?? { n: 0, onlyA: 0, onlyB: 0, difference: 0 };
    sums.set(outcome.cluster, one);
    one.n += 1;
    one.difference += mine - theirs;
    if (mine > theirs) one.onlyA += 1;
    if (theirs > mine) one.onlyB += 1;
    [tasks, ofA, ofB] = [tasks + 1, ofA + mine, ofB + theirs];
  }
  if (tasks === 0) return undefined;
  const clusters = [...sums.values()];
  const delta = clusters.reduce((sum, { difference }) => sum + difference, 0) / tasks;
  return {
    ...{ a: a.slug, b: b.slug, on, unit, tasks, templates: clusters.length },
    values: [ofA / tasks, ofB / tasks],
    delta,
    ci95: (unit === 'pass' ? pairedInterval(clusters) : meanInterval(clusters, delta)) ?? null,
    p: signFlip(clusters.map(({ difference }) => difference)).p,
  };
}

/** Without a spread over the templates the difference is the same in all of them: that is what is known of it. */
function meanInterval(clusters: readonly Sums[], delta: number): [lo: number, hi: number] | undefined {
  const { ci95 } = clusteredRatio(clusters.map(({ n, difference }) => ({ n, y: difference, x: n })));
  return ci95 ?? (clusters.length > 1 ? [delta, delta] : undefined);
}

/** A task that is right in part is not passed. */
function plain(share: Share | undefined, unit: Aspect['unit']): number | undefined {
  return unit === 'pass' && share !== undefined ? Number(share === 1) : quotient(share);
}

/** Five points of a share, or five per cent of the other's tokens: a difference that is surely smaller is none. */
const MARGIN = 0.05;

/**
 * A p above the level says nothing: a match takes an interval that leaves no room for being behind by more than the margin.
 * `p` is corrected where it has to be.
 */
export function relationOf({ unit, values, delta, ci95, p }: AspectComparison): Relation {
  const better = unit === 'tokens' ? -delta : delta;
  const significant = p <= LEVEL && delta !== 0;
  if (significant && better > 0) return 'ahead';
  const least = ci95 && (unit === 'tokens' ? -ci95[1] : ci95[0]);
  const margin = unit === 'tokens' ? MARGIN * values[1] : MARGIN;
  if (least !== null && least >= -margin) return 'matches';
  return significant ? 'behind' : 'open';
}

/** So many templates it takes until two systems that never differ are known to match. */
export function fewestTemplates(): number {
  let templates = 1;
  while (wilson(0, templates)[1] > MARGIN) templates += 1;
  return templates;
}
