import type { MetricDescription } from '../../suite/description.ts';

/** A metric: a proportion of which more is better, unless `other` says otherwise. */
export const metric = (
  id: string,
  label: string,
  short: string,
  definition: string,
  other: Partial<MetricDescription> = {},
): MetricDescription => ({
  ...{ id, label, short, definition, better: 'higher', unit: 'fraction', kind: 'proportion', digits: 1 },
  ...other,
});
