import { diagnose, type Finding, type Known } from '../analysis/diagnosis.ts';
import type { Estimate, Scorecard } from '../protocol/scorecard.ts';
import { type Family, mainMetric, type SuiteDescription } from '../suite/description.ts';
import { groupBy } from '../text/group-by.ts';
import { PERCENT } from '../text/numbers.ts';
import { few, formatInterval, formatMeasured } from './format.ts';

/**
 * The mechanisms that a run shows and those that it lacks, in words. Undefined if the suite names none, or the run does not
 * count.
 */
export function diagnosisView(card: Scorecard, description: SuiteDescription, known: Known = {}) {
  const diagnosis = diagnose(description, card, known);
  if (diagnosis === undefined) return undefined;
  const metric = mainMetric(description);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const countText = (estimates: readonly Estimate[]) =>
    `${Number(sum(estimates.map(({ k, value, n }) => k ?? value * n)).toFixed(1))} of ${sum(estimates.map(({ n }) => n))} ${metric.short}`;
  const row = (alike: readonly Finding[]) => {
    const [{ words = '', estimate, family } = {}, ...others] = alike;
    const { without, having } = family?.mechanism ?? {};
    return {
      words,
      family: few(alike.map((one) => one.family.label)),
      /** Such as `3 of 32 pairs`. */
      count: countText(alike.map((one) => one.estimate)),
      /** Empty of several families. */
      interval: others.length > 0 ? '' : formatInterval(metric, estimate?.ci95_clustered),
      /** The values of references without and with the mechanism; empty of several families. */
      levels: others.length > 0 ? '' : [without, having].map((one) => percentText(one?.reaches ?? 0)).join(' and '),
    };
  };
  const { findings, undecided } = diagnosis;
  const alone = known.beatsCheat === undefined && findings.length > 0 ? NOT_COMPARED : '';
  const group = (verdict: Finding['verdict'], title: string) => {
    const own = findings.filter((one) => one.verdict === verdict);
    const rows = [...groupBy(own, ({ words }) => words).values()].map(row);
    return {
      title,
      rows,
      mechanisms: own.length,
      text: rows
        .map(({ words, count, interval }) => `${words} (${[count, interval].filter(Boolean).join(', ')})`)
        .join('; '),
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
  return `Neither a strength nor a weakness: ${families.length} of ${all} mechanisms (${few(labels, 5)}).`;
}

const percentText = (share: number) => formatMeasured({ ...PERCENT, digits: 0 }, { value: share });
