import type { Outcome } from '../../src/protocol/outcome.ts';

/** The share of pairs passed, of all and by family. */
export function passedPairs(outcomes: readonly Outcome[]): (family?: string) => number {
  const items = outcomes.flatMap((outcome) => outcome.items ?? []);
  return (family) => {
    const pairs = items.flatMap(({ values, ...item }) =>
      values?.twins !== undefined && (family === undefined || item.family === family)
        ? [values.twins as [number, number]]
        : [],
    );
    return pairs.reduce((sum, [passed]) => sum + passed, 0) / pairs.length;
  };
}
