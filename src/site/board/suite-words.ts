import { type MetricDescription, mainMetric } from '../../suite/description.ts';
import { betterText } from './board.ts';
import type { SuiteWords } from './entries.ts';

interface MetricWords {
  readonly label: string;
  readonly definition: string;
  readonly better: string;
  readonly main: boolean;
}

/** A suite in its own words, for the partial `suite-words`. */
export interface SuiteWordsView {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly summary: string;
  readonly metrics: readonly MetricWords[];
  readonly failureModes: readonly { readonly label: string; readonly rule: string }[];
  readonly references: readonly {
    readonly name: string;
    readonly kind: string;
    readonly readsLabels: boolean;
    readonly summary: string;
  }[];
}

/** Everything that the pages count of one suite. */
export function suiteWordsView({ description, references }: SuiteWords): SuiteWordsView {
  const { id, title, version, summary, metrics, failureModes } = description;
  const main = mainMetric(description);
  const words = (metric: MetricDescription) => ({
    label: metric.label,
    definition: metric.definition,
    better: betterText(metric),
    main: metric.id === main.id,
  });
  return {
    id,
    title,
    version,
    summary,
    metrics: metrics.map(words),
    failureModes: failureModes.map(({ label, rule }) => ({ label, rule })),
    references: references.map(({ name, kind, readsLabels, summary: what }) => ({
      name,
      kind: kind === 'reference' ? 'Reference system' : 'Control',
      readsLabels,
      summary: what,
    })),
  };
}
