import type { FailureMode, MetricDescription } from '../../suite/description.ts';

const DEFAULTS = { better: 'higher', unit: 'fraction', kind: 'proportion', digits: 1 } as const;

export type MetricText = Omit<MetricDescription, keyof typeof DEFAULTS> & Partial<MetricDescription>;

/** Metrics as a suite's data has them: each is a proportion of which more is better, unless its data says otherwise. */
export const metricsOf = (texts: readonly MetricText[]): readonly MetricDescription[] =>
  texts.map((text) => ({ ...DEFAULTS, ...text }));

/** Failure modes as a suite's data has them, by their ids. */
export const modesOf = (texts: Readonly<Record<string, object>>): readonly FailureMode[] =>
  Object.entries(texts).map(([id, text]) => ({ id, ...text }) as FailureMode);

/** The ids of the failure modes whose rule holds, in the order of the rules. */
export const modesFound = <Args extends readonly unknown[]>(
  rules: Readonly<Record<string, (...args: Args) => boolean>>,
  ...args: Args
): string[] => Object.entries(rules).flatMap(([id, applies]) => (applies(...args) ? [id] : []));
