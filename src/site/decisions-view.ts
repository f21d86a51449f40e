import { type Receipt, type ReceiptEvent, receiptId } from '../evidence/receipt.ts';
import { safeText } from '../report/safe-text.ts';
import { newestFirst } from '../verify/standing.ts';
import { dayOf } from './tier-view.ts';

/** A receipt, and whether it counts for the entry as it is now. */
export interface Decision {
  readonly receipt: Receipt;
  readonly counts: boolean;
}

interface DecisionRow {
  readonly id: string;
  readonly date: string;
  readonly time: string;
  readonly slug: string;
  /** The entry's page; empty where it has none. */
  readonly href: string;
  readonly event: ReceiptEvent;
  readonly reason: string;
  readonly actor: string;
  readonly tree: string;
  readonly counts: boolean;
}

export interface DecisionsView {
  readonly rows: readonly DecisionRow[];
  readonly events: readonly { readonly event: ReceiptEvent; readonly meaning: string }[];
}

const MEANINGS: Record<ReceiptEvent, string> = {
  verified: 'The board scored the transcript again, and every rule held.',
  reproduced: 'The board ran the system again, and it answered as it was said to.',
  rescored: 'The board scored the transcript by a newer version of the suite.',
  disputed: 'Somebody doubts the entry, with a reason. It stays, marked, until that is settled.',
  settled: 'A maintainer decided on what stood against the entry: it no longer does.',
  removed: 'The entry is off the board.',
};

/** Every receipt there is, the newest first. `pages` are the slugs that have a page. */
export function decisionsView(decisions: readonly Decision[], pages: readonly string[]): DecisionsView {
  const rows = [...decisions]
    .sort((a, b) => newestFirst(a.receipt, b.receipt))
    .map(({ receipt, counts }) => ({
      id: receiptId(receipt),
      date: dayOf(receipt),
      time: receipt.date.slice(11, 19),
      slug: receipt.slug,
      href: pages.includes(receipt.slug) ? `systems/${receipt.slug}.html` : '',
      event: receipt.event,
      reason: safeText(receipt.reason, LONGEST_REASON),
      actor: safeText(receipt.actor.login, 100),
      tree: receipt.tree.slice(0, 12),
      counts,
    }));
  const events = Object.entries(MEANINGS).map(([event, meaning]) => ({ event: event as ReceiptEvent, meaning }));
  return { rows, events };
}

const LONGEST_REASON = 1_000;
