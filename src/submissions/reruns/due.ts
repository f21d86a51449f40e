import { adapterFolder } from '../../board/own-folders.ts';
import { type AsOf, isEarlier, isOwnRun, type ShownBundle, type ShownEntry } from '../../site/board/entries.ts';
import { isStale } from '../../site/board/freshness.ts';
import { boardRunObstacles } from '../../verify/tier.ts';
import { serialMs } from '../check/legs.ts';
import { imageOf } from '../rules/agreement.ts';

/**
 * Why the board should run an entry again, the most urgent first: its run is of an earlier version of the suite; the board never
 * ran it, as its pull request was merged before that; the board's last run did not count; or the run is old.
 */
export const REASONS = ['version', 'never-run', 'unusable', 'age'] as const;

export type Reason = (typeof REASONS)[number];

/** An entry of which the board should run some suites again. */
export interface Due {
  readonly slug: string;
  readonly suites: readonly string[];
  /** The most urgent one of its suites. */
  readonly reason: Reason;
  /** How long the runs should take one after another, at the pace of the shown ones. */
  readonly minutes: number;
  /** When the board last recorded a run of these suites, ISO 8601; empty where it never did. */
  readonly last: string;
}

/** Minutes that a job takes besides the run: to start, to pull the image, to verify. */
const OVERHEAD_MINUTES = 5;

/** Of which entries a run by the board is due, the most urgent first; of equally urgent ones those that waited longest. */
export function dueEntries(entries: readonly ShownEntry[], asOf: AsOf): readonly Due[] {
  const due = entries.flatMap((shown): Due[] => {
    const found = shown.bundles.flatMap((bundle) => {
      const reason = canRun(shown, bundle) ? reasonFor(bundle, asOf) : undefined;
      return reason === undefined ? [] : [{ bundle, reason }];
    });
    const reason = REASONS.find((one) => found.some((of) => of.reason === one));
    if (reason === undefined) return [];
    const minutes = found.reduce((sum, { bundle }) => sum + OVERHEAD_MINUTES + serialMs(bundle.timing) / 60_000, 0);
    const last = found
      .flatMap(({ bundle }) => bundle.receipt?.date ?? [])
      .sort()
      .at(-1);
    const suites = found.map(({ bundle }) => bundle.suite.description.id);
    return [{ slug: shown.entry.slug, suites, reason, minutes: Math.ceil(minutes), last: last ?? '' }];
  });
  const order = ({ reason, last, slug }: Due) => [REASONS.indexOf(reason), last, slug].join(' ');
  return due.toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
}

/** Whether the board has all that a run needs: the image, or the folder of an entry of its own, and the data. */
function canRun({ entry }: ShownEntry, bundle: ShownBundle): boolean {
  const { manifest } = bundle.submitted ?? bundle;
  const own = isOwnRun(bundle) ? adapterFolder(entry) : undefined;
  if (imageOf(entry) === undefined && own === undefined) return false;
  return boardRunObstacles(manifest, own).length === 0;
}

function reasonFor(bundle: ShownBundle, asOf: AsOf): Reason | undefined {
  if (isEarlier(bundle)) return 'version';
  if (bundle.claim?.verdict === 'unusable') return 'unusable';
  if (bundle.submitted === undefined) return 'never-run';
  return isStale(bundle, asOf) ? 'age' : undefined;
}

/**
 * As many of the entries that are due, in their order, as fit into a budget of runner minutes. One entry counts as half of the
 * budget at most: otherwise a long entry would never be run, and an entry that states wrong times would keep all others waiting.
 */
export function withinBudget(due: readonly Due[], minutes: number, most: number): readonly Due[] {
  const planned: Due[] = [];
  let spent = 0;
  for (const one of due.slice(0, most)) {
    spent += Math.min(one.minutes, minutes / 2);
    if (spent > minutes) break;
    planned.push(one);
  }
  return planned;
}
