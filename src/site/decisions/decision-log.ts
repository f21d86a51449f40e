import { type Receipt, type ReceiptEvent, receiptId } from '../../evidence/receipt.ts';
import { newestFirst } from '../../verify/standing.ts';
import type { Decision } from './decisions-view.ts';

/** A line of the log: a receipt, or that an entry came to the board. */
export interface Logged {
  /** Permanent: `decisions.html#r-ID`. */
  readonly id: string;
  readonly event: ReceiptEvent | 'added';
  readonly reason: string;
  /** What it follows from. */
  readonly receipt: Receipt;
  readonly about: Decision['about'];
}

/** Every decision and every addition, the newest first. */
export function decisionLog(decisions: readonly Decision[]): readonly Logged[] {
  const sorted = [...decisions].sort((a, b) => newestFirst(a.receipt, b.receipt));
  // The last one that is seen of a slug is its first.
  const firsts = new Map(sorted.map((decision) => [decision.receipt.slug, decision]));
  const entered = new Set(sorted.filter(isOfAnEntry).map(({ receipt }) => receipt.slug));
  return sorted.flatMap((decision) => {
    const { receipt, about } = decision;
    const line = { id: receiptId(receipt), event: receipt.event, reason: receipt.reason, receipt, about };
    const isFirst = firsts.get(receipt.slug) === decision && entered.has(receipt.slug);
    return isFirst ? [line, addition(decision)] : [line];
  });
}

/** What was checked in a pull request that nobody merged never was on the board. */
const isOfAnEntry = ({ about, receipt }: Decision) => about !== 'no entry' || receipt.event === 'removed';

function addition({ receipt, about }: Decision): Logged {
  const from = receipt.pull_request === null ? '' : `Submitted in pull request ${receipt.pull_request}. `;
  const reason = `${from}The date is that of the first receipt.`;
  return { id: `added-${receipt.slug}`, event: 'added', reason, receipt, about };
}
