import type { Receipt } from '../../evidence/receipt.ts';
import type { Author } from './ownership.ts';

/** The label by which a maintainer allows a pull request more of the board's runs than its author has in a day. */
export const RUN_APPROVED = 'run-approved';

/** Receipts that follow on a run of a submitted image, whatever came of it. */
const RUNS: readonly Receipt['event'][] = ['board-run', 'unusable', 'contradicted'];

/** How many verifications with runs of the board an author's pull requests had on a day, YYYY-MM-DD in UTC. */
export function runsOn(receipts: readonly Receipt[], author: Author, day: string): number {
  return receipts.filter(
    ({ submitter, event, date }) =>
      submitter !== null && String(submitter.id) === String(author.id) && RUNS.includes(event) && date.startsWith(day),
  ).length;
}

/** Why nothing more is run for an author today, as a whole sentence or several; undefined below the cap. */
export function capReached(runs: number, cap: number): string | undefined {
  if (runs < cap) return undefined;
  return [
    `Not run: the board already ran pull requests of this author ${runs} times today, and at most ${cap} times a day.`,
    'The next run is possible after 00:00 UTC: push again, or have the Submission check run again.',
    `A maintainer can allow one earlier: put the label “${RUN_APPROVED}” on the pull request and run the Submission check again.`,
  ].join(' ');
}
