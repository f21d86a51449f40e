import type { ClaimReview } from '../../evidence/receipt.ts';
import { mainMetric } from '../../suite/description.ts';
import { formatDifference, formatValue } from '../../text/numbers.ts';
import { safeText } from '../../text/safe-text.ts';
import { isProvisional } from '../../verify/counting-receipts.ts';
import { isEarlier, type ShownBundle } from '../board/entries.ts';

const MEANINGS: Record<ClaimReview['verdict'], string> = {
  confirmed: 'The board’s run supports the claim.',
  unconfirmed: 'The board’s runs neither support the claim nor contradict it.',
  contradicted: 'The board’s run contradicts the claim. The board’s figures are published.',
  unusable: 'The board has no run of the image that counts. All figures here are the submitter’s.',
};

const PROVISIONAL =
  'These runs were made for the pull request, and their replies are not known to equal the submitted ones. The board plans new runs, which replace these figures.';

/** The submitter's claim beside the board's figures. Null if the board did not try to run the system. */
export function claimView(bundle: ShownBundle) {
  const { claim, submitted } = bundle;
  if (claim === undefined && submitted === undefined) return null;
  return {
    /** Empty if the receipt compares nothing. */
    verdict: claim?.verdict ?? '',
    meaning: claim === undefined ? '' : MEANINGS[claim.verdict],
    reason: safeText(claim?.reason ?? '', 2_000),
    notes: [...runNotes(bundle), ...(claim === undefined ? [] : comparisonNotes(bundle, claim))],
    rows: submitted === undefined || isEarlier(submitted) ? [] : rowsOf(bundle, submitted),
  };
}

function runNotes({ submitted, runs, receipt, suite }: ShownBundle): readonly string[] {
  if (submitted === undefined) return [];
  if (isEarlier(submitted)) {
    const { id, version } = submitted.scorecard.suite;
    return [
      `What was submitted is of ${id} ${safeText(version, 40)}. It is not compared with the board’s run, of which every figure here is.`,
    ];
  }
  const made =
    runs.length === 1
      ? 'Every other figure of this suite is of one run that the board made.'
      : `Every other figure of this suite is the mean of ${runs.length} runs that the board made. Failures and tasks are those of the first.`;
  return [made, ...(receipt && isProvisional(receipt, suite.description.id) ? [PROVISIONAL] : [])];
}

function comparisonNotes({ suite }: ShownBundle, claim: ClaimReview): readonly string[] {
  const { claimed, measured, ci90, tasks } = claim;
  const metric = mainMetric(suite.description);
  if (claim.metric !== metric.id || claimed === null || measured === null) return [];
  const ends = ci90?.map((end) => formatDifference(metric, end));
  const interval =
    ends === undefined ? '' : `; 90% interval of how much better the submitted figure is: ${ends.join(' to ')}`;
  return [
    `${metric.label} over all ${tasks} tasks: submitted ${formatValue(metric, claimed)}, board ${formatValue(metric, measured)}${interval}.`,
  ];
}

function rowsOf({ suite, scorecard, claim }: ShownBundle, submitted: NonNullable<ShownBundle['submitted']>) {
  const [board, theirs] = [scorecard.overall.metrics, submitted.scorecard.overall.metrics];
  return suite.description.metrics
    .filter(({ id }) => board[id] ?? theirs[id])
    .map((metric) => {
      const [measured, claimed] = [board[metric.id]?.value, theirs[metric.id]?.value];
      const print = (value: number | undefined) => (value === undefined ? '–' : formatValue(metric, value));
      const both = measured !== undefined && claimed !== undefined;
      return {
        label: metric.label,
        board: print(measured),
        claimed: print(claimed),
        struck: claim?.verdict === 'contradicted' && print(measured) !== print(claimed),
        /** The claim minus the board's figure. */
        difference: both ? formatDifference(metric, claimed - measured) : '–',
      };
    });
}
