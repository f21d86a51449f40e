import type { CountedReview, Reasked, Receipt } from '../evidence/receipt.ts';

export type CurrentReceipts = ReturnType<typeof currentReceipts>;

/**
 * The receipts that concern an entry in its current content, which `tree`, the Git id of its folder's tree, identifies.
 * Receipts about other contents are ignored. The order in which receipts were written does not matter, only their dates.
 *
 * @returns `objection`: the newest removal that is not settled, else the newest dispute that is not settled; `counting`: all
 * receipts about this content, newest first
 */
export function currentReceipts(receipts: readonly Receipt[], slug: string, tree: string) {
  const all = receipts.filter((receipt) => receipt.slug === slug && receipt.tree === tree).sort(newestFirst);
  return { objection: openObjection(all), counting: all };
}

/** The newest removal that is not settled, else the newest dispute that is not settled. `settled` counts for all older receipts given. */
export function openObjection(receipts: readonly Receipt[]): Receipt | undefined {
  const all = [...receipts].sort(newestFirst);
  const settled = all.find(({ event }) => event === 'settled')?.date ?? '';
  const open = (kind: Receipt['event']) => all.find(({ event, date }) => event === kind && date >= settled);
  return open('removed') ?? open('disputed');
}

/** Sorts receipts by date, newest first; those of the same date by content, so that the order is deterministic. */
export function newestFirst(a: Receipt, b: Receipt): number {
  if (a.date !== b.date) return a.date > b.date ? -1 : 1;
  return JSON.stringify(a) > JSON.stringify(b) ? -1 : 1;
}

/**
 * The receipt about one suite's bundle; undefined if there is none. A receipt is about the bundle whose submitted manifest has
 * the digest that the receipt names. Runs that the board planned come before those for a pull request, whose author could have
 * had others. Of each kind the newest counts. Without runs it is the newest receipt.
 */
export function recordedOf({ counting }: CurrentReceipts, suite: string, manifestSha256: string) {
  const about = counting.filter(({ suites }) => suites[suite]?.manifest === manifestSha256);
  const ran = about.filter(({ suites }) => suites[suite]?.runs.length);
  const best = ran.find(({ pull_request }) => pull_request === null) ?? ran[0];
  // Otherwise an image would keep what it got by luck by failing from then on.
  const isLost = best && isProvisional(best, suite) && failuresIn(counting, suite) >= MOST_FAILURES;
  const receipt = (isLost ? undefined : best) ?? about.find((one) => !ran.includes(one));
  const reasked = reaskedOf(about, suite, manifestSha256);
  return { receipt, found: receipt?.suites[suite], reasked, fresh: freshOf(counting, suite, receipt) };
}

/**
 * Whether a run for a pull request may be the best of several, so that a run that the board plans has to replace it. A system
 * whose replies are those of the claim repeats itself, and can gain nothing by being run again. Where they could not be compared,
 * that is not known.
 */
export const isProvisional = ({ pull_request, suites }: Receipt, suite: string): boolean =>
  pull_request !== null && suites[suite]?.claim?.differing !== 0;

/** After this many runs in a row that did not count, the next one needs a change of the entry, or a maintainer who starts it. */
export const MOST_FAILURES = 3;

/**
 * The number of the board's last runs of a suite, one after another, that did not count.
 *
 * @param counting all receipts about an entry's present content, newest first
 */
export function failuresIn(counting: readonly Receipt[], suite: string): number {
  const tries = counting.flatMap((receipt): boolean[] => {
    if (brokeEvaluation(receipt)) return [false];
    const found = receipt.suites[suite];
    const wasTried = found !== undefined && (found.claim !== null || found.runs.length > 0);
    return wasTried ? [found.claim?.verdict !== 'unusable'] : [];
  });
  const counted = tries.indexOf(true);
  return counted < 0 ? tries.length : counted;
}

/** Whether the board's runs could not be judged at all. Such a receipt names no suite, and counts as a try of each. */
export const brokeEvaluation = ({ event, suites }: Receipt): boolean =>
  event === 'unusable' && Object.keys(suites).length === 0;

