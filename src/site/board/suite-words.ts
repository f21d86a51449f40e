import { type MetricDescription, mainMetric } from '../../suite/description.ts';
import { betterText } from './board.ts';
import type { SuiteWords } from './entries.ts';

export function suiteWordsView({ description, ownSystems }: SuiteWords) {
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
    references: ownSystems.map(({ name, kind, readsLabels, summary: what }) => ({
      name,
      kind: kind === 'reference' ? 'Reference system' : 'Control',
      readsLabels,
      summary: what,
    })),
  };
}
