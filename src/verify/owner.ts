import type { Receipt } from '../evidence/receipt.ts';

/** A GitHub account. The id is what counts: a login can be given up and taken by somebody else. */
export type Account = NonNullable<Receipt['submitter']>;

/**
 * The account that a slug is bound to: the submitter in its oldest receipt that names one. A receipt of a change that a
 * maintainer approved for somebody else binds nothing. Undefined where no receipt does: an entry that the board has without
 * one belongs to its maintainers, and a slug that it does not have is free.
 */
export function ownerOf(receipts: readonly Receipt[], slug: string): Account | undefined {
  const binding = receipts.filter((one) => one.slug === slug && one.submitter !== null && one.approved !== true);
  return binding.toSorted(oldestFirst)[0]?.submitter ?? undefined;
}

/** Of two receipts of one moment the one of the lower id, so that the answer does not depend on the order of the files. */
function oldestFirst(a: Receipt, b: Receipt): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  return (a.submitter?.id ?? 0) - (b.submitter?.id ?? 0);
}
