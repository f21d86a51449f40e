import { type Known, neverEmptyIn } from '../analysis/diagnosis.ts';
import { resultsMaker } from '../analysis/results.ts';
import type { GatewayRecord, Manifest } from '../evidence/manifest.ts';
import type { Timing } from '../evidence/timing.ts';
import { FRESH } from '../protocol/constants.ts';
import type { Outcome } from '../protocol/outcome.ts';
import type { Contamination, Estimate, Group, Scorecard } from '../protocol/scorecard.ts';
import { isSignificant } from '../stats/significance.ts';
import {
  type ArmComparison,
  familyGroups,
  labelOf,
  type MetricDescription,
  mainMetric,
  noHeadlineNote,
  type SuiteDescription,
} from '../suite/description.ts';
import { counted, formatDifference, formatP, formatPoints, formatValue } from '../text/numbers.ts';
import { safeText } from '../text/safe-text.ts';
import { controlProblem, failedByErrors } from '../verify/validity.ts';
import { diagnosisView } from './diagnosis-view.ts';
import {
  coverageText,
  FEW_TEMPLATES,
  formatClustered,
  formatInterval,
  formatMeasured,
  formatPassed,
  formatWithInterval,
  passedColumn,
} from './format.ts';
import { latencyRows, machineText } from './latency.ts';
import { modelLines, modelTable } from './model-use.ts';

export type ScorecardView = ReturnType<typeof scorecardView>;
export type FamilyRow = ScorecardView['overall'];

/** The parts of a manifest that say what the scorecard does not. */
interface MadeBy {
  readonly gateway?: GatewayRecord | undefined;
  readonly adapter?: Manifest['adapter'] | undefined;
  readonly selection?: Manifest['selection'] | undefined;
}

/** A scorecard as text. Untrusted text is safe to print, but not yet escaped for Markdown or HTML. */
export function scorecardView(
  card: Scorecard,
  description: SuiteDescription,
  timing?: Timing,
  { gateway, adapter, selection }: MadeBy = {},
  { outcomes, ...known }: Known & { readonly outcomes?: readonly Outcome[] | undefined } = {},
) {
  const { system, dataset, clusters } = card;
  const headline = description.metrics.find(({ id }) => id === description.headline);
  const columns = columnsOf(card, description);
  const row = rowOf(columns, description);
  const families = (group: string | undefined) =>
    description.families.flatMap((family) => {
      const found = card.families[family.id];
      return found === undefined || family.group !== group ? [] : [row(family.label, found)];
    });
  const taskCounts = countedText(card, description);
  const all = row('All tasks', card.overall);
  // The counts beside it are of more tasks.
  const sized = (cell: string, i: number) =>
    columns[i] === headline ? `${cell} (n=${card.overall.metrics[headline?.id ?? '']?.n ?? 0})` : cell;
  const measured = description.metrics.filter(({ id }) => card.overall.metrics[id]);
  const rows = measured.map((metric) => metricRow(metric, card.overall.metrics[metric.id]));
  return {
    suite: `${description.title} ${safeText(card.suite.version, 40)}`,
    system: `${safeText(system.name, 100)} ${safeText(system.version, 100)}`,
    readsLabels: system.reads_labels,
    dataset: `${safeText(dataset.id, 60)}${dataset.official ? ' (official)' : ''}, ${dataset.tasks} tasks, SHA-256 ${dataset.sha256.slice(0, 12)}…`,
    state: card.validity.state,
    failedByErrors: failedByErrors(card.validity),
    /** Why the run is not valid, one line for each rule or control. */
    reasons: reasonsOf(card),
    headline: rows.find(({ label }) => label === headline?.label),
    counted: taskCounts,
    /** The note that replaces the headline if the suite has none. */
    noHeadlineNote: noHeadlineNote(description),
    columns: columns.map(({ short }) => short),
    passed: passedColumn(card.overall),
    families: families(undefined),
    /** The groups of families, if the suite shows any. */
    groups: familyGroups(description)
      .map((label) => ({ label, rows: families(label) }))
      .filter(({ rows: own }) => own.length > 0),
    overall: taskCounts === '' ? all : { ...all, cells: all.cells.map(sized) },
    /** Computed on demand, because a board reads many scorecards, and their slices are long. */
    get slices() {
      return sliceTables(card, description);
    },
    /** Undefined if the suite names no mechanisms. */
    diagnosis: diagnosisView(card, description, {
      neverEmpty: outcomes && neverEmptyIn(description, resultsMaker()(outcomes)),
      ...known,
    }),
    metrics: rows,
    ...withoutValue(card, description, adapter?.declared.capabilities ?? []),
    failureModes: description.failureModes
      .map(({ id, label, rule }) => ({ label, rule, count: card.failure_modes[id] ?? 0 }))
      .filter(({ count }) => count > 0),
    /** Undefined if the suite has only one arm, or none was measured. */
    arms: armsView(card, description),
    /** Of a partial run, how much of it ran comes first. */
    counts: [coverageText(card, selection), countsText(card)].filter(Boolean).join(': '),
    /** The models of the run, their requests and cost. Empty without models. */
    model: modelLines(card, gateway, timing),
    /** By family. Undefined if the system asked no model. */
    modelUse: modelTable(card, description),
    clusters: `${counted(clusters.count, 'cluster')}, the largest of ${counted(clusters.largest, 'task')}`,
    /** The note on the mark of a clustered interval. Empty if no interval has the mark. */
    fewTemplates: hasFewTemplates(card) ? FEW_TEMPLATES : '',
    contamination: card.contamination && contaminationView(card.contamination, description, card),
    /** From the bundle's timing, which is not part of the scorecard. Empty without a timing. */
    latency: timing === undefined ? [] : latencyRows(timing),
    /** Where the times are from; empty if the timing does not say. */
    machine: timing === undefined ? '' : machineText(timing),
  };
}

