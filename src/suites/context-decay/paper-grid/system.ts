import type { Estimate, Group } from '../../../protocol/scorecard.ts';
import type { BenchSystem } from '../../../suite/bench.ts';
import type { Experiment } from '../experiment.ts';
import { familyOfLength } from '../families.ts';
import { LENGTHS } from '../grid.ts';
import { mean } from '../tables.ts';

/** Means over experiments, as the paper takes them; the ids are those of the suite where the suite has the same metric. */
const MEANS: Readonly<Record<string, (done: Experiment) => number>> = {
  mean_accuracy: ({ accuracy }) => accuracy,
  mean_explicit_accuracy: ({ explicitAccuracy }) => explicitAccuracy,
  mean_implicit_accuracy: ({ implicitAccuracy }) => implicitAccuracy,
  compression_ratio: ({ compression }) => compression,
  information_density: ({ density }) => density,
  avg_context_tokens: ({ contextTokens }) => contextTokens,
};

/** One strategy over all lengths, and length by length. */
export function systemOf(name: string, readsLabels: boolean, experiments: readonly Experiment[]): BenchSystem {
  const own = experiments.filter(({ strategy }) => strategy === name);
  return {
    name,
    readsLabels,
    overall: group(own),
    families: Object.fromEntries(
      LENGTHS.map((turns) => [familyOfLength(turns), group(own.filter(({ length }) => length === turns))]),
    ),
  };
}

function group(done: readonly Experiment[]): Group {
  const estimate = (of: (done: Experiment) => number): Estimate => ({ value: mean(done, of), n: done.length });
  return {
    n: done.length,
    metrics: Object.fromEntries(Object.entries(MEANS).map(([id, of]) => [id, estimate(of)])),
  };
}
