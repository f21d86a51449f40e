import type { Paired } from '../analysis/pairing.ts';
import { FRESH, type Verdict } from '../protocol/constants.ts';
import type { Estimate, Group, Scorecard } from '../protocol/scorecard.ts';
import type { Cell } from '../suite/bench.ts';
import type { MetricDescription, SuiteDescription } from '../suite/description.ts';
import { counted, formatValue } from '../text/numbers.ts';
import { safeText } from '../text/safe-text.ts';

type Printed = Pick<MetricDescription, 'unit' | 'digits'>;
type Clustered = Pick<Estimate, 'ci95_clustered' | 'few_clusters'>;

/** The value, or a dash if it was not measured. */
export function formatMeasured(metric: Printed, estimate: Pick<Estimate, 'value'> | undefined): string {
  return estimate === undefined ? '–' : formatValue(metric, estimate.value);
}

/** Empty without an interval. */
export function formatInterval(metric: Printed, interval: readonly [number, number] | undefined): string {
  if (interval === undefined) return '';
  return `[${formatValue(metric, interval[0])}, ${formatValue(metric, interval[1])}]`;
}

/** Marks an interval that is based on too few templates. */
export const FEW_MARK = '†';

/** A note that explains the mark of `formatClustered`. */
export const FEW_TEMPLATES =
  '† Too few templates for the clustered interval to be relied on: fewer than 8 effective ones.';

/** The clustered interval, with a mark if there are too few templates. Empty without an interval. */
export function formatClustered(metric: Printed, estimate: Clustered | undefined): string {
  const text = formatInterval(metric, estimate?.ci95_clustered);
  return text !== '' && estimate?.few_clusters ? `${text} ${FEW_MARK}` : text;
}

/** The value and the clustered interval, or a dash if it was not measured. */
export function formatWithInterval(metric: MetricDescription, estimate: Estimate | undefined): string {
  return [formatMeasured(metric, estimate), formatClustered(metric, estimate)].filter(Boolean).join(' ');
}

/** The value and the plain interval, as the papers print it, or a dash if it was not measured. */
export function formatEstimate(metric: MetricDescription, estimate: Estimate | undefined): string {
  return [formatMeasured(metric, estimate), formatInterval(metric, estimate?.ci95)].filter(Boolean).join(' ');
}

/** `questions 26.5%`: the metric that is shown with a run's headline; empty if the suite has none. */
export function besideText(
  { metrics, besideHeadline }: SuiteDescription,
  { overall }: Pick<Scorecard, 'overall'>,
): string {
  const metric = metrics.find(({ id }) => id === besideHeadline);
  const estimate = metric && overall.metrics[metric.id];
  return metric === undefined || estimate === undefined ? '' : `${metric.short} ${formatMeasured(metric, estimate)}`;
}

export function formatVerdict(verdict: Verdict): string {
  return verdict.replace('_', ' ');
}

const MOST_ACTIONS = 8;

/** The actions that a question offers. A long list is cut, with the number of the others. */
export function formatActions(actions: readonly string[]): string {
  const shown = actions.length <= MOST_ACTIONS ? actions : actions.slice(0, MOST_ACTIONS);
  const more = actions.length === shown.length ? [] : [`and ${actions.length - shown.length} more`];
  return [...shown.map((one) => safeText(one, 80)), ...more].join(' · ');
}

/** `18 of 20`, or if items have pairs `7 of 10 (18 of 20)`, the pairs first. A dash if nothing is counted. */
export function formatPassed({ items, pairs }: Pick<Group, 'items' | 'pairs'> = {}): string {
  return pairs === undefined ? countsText(items) : `${countsText(pairs)} (${countsText(items)})`;
}

/** The heading of a column of `formatPassed`. */
export const passedColumn = ({ pairs }: Pick<Group, 'pairs'>) =>
  pairs === undefined ? 'Passed' : 'Pairs passed (questions)';