/** Makes the row of a group, with a cell for each of these metrics. */
const rowOf = (columns: readonly MetricDescription[], description: SuiteDescription) => {
  const main = mainMetric(description);
  return (label: string, group: Group) => ({
    label,
    n: String(group.n),
    /** The estimate of the suite's main metric. */
    estimate: group.metrics[main.id],
    /** The number of measured pairs and questions that passed. */
    passed: formatPassed(group),
    cells: columns.map((metric) =>
      (metric.id === description.headline ? formatWithInterval : formatMeasured)(metric, group.metrics[metric.id]),
    ),
  });
};

/** How many of the measured tasks the main metric counts; empty if it counts all. Families that it does not count name another one. */
function countedText({ counts, families }: Scorecard, description: SuiteDescription): string {
  const others = description.families.reduce((sum, { id, metric }) => sum + (metric ? (families[id]?.n ?? 0) : 0), 0);
  const measured = counts.tasks - counts.not_measured;
  return others === 0 ? '' : `${measured - others} of ${measured} tasks, others: only in other metrics`;
}

/** Whether an interval is based on too few templates. */
function hasFewTemplates({ overall, families, arms = {} }: Scorecard): boolean {
  const groups = [overall, ...Object.values(families), ...Object.values(arms)];
  return groups.some(({ metrics }) => Object.values(metrics).some((one) => one.few_clusters && one.ci95_clustered));
}

/** The headline and the metrics that the suite shows by family, if they were measured. */
export function columnsOf(
  card: Pick<Scorecard, 'overall'>,
  description: SuiteDescription,
): readonly MetricDescription[] {
  const { headline, familyMetrics, metrics } = description;
  return [...(headline === undefined ? [] : [headline]), ...familyMetrics]
    .filter((id) => card.overall.metrics[id])
    .flatMap((id) => metrics.find((metric) => metric.id === id) ?? []);
}

/** The metrics without a value: those that need a capability which is not declared, and those that nothing counts towards. */
function withoutValue({ overall }: Scorecard, { metrics }: SuiteDescription, declared: readonly string[]) {
  const without = metrics.filter(({ id }) => !overall.metrics[id]);
  const lacks = ({ needs }: MetricDescription) => needs !== undefined && !needs.some((one) => declared.includes(one));
  return {
    unmeasured: without.filter(lacks).map(({ label }) => label),
    uncounted: without.filter((metric) => !lacks(metric)).map(({ label }) => label),
  };
}

function metricRow(metric: MetricDescription, estimate: Estimate | undefined) {
  return {
    label: metric.label,
    value: formatMeasured(metric, estimate),
    interval: formatInterval(metric, estimate?.ci95),
    clustered: formatClustered(metric, estimate),
    n: String(estimate?.n ?? 0),
    nEffective: estimate?.n_effective?.toFixed(0) ?? '',
    definition: metric.definition,
  };
}

function reasonsOf({ validity }: Scorecard): string[] {
  return [
    ...validity.rules
      .filter(({ held }) => !held)
      .map(({ id, detail }) => `Rule ${safeText(id, 80)}: ${safeText(detail ?? '')}`),
    ...validity.controls
      .filter(({ held }) => !held)
      .map((control) => `Control ${safeText(control.name, 80)}: ${safeText(controlProblem(control))}`),
  ];
}

/** By pairs if there are any, because a task with many questions seldom passes as a whole. */
function countsText({ counts, overall: { pairs } }: Scorecard): string {
  const { tasks, passed, not_measured: unmeasured, errored, faults } = counts;
  const measured = tasks - unmeasured;
  const share = pairs ? `${pairs.passed} of ${pairs.measured} pairs` : `${passed} of ${measured} tasks`;
  return [
    ...(measured > 0 ? [`${share} passed`, `${errored} ${pairs ? 'tasks ' : ''}errored`] : []),
    ...(unmeasured > 0 ? [`${unmeasured} tasks not measured`] : []),
    ...faultsOf(faults),
  ].join(', ');
}

