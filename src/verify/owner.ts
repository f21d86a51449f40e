import type { Receipt } from '../evidence/receipt.ts';

/** A GitHub account. It is identified by its id, since a login can be given up and taken by somebody else. */
export type Account = NonNullable<Receipt['submitter']>;

/**
 * The account that owns a slug: the submitter in its oldest receipt that names one. A receipt of a change that a maintainer
 * approved for somebody else gives no ownership. Undefined without such a receipt: an existing entry then belongs to the
 * maintainers, and a slug without an entry is free.
 */
export function ownerOf(receipts: readonly Receipt[], slug: string): Account | undefined {
  const binding = receipts.filter((one) => one.slug === slug && one.submitter !== null && one.approved !== true);
  return binding.toSorted(oldestFirst)[0]?.submitter ?? undefined;
}

/** Sorts receipts by date; those of the same date by account id, so that the owner does not depend on the order of files. */
function oldestFirst(a: Receipt, b: Receipt): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  return (a.submitter?.id ?? 0) - (b.submitter?.id ?? 0);
}
