import { shareValue } from '../../../analysis/wins.ts';
import type { Share } from '../../../protocol/outcome.ts';
import { clusteredRatio } from '../../../stats/clustered.ts';
import { pairedInterval } from '../../../stats/paired.ts';
import { signFlip } from '../../../stats/sign-flip.ts';
import { isSignificant } from '../../../stats/significance.ts';
import { wilson } from '../../../stats/wilson.ts';
import type { BoardComparison, EntryRun, Relation } from '../../../suite/claim.ts';

/** What two runs are compared by: a metric over some families. For tokens, less is better; otherwise, more. */
export interface Aspect {
  readonly on: string;
  readonly metric: string;
  /** Absent for all families. */
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

/** Compares two runs on the tasks that both measured. Undefined if there are none. */
export function compareOn(
  a: EntryRun,
  b: EntryRun,
  { on, metric, families, unit }: Aspect,
): AspectComparison | undefined {
  const sums = new Map<string, Sums>();
  let [tasks, ofA, ofB] = [0, 0, 0];
  for (const [i, outcome] of a.outcomes.entries()) {
    if (families !== undefined && !families.includes(outcome.family)) continue;
    const [valueA, valueB] = [outcome, b.outcomes[i]].map((one) => plain(one?.values[metric], unit));
    if (valueA === undefined || valueB === undefined) continue;
    const one = sums.get(outcome.cluster) ?? { n: 0, onlyA: 0, onlyB: 0, difference: 0 };
    sums.set(outcome.cluster, one);
    one.n += 1;
    one.difference += valueA - valueB;
    if (valueA > valueB) one.onlyA += 1;
    if (valueB > valueA) one.onlyB += 1;
    [tasks, ofA, ofB] = [tasks + 1, ofA + valueA, ofB + valueB];
  }
  if (tasks === 0) return undefined;
  const clusters = [...sums.values()];
  const delta = clusters.reduce((sum, { difference }) => sum + difference, 0) / tasks;
  return {
    a: a.slug,
    b: b.slug,
    on,
    unit,
    tasks,
    templates: clusters.length,
    values: [ofA / tasks, ofB / tasks],
    delta,
    ci95: (unit === 'pass' ? pairedInterval(clusters) : meanInterval(clusters, delta)) ?? null,
    p: signFlip(clusters.map(({ difference }) => difference)).p,
  };
}

/** Without a spread over the templates, all of them have the same difference, which is then the interval. */
function meanInterval(clusters: readonly Sums[], delta: number): [lo: number, hi: number] | undefined {
  const { ci95 } = clusteredRatio(clusters.map(({ n, difference }) => ({ n, y: difference, x: n })));
  return ci95 ?? (clusters.length > 1 ? [delta, delta] : undefined);
}

/** A task that is right in part has not passed. */
function plain(share: Share | undefined, unit: Aspect['unit']): number | undefined {
  return unit === 'pass' && share !== undefined ? Number(share === 1) : shareValue(share);
}

/**
 * Five points of a share, or five per cent of the other's tokens. If a difference is significantly smaller, the two are equal.
 */
const MARGIN = 0.05;

/**
 * A p above the level shows nothing. Two systems match only if the interval excludes being behind by more than the margin. `p`
 * must be corrected for the number of tests.
 */
export function relationOf({ unit, values, delta, ci95, p }: AspectComparison): Relation {
  const better = unit === 'tokens' ? -delta : delta;
  const significant = isSignificant(p) && delta !== 0;
  if (significant && better > 0) return 'ahead';
  const least = ci95 && (unit === 'tokens' ? -ci95[1] : ci95[0]);
  const margin = unit === 'tokens' ? MARGIN * values[1] : MARGIN;
  if (least !== null && least >= -margin) return 'matches';
  return significant ? 'behind' : 'open';
}

/** The number of templates that is needed to show that two systems that never differ match. */
export function fewestTemplates(): number {
  let templates = 1;
  while (wilson(0, templates)[1] > MARGIN) templates += 1;
  return templates;
}