function faultsOf(faults: Scorecard['counts']['faults']): string[] {
  return Object.entries(faults).map(([code, n]) => `${n} × ${safeText(code, 40)}`);
}

/** The arms of a suite and their comparisons. A row is the label, the value, its plain and its clustered interval, and n. */
function armsView(card: Scorecard, description: SuiteDescription) {
  const { arms = [], armMetric, metrics } = description;
  const metric = metrics.find(({ id }) => id === armMetric);
  if (metric === undefined || card.arms === undefined) return undefined;
  const rows = arms.flatMap(({ id, label }) => {
    const estimate = card.arms?.[id]?.metrics[metric.id];
    if (estimate === undefined) return [];
    const { value, n, ci95 } = estimate;
    const intervals = [formatInterval(metric, ci95), formatClustered(metric, estimate)];
    return [[label, formatValue(metric, value), ...intervals, String(n)]];
  });
  return rows.length === 0 ? undefined : { metric: metric.label, rows, verdicts: armVerdicts(card, description) };
}

function armVerdicts(card: Scorecard, { arms = [], armComparisons = [] }: SuiteDescription) {
  const label = (arm: string | null) => (arm === null ? 'perfect' : labelOf(arms, arm).toLowerCase());
  return (card.arm_comparisons ?? []).flatMap((found) => {
    const described = armComparisons.find(({ id }) => id === found.id);
    if (described === undefined) return [];
    const other = found.b === null ? undefined : card.arms?.[found.b]?.metrics[found.metric];
    return [
      {
        pair: `${label(found.a)} against ${label(found.b)}`,
        figures: `${formatPoints(found.delta)}${found.p === undefined ? '' : `, p ${formatP(found.p)}`}`,
        text:
          (found.delta < 0 && other?.value === 1 && described.allOfB) || verdictText(described, found.delta, found.p),
      },
    ];
  });
}

/** A comparison with a perfect score has no p-value: any difference counts. */
function verdictText({ lower, same, higher }: ArmComparison, delta: number, p: number | undefined): string {
  if (delta === 0 || (p !== undefined && !isSignificant(p))) return same;
  return delta < 0 ? lower : higher;
}

function contaminationView(
  { metric, reference, system, reference_values, gap, ci95, p }: Contamination,
  description: SuiteDescription,
  { dataset, system: { name } }: Scorecard,
) {
  const unseen = dataset.id === FRESH ? 'fresh' : 'held-out';
  const described = description.metrics.find(({ id }) => id === metric);
  const of = described ?? ({ label: metric, unit: 'count', digits: 3 } as MetricDescription);
  const show = (value: number) => formatValue(of, value);
  const row = (who: string, on: Contamination['system']) =>
    [safeText(who, 100), show(on.public), show(on.unseen), formatDifference(of, on.public - on.unseen)] as const;
  const certainty = p === undefined ? 'no interval: a family is a single cluster' : `p = ${formatP(p)}`;
  return {
    metric: of.label,
    unseen,
    /** The system, then the reference: public value, unseen value, public minus unseen. */
    rows: [row(name, system), row(reference, reference_values)],
    gap: `${formatDifference(of, gap, ci95)} ${certainty}`,
    verdict: gapVerdict(gap, p, unseen),
  };
}

function gapVerdict(gap: number, p: number | undefined, unseen: string): string {
  if (p === undefined || !isSignificant(p))
    return 'No significant gap: these tasks show no advantage of this system on the public data.';
  return gap > 0
    ? 'The system is significantly further ahead on public data: it may know that data.'
    : `The system is significantly further ahead on ${unseen} data.`;
}

/** The slices that the suite describes, with the rows of each. A slice that has all tasks is left out. */
function sliceTables(card: Scorecard, description: SuiteDescription) {
  // Only the headline if there is one. Families show the other metrics.
  const columns = columnsOf(card, description).slice(0, description.headline === undefined ? undefined : 1);
  const row = rowOf(columns, description);
  // Made once: `localeCompare` with options makes one for each comparison.
  const { compare } = new Intl.Collator('en', { numeric: true });
  return (description.slices ?? []).flatMap(({ id, label }) => {
    const groups = Object.entries(card.slices?.[id] ?? {});
    groups.sort(([a], [b]) => compare(a, b));
    const isWhole = groups.some(([, { n }]) => n === card.overall.n) && groups.length === 1;
    if (groups.length === 0 || isWhole) return [];
    const rows = groups.map(([name, group]) => row(safeText(name, 60), group));
    return [{ label, rows, columns: columns.map(({ short }) => short) }];
  });
}
