import * as z from 'zod';
import { Claim } from '../../evidence/receipt.ts';
import { isClaimed, type ShownBundle } from '../board/entries.ts';

const digest = z.string().regex(/^[0-9a-f]{64}$/);

/** The submitter's claim about a run, and the board's own runs. */
export const ClaimData = z.strictObject({
  claim: z
    .strictObject({
      ...Claim.shape,
      difference: z.number().nullable().describe('by how much the claim is better than the board’s mean, by `metric`'),
    })
    .nullable()
    .describe('what came of the claim; null where the board did not try to run it'),
  board_runs: z.strictObject({
    count: z.int().nonnegative().describe('the shown figures are their mean; 0 where the board made none'),
    manifests: z.array(digest).describe('SHA-256 of the manifest.json of each'),
  }),
  claimed_fields: z
    .array(z.string())
    .describe('fields of this object that nothing but the submitter’s word supports; empty for a run of the board'),
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
