import { pairOutcomes } from '../analysis/pairing.ts';
import { summarise } from '../analysis/summarise.ts';
import { Tally } from '../analysis/tally.ts';
import { type Dataset, type DatasetChoice, openDataset } from '../bundles/dataset.ts';
import type { Ports } from '../ports/ports.ts';
import type { Outcome } from '../protocol/outcome.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import type { ReferenceScores } from '../report/reference-tables.ts';
import type { SystemResults } from '../suite/claim.ts';
import type { OwnSystem, Suite } from '../suite/suite.ts';
import { loadGraded } from '../suites/catalogue.ts';
import { boundsOn, checkBound } from '../verify/controls.ts';
import { scorerOf, startShared } from './score-in-threads.ts';

/**
 * Scores every reference and control in process, with the suite's paired tests and claims.
 *
 * @param ports much data is scored with another thread, where helpers are given
 * @param grader one of the suite's ways to score; its own without it
 */
export async function scoreReferences(
  ports: Pick<Ports, 'files'> & Partial<Pick<Ports, 'helpers'>>,
  suiteId: string,
  choice: DatasetChoice,
  grader?: string,
) {
  const suite = await loadGraded(suiteId, grader);
  // Started first: reading the data and computing its digest takes a while.
  const shared = startShared(ports.helpers, suite, grader, choice);
  const dataset = await openDataset(ports.files, suite, choice);
  const { id, sha256, tasks, official } = dataset;
  const data = { id, sha256, tasks, official };
  const scored = suite.ownSystems.map((reference) => ({ reference, tally: new Tally(), outcomes: [] as Outcome[] }));
  for await (const ofTask of shared?.(dataset.taskAt) ?? outcomesOf(suite, dataset))
    for (const [n, { reference, tally, outcomes }] of scored.entries()) {
      const outcome = ofTask[n] as Outcome;
      tally.add(outcome);
      // Only references are compared in pairs.
      if (reference.kind === 'reference') outcomes.push(outcome);
    }
  const families = suite.description.families.map(({ id }) => id);
  const overallOf = (name: string) => scored.find(({ reference }) => reference.name === name)?.tally.overall(families);
  const bounds = boundsOn(suite.description, dataset.kind === 'standard');
  const controls = bounds.map((bound) => checkBound(bound, overallOf(bound.control)));
  const validity: Scorecard['validity'] = {
    state: controls.every((one) => one.held) ? 'valid' : 'failed',
    rules: [],
    controls,
  };
  const results = new Map(
    scored.map(({ reference, tally, outcomes }) => [
      reference.name,
      { scorecard: scorecardOf(suite, data, { reference, tally, validity }), outcomes },
    ]),
  );
  return {
    description: suite.description,
    dataset: data,
    systems: [...results.values()].map(({ scorecard }) => scorecard),
    comparisons: comparisons(suite, results),
    claims: await suite.claims(results),
  };
}

/** The outcomes of the suite's own systems, task by task. */
function* outcomesOf(suite: Suite, { tasks, taskAt }: Dataset): Generator<readonly Outcome[]> {
  const score = scorerOf(suite);
  for (let index = 0; index < tasks; index += 1) yield score(taskAt(index));
}

/** The suite's paired tests. Empty if it has no metric for them. */
function comparisons({ description, references }: Suite, results: SystemResults): ReferenceScores['comparisons'] {
  const { paired } = description.tables;
  if (paired === undefined) return [];
  const { metric, against } = paired;
  const best = results.get(against)?.outcomes ?? [];
  const others = references.filter(({ name }) => name !== against);
  return others.map(({ name }) => ({
    metric,
    a: against,
    b: name,
    ...pairOutcomes(best, results.get(name)?.outcomes ?? [], metric),
  }));
}

function scorecardOf(
  suite: Suite,
  dataset: Scorecard['dataset'],
  {
    reference,
    tally,
    validity,
  }: { readonly reference: OwnSystem; readonly tally: Tally; readonly validity: Scorecard['validity'] },
): Scorecard {
  const { id, version } = suite.description;
  const { name, kind, readsLabels } = reference;
  const summary = summarise(suite.description, tally);
  return {
    schema: 'scorecard/2',
    suite: { id, version },
    dataset,
    system: { name, version, kind, reads_labels: readsLabels },
    counts: { ...tally.counts, faults: {} },
    ...summary,
    validity,
  };
}
