import type { Reasked, Receipt } from '../evidence/receipt.ts';

export type Standing = ReturnType<typeof standing>;

/**
 * What the board's record says of one entry as it is now: the newest receipt against it, a removal or a dispute that is not
 * settled; and all receipts about the present content of its folder, by Git's id of its tree, the newest first. A receipt about
 * another content says nothing. Removal weighs more than dispute, and both count until they are settled. The order in which
 * receipts were written does not matter: a run that ended late says no more than what it found.
 */
export function standing(receipts: readonly Receipt[], slug: string, tree: string) {
  const all = receipts.filter((receipt) => receipt.slug === slug && receipt.tree === tree).sort(newestFirst);
  const settled = all.find(({ event }) => event === 'settled')?.date ?? '';
  const open = (wanted: Receipt['event']) => all.find(({ event, date }) => event === wanted && date >= settled);
  return { against: open('removed') ?? open('disputed'), counting: all };
}

/** Of two receipts of one moment the order is that of their contents, so that it is the same everywhere. */
export function newestFirst(a: Receipt, b: Receipt): number {
  if (a.date !== b.date) return a.date > b.date ? -1 : 1;
  return JSON.stringify(a) > JSON.stringify(b) ? -1 : 1;
}

/**
 * What the record says of one suite's bundle: the newest receipt about it that rests on runs of the board; else the newest
 * about it; absent where none is. A receipt is about the very bundle that it names, by the digest of the submitted manifest.
 */
export function recordedOf({ counting }: Standing, suite: string, manifestSha256: string) {
  const about = counting.filter(({ suites }) => suites[suite]?.manifest === manifestSha256);
  const receipt = about.find(({ suites }) => suites[suite]?.runs.length) ?? about[0];
  return { receipt, found: receipt?.suites[suite], reasked: reaskedOf(about, suite, manifestSha256) };
}

/** What the newest receipt says that tells of asking the model of a bundle's tape again. Its manifest binds the tape. */
export function reaskedOf(receipts: readonly Receipt[], suite: string, manifestSha256: string): Reasked | undefined {
  const about = [...receipts].sort(newestFirst).map(({ suites }) => suites[suite]);
  return about.find((one) => one?.manifest === manifestSha256 && one.tape?.reasked)?.tape?.reasked;
}
