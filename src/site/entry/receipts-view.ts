import { receiptId } from '../../evidence/receipt.ts';
import { safeText } from '../../text/safe-text.ts';
import { newestFirst } from '../../verify/standing.ts';
import { dayOf } from '../board/tier-view.ts';
import type { Decision } from '../decisions/decision-log.ts';

/** The receipts of one entry, the newest first. */
export function receiptsView(decisions: readonly Decision[], slug: string) {
  return decisions
    .filter(({ receipt }) => receipt.slug === slug)
    .sort((a, b) => newestFirst(a.receipt, b.receipt))
    .map(({ receipt, about }) => ({
      id: receiptId(receipt),
      date: dayOf(receipt),
      event: receipt.event,
      actor: safeText(receipt.actor.login, 100),
      reason: safeText(receipt.reason, LONGEST_REASON),
      /** The workflow run that wrote it, and the pull request, if they are known. */
      run: [
        receipt.run && `${receipt.run.id}${receipt.run.attempt > 1 ? `, attempt ${receipt.run.attempt}` : ''}`,
        receipt.pull_request && `pull request ${receipt.pull_request}`,
      ]
        .filter(Boolean)
        .join(', '),
      about,
      tree: receipt.tree.slice(0, 12),
    }));
}

const LONGEST_REASON = 2_000;
