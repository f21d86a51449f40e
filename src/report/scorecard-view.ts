import type { Estimate, Group, Scorecard } from '../protocol/scorecard.ts';
import type { MetricDescription, SuiteDescription } from '../suite/description.ts';
import { safeText } from '../text/safe-text.ts';
import { failedByErrors } from '../verify/validity.ts';
import { type ArmsView, armsView } from './arms-view.ts';
import { type ContaminationView, contaminationView } from './contamination-view.ts';
import {
  FEW_TEMPLATES,
  formatClustered,
  formatEstimate,
  formatInterval,
  formatMeasured,
  formatPassed,
} from './format.ts';

export interface MetricRow {
  readonly label: string;
  readonly value: string;
  readonly interval: string;
  readonly clustered: string;
  readonly n: string;
  readonly nEffective: string;
  readonly definition: string;
}

export interface FamilyRow {
  readonly label: string;
  /** How many tasks. */
  readonly n: string;
  /** How many of the questions that were measured were passed. */
  readonly passed: string;
  readonly cells: readonly string[];
}

/** A scorecard as people read it; every string is ready for any surface that escapes its own syntax. */
export interface ScorecardView {
  readonly suite: string;
  readonly system: string;
  readonly readsLabels: boolean;
  readonly dataset: string;
  readonly state: Scorecard['validity']['state'];
  /** Whether it failed because too many tasks errored, and not by a control. */
  readonly failedByErrors: boolean;
  /** Why it is not valid, a line a rule or control. */
  readonly reasons: readonly string[];
  readonly headline: MetricRow | undefined;
  readonly columns: readonly string[];
  readonly families: readonly FamilyRow[];
  readonly overall: FamilyRow;
  readonly metrics: readonly MetricRow[];
  /** Labels of what was not measured: the system does not declare what it takes, or no task gave occasion. */
  readonly unmeasured: readonly string[];
  readonly failureModes: readonly { readonly label: string; readonly count: number; readonly rule: string }[];
  /** Where the suite runs its tasks under several conditions. */
  readonly arms?: ArmsView | undefined;
  readonly counts: string;
  readonly clusters: string;
  /** What the mark beside a clustered interval means; empty where none has it. */
  readonly fewTemplates: string;
  /** Where a held-out bundle is shown beside a public one. */
  readonly contamination?: ContaminationView | undefined;
}

export function scorecardView(card: Scorecard, description: SuiteDescription): ScorecardView {
  const { system, dataset, counts, clusters } = card;
  const headline = description.metrics.find(({ id }) => id === description.headline);
  const columns = columnsOf(card, description);
  const row = (label: string, group: Group): FamilyRow => ({
    label,
    n: String(group.n),
    passed: formatPassed(group.items),
    cells: columns.map((metric) =>
      (metric === headline ? formatEstimate : formatMeasured)(metric, group.metrics[metric.id]),
    ),
  });
  const measured = description.metrics.filter(({ id }) => card.overall.metrics[id]);
  const rows = measured.map((metric) => metricRow(metric, card.overall.metrics[metric.id]));
  return {
    suite: `${description.title} ${card.suite.version}`,
    system: `${safeText(system.name, 100)} ${safeText(system.version, 100)}`,
    readsLabels: system.reads_labels,
    dataset: `${safeText(dataset.id, 60)}${dataset.official ? ' (official)' : ''}, ${dataset.tasks} tasks, SHA-256 ${dataset.sha256.slice(0, 12)}…`,
    state: card.validity.state,
    failedByErrors: failedByErrors(card.validity),
    reasons: reasonsOf(card),
    headline: rows.find(({ label }) => label === headline?.label),
    columns: columns.map(({ short }) => short),
    families: description.families.flatMap(({ id, label }) => {
      const group = card.families[id];
      return group === undefined ? [] : [row(label, group)];
    }),
    overall: row('All tasks', card.overall),
    metrics: rows,
    unmeasured: description.metrics.filter(({ id }) => !card.overall.metrics[id]).map(({ label }) => label),
    failureModes: description.failureModes
      .map(({ id, label, rule }) => ({ label, rule, count: card.failure_modes[id] ?? 0 }))
      .filter(({ count }) => count > 0),
    arms: armsView(card, description),
    counts: countsText(counts),
    clusters: `${clusters.count} clusters, the largest of ${clusters.largest} tasks`,
    fewTemplates: hasFewTemplates(card) ? FEW_TEMPLATES : '',
    contamination: card.contamination && contaminationView(card.contamination, description, system.name),
  };
}

function hasFewTemplates({ overall, families, arms = {} }: Scorecard): boolean {
  const groups = [overall, ...Object.values(families), ...Object.values(arms)];
  return groups.some(({ metrics }) => Object.values(metrics).some((one) => one.few_clusters && one.ci95_clustered));
}

/** The headline first, then what the suite wants to be seen by family, where it was measured. */
function columnsOf(card: Scorecard, description: SuiteDescription): readonly MetricDescription[] {
  const { headline, familyMetrics, metrics } = description;
  return [...(headline === undefined ? [] : [headline]), ...familyMetrics]
    .filter((id) => card.overall.metrics[id])
    .flatMap((id) => metrics.find((metric) => metric.id === id) ?? []);
}

function metricRow(metric: MetricDescription, estimate: Estimate | undefined): MetricRow {
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
    ...validity.rules.filter(({ held }) => !held).map(({ id, detail }) => `Rule ${id}: ${safeText(detail ?? '')}`),
    ...validity.controls
      .filter(({ held }) => !held)
      .map(
        ({ name, metric, value, min, max }) => `Control ${name}: ${metric} is ${value}, not within ${min} and ${max}`,
      ),
  ];
}

function countsText({ tasks, passed, not_measured: unmeasured, errored, faults }: Scorecard['counts']): string {
  const measured = tasks - unmeasured;
  return [
    ...(measured > 0 ? [`${passed} of ${measured} tasks passed`, `${errored} errored`] : []),
    ...(unmeasured > 0 ? [`${unmeasured} tasks not measured`] : []),
    ...faultsOf(faults),
  ].join(', ');
}

function faultsOf(faults: Scorecard['counts']['faults']): string[] {
  return Object.entries(faults).map(([code, n]) => `${n} × ${safeText(code, 40)}`);
}
