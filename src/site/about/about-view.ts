import type { MetricDescription } from '../../suites/description.ts';
import { betterText, mainMetric } from '../board/board.ts';
import type { SuiteWords } from '../board/entries.ts';

interface MetricWords {
  readonly label: string;
  readonly definition: string;
  readonly better: string;
  readonly main: boolean;
}

interface SuiteView {
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

export interface AboutView {
  readonly suites: readonly SuiteView[];
}

/** Everything the pages count, in the suites' own words. */
export function aboutView(suites: readonly SuiteWords[]): AboutView {
  return { suites: suites.map(suiteView) };
}

function suiteView({ description, references }: SuiteWords): SuiteView {
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
