import type { Receipt } from '../../src/evidence/receipt.ts';

export const TREE = '1'.repeat(40);

/** A receipt of one entry, with defaults for what a test does not set. */
export function receiptOf(given: Partial<Receipt> = {}): Receipt {
  return {
    schema: 'receipt/2',
    slug: 'mine',
    tree: TREE,
    event: 'verified',
    reason: 'scored again',
    actor: { login: 'maintainer', id: 7 },
    submitter: null,
    date: '2026-01-02T03:04:05.678Z',
    head: null,
    pull_request: null,
    run: null,
    suites: {},
    ...given,
  };
}