/** The counts, with those of errored and unmeasured items. `not measured` if nothing was measured. */
function countsText(items: Group['items']): string {
  if (items === undefined) return '–';
  const { passed, measured, errored, not_measured: unmeasured } = items;
  if (measured === 0) return formatVerdict('not_measured');
  return [
    `${passed} of ${measured}`,
    ...(errored > 0 ? [`${errored} errored`] : []),
    ...(unmeasured > 0 ? [`${unmeasured} not measured`] : []),
  ].join(', ');
}

/** Milliseconds, rounded to a sensible number of digits. */
export function formatLatency(ms: number): string {
  return `${ms < 100 ? ms.toPrecision(ms < 1 ? 2 : 3) : ms.toFixed(0)} ms`;
}

/** The total time of many calls: `850 ms`, `12.3 s`, `250 min`. */
export function formatDuration(ms: number): string {
  if (ms < 1_000) return `${ms.toFixed(0)} ms`;
  return ms < 600_000 ? `${(ms / 1_000).toFixed(1)} s` : `${(ms / 60_000).toFixed(0)} min`;
}

/** `3 of 250 tasks`: how much of its data a run covers. Undefined if it covers all tasks. */
export const partOfTasks = ({
  counts: { tasks },
  dataset,
}: Pick<Scorecard, 'counts' | 'dataset'>): string | undefined =>
  tasks < dataset.tasks ? `${tasks} of ${counted(dataset.tasks, 'task')}` : undefined;

/**
 * `3 of 250 tasks ran (--limit 3)`: what a partial run covers, and the options that made it partial. Empty if nothing shows that it is
 * partial.
 *
 * @param selection undefined if it is not known
 */
export function coverageText(
  card: Pick<Scorecard, 'counts' | 'dataset' | 'validity'>,
  selection: Selected | undefined,
): string {
  const { counts, dataset, validity } = card;
  const { families, arms, limit, shard } = selection ?? {};
  const named = (option: string, ids: readonly string[] | null = []) => {
    const words = (ids ?? []).map((id) => safeText(id, 40));
    return words.length === 0 ? [] : [`${option} ${few(words, MOST_SELECTED)}`];
  };
  // Generated data of another size, of which all or a part may have run.
  const isFreshAndWhole = dataset.id === FRESH && selection !== undefined && !(families || arms || limit || shard);
  const isResized = /^builtin-\d+$/.test(dataset.id) || (isFreshAndWhole && validity.state === 'partial');
  const options = [
    ...(isResized ? [`--count ${dataset.tasks}`] : []),
    ...named('--family', families),
    ...named('--arm', arms),
    ...(limit ? [`--limit ${limit}`] : []),
    ...(shard ? [`--shard ${shard.index}/${shard.count}`] : []),
  ].join(', ');
  const part = partOfTasks(card) ?? (options === '' ? '' : counted(counts.tasks, 'task'));
  return part === '' ? '' : `${part} ran${options === '' ? '' : ` (${options})`}`;
}

const MOST_SELECTED = 3;

/** The selection of a manifest. A page imports this file, so it imports no file that needs Node. */
interface Selected {
  readonly families: readonly string[] | null;
  readonly arms: readonly string[] | null;
  readonly limit: number | null;
  readonly shard: { readonly index: number; readonly count: number } | null;
}

/** The headings of `countsOf`. */
export const pairColumns = ({ graded }: Pick<Paired, 'graded'>, a = 'A', b = 'B'): readonly string[] =>
  graded ? ['both all', `${a} more`, `${b} more`, 'same value'] : ['both', `${a} only`, `${b} only`, 'neither'];

/** The four counts of a paired comparison. */
export const countsOf = ({ both, onlyA, onlyB, neither }: Paired): readonly string[] =>
  [both, onlyA, onlyB, neither].map(String);

/** A cell of a bench's table. */
export const cellText = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.text);

/** `a, b and c`; of more than `most` names, the last ones are only counted. */
export function few(names: readonly string[], most = names.length): string {
  const shown = names.length <= most ? names : [...names.slice(0, most - 1), `${names.length - most + 1} more`];
  const last = shown.at(-1) ?? '';
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} and ${last}`;
}
