import { Fault } from '../errors/fault.ts';
import type { Files } from '../ports/files.ts';
import type { Outcome } from '../protocol/outcome.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import { holm } from '../stats/holm.ts';
import { loadSuite } from '../suites/catalogue.ts';
import type { SuiteDescription } from '../suites/description.ts';
import { type Paired, pairOutcomes } from '../suites/pairing.ts';
import { loadOutcomes, loadScorecard } from './load-bundle.ts';

export interface FamilyComparison extends Paired {
  readonly family: string;
  /** The clustered p, corrected over the families (Holm). */
  readonly pHolm: number;
}

export interface Comparison {
  readonly description: SuiteDescription;
  readonly metric: string;
  readonly a: Scorecard;
  readonly b: Scorecard;
  readonly overall: Paired;
  readonly families: readonly FamilyComparison[];
}

/** Two bundles on the same tasks, task by task, by the suite's headline. */
export async function compare(files: Files, folderA: string, folderB: string): Promise<Comparison> {
  const [a, b] = [await loadScorecard(files, folderA), await loadScorecard(files, folderB)];
  for (const [what, left, right] of [
    ['suite', `${a.suite.id} ${a.suite.version}`, `${b.suite.id} ${b.suite.version}`],
    ['dataset', a.dataset.sha256, b.dataset.sha256],
    ['number of tasks', a.counts.tasks, b.counts.tasks],
  ] as const) {
    if (left === right) continue;
    throw new Fault('bundle.incomparable', `The bundles differ in their ${what}: ${left} and ${right}.`, {
      hint: 'Only runs over the same tasks can be compared.',
    });
  }
  const { description } = await loadSuite(a.suite.id);
  const metric = description.headline;
  if (metric === undefined) {
    throw new Fault('bundle.incomparable', `Suite ${description.id} has no headline metric to compare by.`);
  }
  const [left, right] = [await loadOutcomes(files, folderA), await loadOutcomes(files, folderB)];
  const families = description.families
    .map(({ id }) => ({ family: id, a: of(left, id), b: of(right, id) }))
    .filter((group) => group.a.length > 0)
    .map((group) => ({ family: group.family, ...pair(group.a, group.b, metric) }));
  const corrected = holm(families.map(({ pClustered }) => pClustered));
  return {
    description,
    metric,
    a,
    b,
    overall: pair(left, right, metric),
    families: families.map((family, i) => ({ ...family, pHolm: corrected[i] ?? 1 })),
  };
}

const of = (outcomes: readonly Outcome[], family: string) => outcomes.filter((outcome) => outcome.family === family);

function pair(a: readonly Outcome[], b: readonly Outcome[], metric: string): Paired {
  try {
    return pairOutcomes(a, b, metric);
  } catch (cause) {
    throw new Fault('bundle.incomparable', 'The bundles do not hold the same tasks.', {
      cause,
      hint: 'Only runs over the same tasks can be compared.',
    });
  }
}
