import type { Estimate, Group } from '../../protocol/scorecard.ts';
import { type Family, familyName, type MetricDescription, type SuiteDescription } from '../../suite/description.ts';
import { Markdown } from '../../text/escape.ts';
import { formatMeasured, formatPassed, formatWithInterval, passedColumn } from '../format.ts';
import { type Changes, countIn } from './comment-changes.ts';
import type { ScoredRun } from './comment-facts.ts';
import { type Cell, right, type Table, table } from './table.ts';

/** The runs that a run is compared with. Undefined without one. */
interface ComparedRuns {
  /** The submitter's run, if the board's is shown. */
  readonly submitted: ScoredRun | undefined;
  /** With `changes` there are two columns of counts. */
  readonly previous: { readonly measured: ScoredRun; readonly changes?: Changes } | undefined;
}

const ALL = new Markdown('**All tasks**');

/** The headline. If a suite has none, the metrics that it shows by family. */
export function mainMetrics({ headline, familyMetrics, metrics }: SuiteDescription): readonly MetricDescription[] {
  return byId(metrics, headline === undefined ? familyMetrics : [headline]);
}

/** The metrics that the suite shows in addition to the headline. */
export function sideMetrics({ headline, familyMetrics, metrics }: SuiteDescription): readonly MetricDescription[] {
  return headline === undefined ? [] : byId(metrics, familyMetrics);
}

function byId(metrics: readonly MetricDescription[], ids: readonly string[]): readonly MetricDescription[] {
  return ids.flatMap((id) => metrics.find((metric) => metric.id === id) ?? []);
}

/** The figures by family and overall: each metric with its clustered interval, the submitted figure, and the change. */
export function figures(
  now: ScoredRun,
  description: SuiteDescription,
  metrics: readonly MetricDescription[],
  { submitted, previous }: ComparedRuns,
): Table {
  const measured = metrics.filter(({ id }) => now.scorecard.overall.metrics[id]);
  const columns = [
    'Family',
    ...right('n', passedColumn(now.scorecard.overall)),
    ...measured.flatMap((metric) =>
      right(labelOf(metric), ...(submitted ? ['Claimed'] : []), ...(previous ? ['Change'] : [])),
    ),
    ...(previous?.changes ? right('Newly failed', 'Newly passed') : []),
  ];
  const row = (label: Cell, pick: (measured: ScoredRun) => Group | undefined, count: (of: keyof Changes) => number) => [
    label,
    String(pick(now)?.n ?? 0),
    formatPassed(pick(now)),
    ...measured.flatMap((metric): Cell[] => {
      const own = pick(now)?.metrics[metric.id];
      return [
        formatWithInterval(metric, own),
        ...(submitted ? [formatMeasured(metric, pick(submitted)?.metrics[metric.id])] : []),
        ...(previous ? [change(metric, own, pick(previous.measured)?.metrics[metric.id])] : []),
      ];
    }),
    ...(previous?.changes ? [String(count('failed')), String(count('passed'))] : []),
  ];
  const families = description.families.filter(({ id }) => now.scorecard.families[id]);
  const rowOfFamily = (family: Family) =>
    row(
      familyName(family),
      ({ scorecard }) => scorecard.families[family.id],
      (of) => countIn(previous?.changes?.[of] ?? [], family.id),
    );
  return table(columns, [
    ...families.filter(({ group }) => group === undefined).map(rowOfFamily),
    row(
      ALL,
      ({ scorecard }) => scorecard.overall,
      (of) => previous?.changes?.[of].length ?? 0,
    ),
    ...families.filter(({ group }) => group !== undefined).map(rowOfFamily),
  ]);
}

function labelOf({ label, better }: MetricDescription): string {
  return better === 'higher' ? label : `${label} (lower is better)`;
}

export function change(metric: MetricDescription, now: Estimate | undefined, before: Estimate | undefined): string {
  return now === undefined || before === undefined ? '–' : formatChange(metric, now.value - before.value);
}

/** `+2.0 points`, `−0.31`. A change that rounds to zero has no sign. */
export function formatChange({ unit, digits }: MetricDescription, delta: number): string {
  const size = (Math.abs(delta) * (unit === 'fraction' ? 100 : 1)).toFixed(digits);
  const sign = Number(size) === 0 ? '' : delta > 0 ? '+' : '−';
  return `${sign}${size}${unit === 'fraction' ? ' points' : ''}`;
}
