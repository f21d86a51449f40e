import { type Receipt, type ReceiptEvent, receiptId } from '../../evidence/receipt.ts';
import { newestFirst } from '../../verify/counting-receipts.ts';

/** A receipt and its subject: an entry's present files, its earlier files, or an entry that is not on the board. */
export interface LoggedReceipt {
  readonly receipt: Receipt;
  readonly about: 'these files' | 'other files' | 'no entry';
}

/** An entry that is not shown, because it could not be read or verified. */
export interface WithheldEntry {
  readonly slug: string;
  readonly reason: string;
}

/** A line of the log: a receipt, or the addition of an entry, which follows from its first receipt. */
export interface LogLine {
  /** Permanent: `decisions.html#r-ID`. */
  readonly id: string;
  readonly event: ReceiptEvent | 'added';
  readonly reason: string;
  readonly receipt: Receipt;
  readonly about: LoggedReceipt['about'];
}

export function decisionLog(decisions: readonly LoggedReceipt[]): readonly LogLine[] {
  const sorted = [...decisions].sort((a, b) => newestFirst(a.receipt, b.receipt));
  // The oldest decision of a slug replaces the newer ones.
  const firsts = new Map(sorted.map((decision) => [decision.receipt.slug, decision]));
  const entered = new Set(sorted.filter(isOfAnEntry).map(({ receipt }) => receipt.slug));
  return sorted.flatMap((decision) => {
    const { receipt, about } = decision;
    const line = { id: receiptId(receipt), event: receipt.event, reason: receipt.reason, receipt, about };
    // Of an entry whose first receipt is a decision, such as one of the board’s own, it is not known when it came.
    const isFirst =
      firsts.get(receipt.slug) === decision && entered.has(receipt.slug) && !DECISIONS.includes(receipt.event);
    return isFirst ? [line, addition(decision)] : [line];
  });
}

const DECISIONS: readonly ReceiptEvent[] = ['disputed', 'settled', 'removed'];

/** False for a check of a pull request that was never merged. */
const isOfAnEntry = ({ about, receipt }: LoggedReceipt) => about !== 'no entry' || receipt.event === 'removed';

function addition({ receipt, about }: LoggedReceipt): LogLine {
  const from = receipt.pull_request === null ? '' : `Submitted in pull request ${receipt.pull_request}. `;
  const reason = `${from}The date is that of the first receipt.`;
  return { id: `added-${receipt.slug}`, event: 'added', reason, receipt, about };
}
