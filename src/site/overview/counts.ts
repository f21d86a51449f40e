import type { Tier } from '../../verify/tier.ts';
import type { ShownBundle, ShownEntry } from '../board/entries.ts';

/** The number of entries and runs of the board, in words. */
export function counts(entries: readonly ShownEntry[]) {
  const runs = entries.flatMap(({ bundles }) => bundles);
  const systems = entries.filter(({ entry }) => entry.kind === 'system').length;
  return {
    systems: many(systems, 'system'),
    others: many(entries.length - systems, 'example, reference or control', 'examples, references and controls'),
    suites: many(new Set(runs.map(({ scorecard }) => scorecard.suite.id)).size, 'suite'),
    runs: many(runs.length, 'run'),
    /** Who made the runs, such as `3 by the board, 5 its own or computed, 1 claimed`. */
    made: madeBy(runs),
  };
}

function madeBy(runs: readonly ShownBundle[]): string {
  const of = (...tiers: readonly Tier[]) => runs.filter(({ tier }) => tiers.includes(tier)).length;
  const counted = [
    [of('board-run'), 'by the board'],
    [of('own', 'computed'), 'its own or computed'],
    [of('self-reported', 'replayed', 're-asked'), 'claimed'],
  ] as const;
  return counted
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count} ${what}`)
    .join(', ');
}

const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;
