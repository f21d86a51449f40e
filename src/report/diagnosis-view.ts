import { diagnose, type Finding } from '../analysis/diagnosis.ts';
import type { Estimate, Scorecard } from '../protocol/scorecard.ts';
import { type Family, mainMetric, type SuiteDescription } from '../suite/description.ts';
import { PERCENT } from '../text/numbers.ts';
import { few, formatInterval, formatMeasured } from './format.ts';

/**
 * The mechanisms that a run shows and those that it lacks, in words. Undefined if the suite names none, or the run does not
 * count. `beatsCheat` is that of `diagnose`.
 */
export function diagnosisView(
  card: Scorecard,
  description: SuiteDescription,
  beatsCheat?: Parameters<typeof diagnose>[2],
) {
  const diagnosis = diagnose(description, card, beatsCheat);
  if (diagnosis === undefined) return undefined;
  const metric = mainMetric(description);
  const countText = ({ k, value, n }: Estimate) => `${Number((k ?? value * n).toFixed(1))} of ${n} ${metric.short}`;
  const row = ({ family: { label, mechanism }, verdict, estimate }: Finding) => ({
    words: mechanism[verdict],
    family: label,
    /** Such as `3 of 32 pairs`. */
    count: countText(estimate),
    interval: formatInterval(metric, estimate.ci95_clustered),
    /** The values of references without and with the mechanism. */
    levels: [mechanism.without, mechanism.having].map(({ reaches }) => percentText(reaches)).join(' and '),
  });
  const { findings, undecided } = diagnosis;
  const alone = beatsCheat === undefined && findings.length > 0 ? NOT_COMPARED : '';
  const group = (verdict: Finding['verdict'], title: string) => {
    const rows = findings.filter((one) => one.verdict === verdict).map(row);
    return {
      title,
      rows,
      text: rows.map(({ words, count, interval }) => `${words} (${count}, ${interval})`).join('; '),
    };
  };
  return {
    groups: [group('shows', 'Strengths'), group('lacks', 'Weaknesses')].filter(({ rows }) => rows.length > 0),
    /** What a board would also ask; empty on one. */
    alone,
    /** Empty if every mechanism is decided, on a board. */
    undecided: [
      ...(undecided.length > 0 ? [undecidedText(undecided, findings.length + undecided.length)] : []),
      ...(alone === '' ? [] : [alone]),
    ].join(' '),
  };
}

const NOT_COMPARED = 'Not compared with the best cheat: a board may leave some of these undecided.';

function undecidedText(families: readonly Family[], all: number): string {
  const labels = families.map(({ label }) => label);
  return `Not decided: ${families.length} of ${all} mechanisms (${few(labels, 5)}).`;
}

const percentText = (share: number) => formatMeasured({ ...PERCENT, digits: 0 }, { value: share });
