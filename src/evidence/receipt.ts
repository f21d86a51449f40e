import * as z from 'zod';
import { Contamination, Validity } from '../protocol/scorecard.ts';
import { canonical } from './canonical.ts';
import { sha256 } from './digest.ts';
import { Entry } from './entry.ts';
import { digest, objectId } from './hex.ts';

/**
 * What can be recorded of an entry: its evidence was scored again; the board ran its image, with a result that counts, that
 * cannot be used, or that contradicts the claim; its evidence was scored by a newer version of a suite; it is disputed,
 * settled by a maintainer, or removed.
 */
const RECEIPT_EVENTS = [
  'verified',
  'board-run',
  'unusable',
  'contradicted',
  'rescored',
  'disputed',
  'settled',
  'removed',
] as const;

const account = z.strictObject({ login: z.string().min(1).max(100), id: z.int().positive() });

/** The most runs that a board makes of one image on one suite: as many as decide if the replies of the first differ from the claim's. */
export const MOST_RUNS = 3;

/** The longest reason in a receipt, in UTF-16 units. */
export const LONGEST_REASON = 2_000;

const reason = z.string().min(1).max(LONGEST_REASON);

/** A claim compared with the board's own runs of the same image on the same tasks. */
export const ClaimReview = z.strictObject({
  verdict: z.enum(['confirmed', 'unconfirmed', 'contradicted', 'unusable']),
  reason,
  metric: z
    .string()
    .nullable()
    .describe('The id of the metric of the next three fields. Null if nothing was compared.'),
  claimed: z.number().nullable().describe('The submitted value.'),
  measured: z.number().nullable().describe('The mean of the board’s runs.'),
  ci90: z
    .tuple([z.number(), z.number()])
    .nullable()
    .describe('The 90% interval, over clusters, of the claimed value minus the mean.'),
  tasks: z.int().nonnegative(),
  differing: z
    .int()
    .nonnegative()
    .nullable()
    .describe('The number of tasks whose replies differ from those of the board’s first run.'),
  discordance: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .describe('The share of tasks on which two of the board’s runs differ.'),
  deterministic: z
    .enum(['declared', 'lost', 'not declared'])
    .describe(
      'Whether the adapter declared that it is deterministic. `lost`: it did, but the replies of two runs differ.',
    ),
  unsteady: z.boolean().describe('Whether the board’s own runs differ so much that a figure cannot be repeated.'),
});

export type ClaimReview = z.infer<typeof ClaimReview>;

const count = z.int().nonnegative().max(100_000_000);

/** What an endpoint of the operator answered to a sample of what a tape's model was asked. */
export const Reasked = z.strictObject({
  seed: z
    .string()
    .regex(/^[\w.-]{1,100}$/)
    .describe(
      'The seed of the sample. Exchanges are sorted by the SHA-256 of "SEED PLACE", and the first ones are drawn.',
    ),
  answers: count.describe('The number of exchanges on the tape.'),
  sample: count.describe('The number of exchanges that were drawn.'),
  asked: count.describe('The number of drawn exchanges that were sent to the endpoint again.'),
  same: count.describe(
    'The number of replies that equal those on the tape, except for ids, times and the endpoint’s name of the model.',
  ),
  differing: z
    .array(z.int().positive())
    .max(20)
    .describe('The positions on the tape, from 1, of the first answers that differ.'),
});

export type Reasked = z.infer<typeof Reasked>;

/** What a reviewer is told of the tape of a bundle whose system asked a model. */
export const TapeReview = z.strictObject({
  answers: z
    .enum(['recorded', 'replayed'])
    .describe('Whether the answers came from the endpoint or from the tape of an earlier run.'),
  flagged: reason
    .nullable()
    .describe('Why the answers look forged by the rule `foretold-answers`. Null if they do not.'),
  reasked: Reasked.optional().describe('The result of asking again. Absent if no part of the tape was asked again.'),
});

export type TapeReview = z.infer<typeof TapeReview>;

/** The board's run on fresh tasks, which were generated from its nonce, compared with its runs on the public tasks. */
export const FreshReview = z.strictObject({
  manifest: digest.nullable().describe('SHA-256 of the run’s manifest.json. Null if the run has no valid result.'),
  contamination: Contamination.nullable().describe(
    'The comparison with the board’s runs on the public tasks. Null without a valid result.',
  ),
  flagged: reason
    .nullable()
    .describe('Why the system may know the public answers, so that it has no rank. Null if it does not seem to.'),
});

export type FreshReview = z.infer<typeof FreshReview>;

/** The review that counts, and the receipt that has it, whose folder of runs has the run. */
export type CountedReview = FreshReview & { readonly receipt: Receipt };

/** The result of one suite's bundle. */
const SuiteReceipt = z.strictObject({
  manifest: digest.describe('SHA-256 of the submitted manifest.json.'),
  state: z.enum([...Validity.shape.state.options, 'unjudged']),
  runs: z
    .array(digest)
    .max(MOST_RUNS)
    .describe('SHA-256 of the manifest.json of each board run that counts. The mean of these runs is published.'),
  claim: ClaimReview.nullable().describe(
    'The comparison with the board’s runs. Null if the board did not try to run the system.',
  ),
  tape: TapeReview.optional().describe(
    'The checks of the tape. Absent if the system got no model through the gateway.',
  ),
  fresh: FreshReview.optional().describe('The run on fresh tasks. Absent if there was none.'),
});

/** One line of the board's append-only record: `receipts/SLUG/ID.json` on the branch `receipts`. */
export const Receipt = z.strictObject({
  schema: z.literal('receipt/2'),
  slug: Entry.shape.slug,
  tree: objectId.describe('The Git tree id of the entry’s folder. The receipt counts only for this content.'),
  event: z.enum(RECEIPT_EVENTS),
  reason,
  actor: account,
  submitter: account.nullable().describe('The account that opened the pull request. Null if a maintainer decided.'),
  approved: z
    .literal(true)
    .optional()
    .describe(
      'A maintainer’s label allowed this change to another submitter’s entry. The slug does not become the submitter’s.',
    ),
  // One form alone, in which the order of the texts is that of the dates.
  date: z.iso.datetime({ precision: 3 }),
  head: objectId.nullable(),
  pull_request: z.int().positive().nullable(),
  run: z.strictObject({ id: z.int().positive(), attempt: z.int().positive() }).nullable(),
  suites: z.record(z.string(), SuiteReceipt),
});

export type Receipt = z.infer<typeof Receipt>;
export type ReceiptEvent = Receipt['event'];
export type SuiteReceipt = Receipt['suites'][string];

/** A receipt's name, which follows from its content: writing it again writes the same file. */
export function receiptId(receipt: Receipt): string {
  return sha256(canonical(receipt)).slice(0, 16);
}

/** The path of a receipt's file on the branch. */
export function receiptPath(receipt: Receipt): string {
  return `receipts/${receipt.slug}/${receiptId(receipt)}.json`;
}

/**
 * The folder of one of the board's own runs: a number from 1, or the run on fresh tasks. Below its receipt's id, so that no later
 * run overwrites it.
 */
export function runPath(receipt: Receipt, suite: string, round: number | 'fresh'): string {
  return `reruns/${receipt.slug}/${receiptId(receipt)}/${suite}/${round}`;
}

/** The text of a receipt's file. */
export function receiptText(receipt: Receipt): string {
  return `${canonical(receipt)}\n`;
}
