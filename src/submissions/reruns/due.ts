import { adapterFolder } from '../../board/own-folders.ts';
import { imageOf } from '../../evidence/entry.ts';
import { MOST_RUNS, type Receipt } from '../../evidence/receipt.ts';
import { type AsOf, isEarlier, isOwnRun, type ShownBundle, type ShownEntry } from '../../site/board/entries.ts';
import { isStale } from '../../site/board/tier-view.ts';
import { brokeEvaluation, failuresIn, isProvisional, MOST_FAILURES } from '../../verify/counting-receipts.ts';
import { boardRunObstacles } from '../../verify/tier.ts';
import { runsFresh, serialMs } from '../rerun-jobs.ts';

/**
 * Why the board should run an entry again, most urgent first: its run is of an earlier version of the suite; the board never
 * ran it, as its pull request was merged before that; the board's last run did not count; the run was made for a pull request
 * and may be the luckiest of several; it has no run on fresh tasks; or the run is old.
 */
export const REASONS = ['version', 'never-run', 'unusable', 'provisional', 'fresh', 'age'] as const;

export type Reason = (typeof REASONS)[number];

/** An entry with suites that the board should run again. */
export interface Due {
  readonly slug: string;
  readonly suites: readonly string[];
  /** The most urgent reason of its suites. */
  readonly reason: Reason;
  /** The most minutes that the runs should take one after another, at the speed of the shown ones. */
  readonly minutes: number;
  /** When the board last recorded a run of these suites, or else when the entry's present files came to it, ISO 8601. */
  readonly since: string;
}

/** The minutes of a job in addition to the run: to start, to pull the image, to verify. */
const OVERHEAD_MINUTES = 5;

/** Suites of an entry whose board runs failed so often that they are no longer planned. */
export interface Stopped {
  readonly slug: string;
  readonly suites: readonly string[];
}

/** An entry, and the receipts about its present content, newest first. */
export interface Recorded {
  readonly shown: ShownEntry;
  readonly receipts: readonly Receipt[];
  /** When its present content came to the board, ISO 8601. Empty if that is not known. */
  readonly since: string;
}

/** The entries that are due for a board run, most urgent first. Equally urgent ones are sorted by how long they have waited. */
export function dueEntries(
  entries: readonly Recorded[],
  asOf: AsOf,
): { readonly due: readonly Due[]; readonly stopped: readonly Stopped[] } {
  const stopped: Stopped[] = [];
  const due = entries.flatMap(({ shown, receipts, since }): Due[] => {
    const dueRuns = shown.bundles.flatMap((bundle) => {
      const reason = canRun(shown, bundle) ? reasonFor(bundle, receipts, asOf) : undefined;
      return reason === undefined ? [] : [{ bundle, reason, suite: bundle.suite.description.id }];
    });
    const found = dueRuns.filter(({ suite }) => failuresIn(receipts, suite) < MOST_FAILURES);
    const others = dueRuns.filter((one) => !found.includes(one)).map(({ suite }) => suite);
    if (others.length > 0) stopped.push({ slug: shown.entry.slug, suites: others });
    const reason = REASONS.find((one) => found.some((of) => of.reason === one));
    if (reason === undefined) return [];
    const minutes = found.reduce((sum, { bundle }) => sum + minutesOf(bundle), 0);
    const broke = receipts.filter(brokeEvaluation).map(({ date }) => date);
    const last = [...found.flatMap(({ bundle }) => bundle.receipt?.date ?? []), ...broke].sort().at(-1);
    const suites = found.map(({ suite }) => suite);
    return [{ slug: shown.entry.slug, suites, reason, minutes: Math.ceil(minutes), since: last ?? since }];
  });
  const order = ({ reason, since, slug }: Due) => [REASONS.indexOf(reason), since, slug].join(' ');
  return { due: due.toSorted((a, b) => (order(a) < order(b) ? -1 : 1)), stopped };
}

/** Of all runs of a suite: those on the public tasks, and one on fresh ones. */
function minutesOf(bundle: ShownBundle): number {
  const each = OVERHEAD_MINUTES + serialMs(bundle.timing) / 60_000;
  return each * (publicRunsOf(bundle) + (runsFresh(bundle.submitted ?? bundle) ? 1 : 0));
}

/** One is enough if its replies are those of the claim, as they last were, or if there is no claim of the suite's version. */
function publicRunsOf(bundle: ShownBundle): number {
  const claim = bundle.receipt?.suites[bundle.suite.description.id]?.claim;
  return isEarlier(bundle) || claim?.differing === 0 ? 1 : MOST_RUNS;
}

/** Whether the board has what a run needs: the image, or the folder of an entry of its own, and the data. */
function canRun({ entry }: ShownEntry, bundle: ShownBundle): boolean {
  const { manifest } = bundle.submitted ?? bundle;
  const own = isOwnRun(bundle) ? adapterFolder(entry) : undefined;
  if (imageOf(entry) === undefined && own === undefined) return false;
  return boardRunObstacles(manifest, own).length === 0;
}

function reasonFor(bundle: ShownBundle, receipts: readonly Receipt[], asOf: AsOf): Reason | undefined {
  if (isEarlier(bundle)) return 'version';
  if (bundle.claim?.verdict === 'unusable') return 'unusable';
  if (bundle.submitted === undefined) return 'never-run';
  if (bundle.receipt && isProvisional(bundle.receipt, bundle.suite.description.id)) return 'provisional';
  if (lacksFresh(bundle, receipts)) return 'fresh';
  return isStale(bundle, asOf) ? 'age' : undefined;
}

/** Whether a run on fresh tasks is still missing, and fewer than three tries had no result. */
function lacksFresh(bundle: ShownBundle, receipts: readonly Receipt[]): boolean {
  if (!runsFresh(bundle.submitted ?? bundle) || bundle.fresh?.contamination) return false;
  const reviews = receipts.flatMap(({ suites }) => suites[bundle.suite.description.id]?.fresh ?? []);
  return reviews.filter(({ contamination }) => !contamination).length < MOST_FAILURES;
}

/**
 * The first due entries whose runs fit into a budget of runner minutes. One entry counts as at most half of the budget.
 * Otherwise a long entry would never be run, and an entry that states wrong times would block all others.
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
