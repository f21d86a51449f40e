import type { Outcome } from '../protocol/outcome.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import { mainMetric, type SuiteDescription, signOf } from '../suite/description.ts';
import { formatValue } from '../text/numbers.ts';

interface WeakFamily {
  readonly label: string;
  readonly value: string;
  /** The number of tasks of the value. */
  readonly n: number;
}

/**
 * The families with a lower value than the whole suite, by its main metric, weakest first. Those of a group are left out: they divide
 * the same questions in another way, such as by the length of the history. Undefined if nothing was measured.
 */
export function weakestFamilies(
  { overall, families }: Scorecard,
  description: SuiteDescription,
  most: number,
):
  | {
      readonly weak: readonly WeakFamily[];
      /** The number of further families with the value of the last one. */
      readonly asWeak: number;
      readonly measured: number;
      readonly families: number;
    }
  | undefined {
  const metric = mainMetric(description);
  const all = overall.metrics[metric.id];
  if (all === undefined) return undefined;
  const sign = signOf(metric);
  const present = description.families.filter(({ id, group }) => families[id] && group === undefined);
  const measured = present.flatMap(({ id, label }) => {
    const estimate = families[id]?.metrics[metric.id];
    return estimate === undefined ? [] : [{ label, value: estimate.value, n: estimate.n }];
  });
  const below = measured
    .filter(({ value }) => sign * (value - all.value) < 0)
    .sort((a, b) => sign * (a.value - b.value))
    .map(({ label, value, n }) => ({ label, value: formatValue(metric, value), n }));
  const weak = below.slice(0, most);
  const asWeak = below.slice(most).filter(({ value }) => value === weak.at(-1)?.value).length;
  return { weak, asWeak, measured: measured.length, families: present.length };
}

/**
 * The families of which a smaller share passed than the main metric says, as “Label 0 of 20”, those with the largest difference
 * first; of more than `most`, the number of the others. There a pass needs more than the metric, such as the right action.
 */
export function fewerPassed({ families }: Scorecard, description: SuiteDescription, most: number): readonly string[] {
  const main = mainMetric(description).id;
  const found = description.families
    .flatMap(({ id, label }) => {
      const { items, metrics } = families[id] ?? {};
      const value = metrics?.[main]?.value;
      if (items === undefined || items.measured === 0 || value === undefined) return [];
      const difference = value - items.passed / items.measured;
      return difference > 0 ? [{ difference, words: `${label} ${items.passed} of ${items.measured}` }] : [];
    })
    .sort((a, b) => b.difference - a.difference)
    .map(({ words }) => words);
  const more = found.length - most;
  return more <= 0 ? found : [...found.slice(0, most), `and ${more} more`];
}

/**
 * The tasks that did not pass: first those that errored, since an error hides what the memory can do; then those that cost the
 * headline; then the others, which failed for another reason. Each with the first of every family in the given order, then the
 * second ones, and so on, since the tasks of a family may follow each other and often fail alike.
 */
export function missedInOrder(description: SuiteDescription, outcomes: readonly Outcome[]): readonly Outcome[] {
  const failed = outcomes.filter(({ verdict }) => verdict === 'failed');
  return [
    outcomes.filter(({ verdict }) => verdict === 'errored'),
    failed.filter((outcome) => !isRightByHeadline(description, outcome)),
    failed.filter((outcome) => isRightByHeadline(description, outcome)),
  ].flatMap(spread);
}

function spread(outcomes: readonly Outcome[]): readonly Outcome[] {
  const counts = new Map<string, number>();
  const ranked = outcomes.map((outcome) => {
    const round = counts.get(outcome.family) ?? 0;
    counts.set(outcome.family, round + 1);
    return { outcome, round };
  });
  return ranked.sort((a, b) => a.round - b.round).map(({ outcome }) => outcome);
}

/** Whether a task is right by the headline, which may count less than a pass needs, such as no action. */
export function isRightByHeadline({ metrics, headline: id }: SuiteDescription, { values }: Outcome): boolean {
  const headline = metrics.find((metric) => metric.id === id);
  if (headline?.unit !== 'fraction' || headline.better !== 'higher') return false;
  const value = values[headline.id];
  return typeof value === 'object' ? value[0] === value[1] : value === 1;
}
