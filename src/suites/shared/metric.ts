import type { MetricDescription } from '../../suite/description.ts';

const DEFAULTS = { better: 'higher', unit: 'fraction', kind: 'proportion', digits: 1 } as const;

export type MetricText = Omit<MetricDescription, keyof typeof DEFAULTS> & Partial<MetricDescription>;

/** Metrics as a suite's data has them: each is a proportion of which more is better, unless its data says otherwise. */
export const metricsOf = (texts: readonly MetricText[]): readonly MetricDescription[] =>
  texts.map((text) => ({ ...DEFAULTS, ...text }));
