import { formatValue } from '../../report/format.ts';
import { safeText } from '../../report/safe-text.ts';
import type { ShownBundle } from '../board/entries.ts';

/** The submitter's figures beside those of the board's own run. */
export interface SubmittedView {
  readonly agreement: string;
  readonly rows: readonly { readonly label: string; readonly board: string; readonly submitted: string }[];
}

/** Null where the figures that are shown are the submitter's. */
export function submittedView({ suite, scorecard, submitted, claim }: ShownBundle): SubmittedView | null {
  if (submitted === undefined) return null;
  const [board, theirs] = [scorecard.overall.metrics, submitted.scorecard.overall.metrics];
  const measured = suite.description.metrics.filter(({ id }) => board[id] ?? theirs[id]);
  return {
    agreement: safeText(claim?.reason ?? '', 2_000),
    rows: measured.map((metric) => {
      const print = (value: number | undefined) => (value === undefined ? '–' : formatValue(metric, value));
      return { label: metric.label, board: print(board[metric.id]?.value), submitted: print(theirs[metric.id]?.value) };
    }),
  };
}
