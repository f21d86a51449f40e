import * as z from 'zod';
import { Claim } from '../../evidence/receipt.ts';
import { isClaimed, type ShownBundle } from '../board/entries.ts';

const digest = z.string().regex(/^[0-9a-f]{64}$/);

/** The submitter's claim about a run, and the board's own runs. */
export const ClaimData = z.strictObject({
  claim: z
    .strictObject({
      ...Claim.shape,
      difference: z.number().nullable().describe('By how much the claim is better than the board’s mean in `metric`.'),
    })
    .nullable()
    .describe('The comparison of the claim with the board’s runs. Null if the board did not try to run the system.'),
  board_runs: z.strictObject({
    count: z
      .int()
      .nonnegative()
      .describe('The number of board runs. The figures shown are their mean. 0 if the board made none.'),
    manifests: z.array(digest).describe('SHA-256 of the manifest.json of each board run.'),
  }),
  claimed_fields: z
    .array(z.string())
    .describe('Fields of this object that only the submitter states. Empty for a run of the board.'),
});

/** @param fields those that are only claimed unless the board made the run */
export function claimData(bundle: ShownBundle, fields: readonly string[]): z.infer<typeof ClaimData> {
  const { suite, claim, submitted, receipt } = bundle;
  const { id, metrics } = suite.description;
  const manifests = submitted ? (receipt?.suites[id]?.runs ?? []) : [];
  const sign = metrics.find((metric) => metric.id === claim?.metric)?.better === 'lower' ? -1 : 1;
  const { claimed, measured } = claim ?? { claimed: null, measured: null };
  const difference = claimed === null || measured === null ? null : sign * (claimed - measured);
  return {
    claim: claim === undefined ? null : { ...claim, difference },
    board_runs: { count: manifests.length, manifests },
    claimed_fields: isClaimed(bundle) ? [...fields] : [],
  };
}
