import * as z from 'zod';
import { Validity } from '../protocol/scorecard.ts';
import { canonical } from './canonical.ts';
import { sha256 } from './digest.ts';
import { Entry } from './entry.ts';

/**
 * What can be recorded of an entry: its evidence was scored again, run again, scored by a newer version of a suite; it is
 * in doubt, off the board, or a maintainer settled what stood against it.
 */
const RECEIPT_EVENTS = ['verified', 'reproduced', 'rescored', 'disputed', 'settled', 'removed'] as const;

const digest = z.string().regex(/^[0-9a-f]{64}$/);

/** Git's name of an object, in a repository of either format. */
const objectId = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);

/** What was found of one suite's bundle. */
const SuiteReceipt = z.strictObject({
  manifest: digest.describe('of the submitted manifest.json'),
  rerun: digest.nullable().describe('of the manifest.json of the board’s own run, where that bears it out'),
  state: z.enum([...Validity.shape.state.options, 'unjudged']),
  agreement: z
    .strictObject({
      tasks: z.int().nonnegative(),
      discordant: z.int().nonnegative(),
      p: z.number().min(0).max(1).nullable(),
    })
    .nullable(),
});

/** One line of the board's append-only record: `receipts/SLUG/ID.json` on the branch `receipts`. */
export const Receipt = z.strictObject({
  schema: z.literal('receipt/1'),
  slug: Entry.shape.slug,
  tree: objectId.describe('of the entry’s folder, as Git names it: for no other content does the receipt count'),
  event: z.enum(RECEIPT_EVENTS),
  reason: z.string().min(1).max(1000),
  actor: z.strictObject({ login: z.string().min(1).max(100), id: z.int().positive() }),
  // One form alone, in which the order of the texts is that of the dates.
  date: z.iso.datetime({ precision: 3 }),
  head: objectId.nullable(),
  pull_request: z.int().positive().nullable(),
  run: z.strictObject({ id: z.int().positive(), attempt: z.int().positive() }).nullable(),
  suites: z.record(z.string(), SuiteReceipt),
});

export type Receipt = z.infer<typeof Receipt>;
export type ReceiptEvent = Receipt['event'];

/** Its name follows from its content, so that one receipt is one file, however often it is written. */
export function receiptId(receipt: Receipt): string {
  return sha256(canonical(receipt)).slice(0, 16);
}

/** Where it stands on the branch. */
export function receiptPath(receipt: Receipt): string {
  return `receipts/${receipt.slug}/${receiptId(receipt)}.json`;
}

/** Where the bundle of the board's own run stands: below its receipt's id, so that no later run writes over it. */
export function rerunPath(receipt: Receipt, suite: string): string {
  return `reruns/${receipt.slug}/${receiptId(receipt)}/${suite}`;
}

/** The text of its file. */
export function receiptText(receipt: Receipt): string {
  return `${canonical(receipt)}\n`;
}