/**
 * The comparison with fresh tasks that counts: one that was flagged by its figures, until a maintainer settles it or the entry
 * changes, else that of the receipt. Otherwise an image would be run again until its gap is small enough by chance.
 */
function freshOf(counting: readonly Receipt[], suite: string, receipt: Receipt | undefined): CountedReview | undefined {
  return openGapOf(counting, suite) ?? (receipt && reviewIn(counting, suite, receipt));
}

/**
 * The newest comparison with fresh tasks that took the rank by its figures, and that no maintainer settled.
 *
 * @param counting all receipts about an entry's present content, newest first
 */
export function openGapOf(counting: readonly Receipt[], suite: string): CountedReview | undefined {
  const reviews = counting.flatMap((one) => reviewIn(counting, suite, one) ?? []);
  return reviews.find((one) => one.contamination && one.flagged);
}

/** A receipt's comparison with fresh tasks, not flagged if a maintainer settled it later. */
function reviewIn(counting: readonly Receipt[], suite: string, receipt: Receipt): CountedReview | undefined {
  const settled = counting.find(({ event }) => event === 'settled')?.date ?? '';
  const review = receipt.suites[suite]?.fresh;
  return review && { ...review, flagged: receipt.date < settled ? null : review.flagged, receipt };
}

/** The events of receipts that follow from a run of a submitted image. */
export const RUN_EVENTS: readonly Receipt['event'][] = ['board-run', 'unusable', 'contradicted'];

/**
 * The receipt of the board's last runs of an entry's present content, if they count for a suite and no decision, and no comparison
 * with fresh tasks, is open against them.
 */
export function countedRun({ counting, objection }: CurrentReceipts, suite: string): Receipt | undefined {
  const last = counting.find(({ event }) => RUN_EVENTS.includes(event));
  const found = last?.suites[suite];
  const isClear = objection === undefined && openGapOf(counting, suite) === undefined && !found?.fresh?.flagged;
  return last?.event === 'board-run' && found && found.runs.length > 0 && isClear ? last : undefined;
}

/**
 * The result of asking the model of a bundle's tape again, from the newest receipt that has one. The manifest's digest also
 * identifies the tape.
 */
export function reaskedOf(receipts: readonly Receipt[], suite: string, manifestSha256: string): Reasked | undefined {
  const about = [...receipts].sort(newestFirst).map(({ suites }) => suites[suite]);
  return about.find((one) => one?.manifest === manifestSha256 && one.tape?.reasked)?.tape?.reasked;
}

/** A GitHub account. It is identified by its id, since a login can be given up and taken by somebody else. */
export type Account = NonNullable<Receipt['submitter']>;

/** Whether a receipt is of a submission that can give its author the slug. A change that a maintainer approved for somebody else cannot. */
export const isByOwner = ({ submitter, approved }: Receipt): boolean => submitter !== null && approved !== true;

/**
 * The account that owns a slug: the submitter in its oldest receipt of what a pull request merged. Anybody can open a pull request
 * for any slug, and change it before it is merged. Undefined without such a receipt: an existing entry then belongs to the
 * maintainers, and a slug without an entry is free.
 *
 * @param mergedHead the head of a merged pull request of the board, by its number
 */
export async function ownerOf(
  receipts: readonly Receipt[],
  slug: string,
  mergedHead: (number: number) => Promise<string | undefined>,
): Promise<Account | undefined> {
  const binding = receipts.filter((one) => one.slug === slug && isByOwner(one)).toSorted(oldestFirst);
  const asked = new Map<number, string | undefined>();
  for (const { pull_request: number, head, submitter } of binding) {
    // The board ran an entry that it had already.
    if (number === null) return submitter ?? undefined;
    // A pull request may have had many heads.
    if (!asked.has(number)) asked.set(number, await mergedHead(number));
    const merged = asked.get(number);
    // Once a commit is merged, GitHub shows every pull request with it as merged. The check of a submission refuses the copies.
    if (merged !== undefined && merged === head) return submitter ?? undefined;
  }
  return undefined;
}

/** Sorts receipts by date; those of the same date by account id, so that the owner does not depend on the order of files. */
function oldestFirst(a: Receipt, b: Receipt): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  return (a.submitter?.id ?? 0) - (b.submitter?.id ?? 0);
}
