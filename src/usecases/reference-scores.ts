import { pairOutcomes } from '../analysis/pairing.ts';
import { summarise } from '../analysis/summarise.ts';
import { Tally } from '../analysis/tally.ts';
import { type Dataset, type DatasetChoice, openDataset } from '../bundles/dataset.ts';
import type { Files } from '../ports/files.ts';
import type { Outcome } from '../protocol/outcome.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import type { ReferenceScores } from '../report/reference-tables.ts';
import type { SystemResults } from '../suite/claim.ts';
import type { OwnSystem, Suite } from '../suite/suite.ts';
import { loadGraded } from '../suites/catalogue.ts';
import { boundsOver, heldAgainst } from '../verify/controls.ts';

/**
 * Scores every reference and control in process, with the suite's paired tests and claims.
 *
 * @param grader one of the suite's ways to score; its own without it
 */
export async function scoreReferences(files: Files, suiteId: string, choice: DatasetChoice, grader?: string) {
  const suite = await loadGraded(suiteId, grader);
  const dataset = await openDataset(files, suite, choice);
  const scored = suite.ownSystems.map((reference) => ({
    reference,
    capabilities: new Set(reference.capabilities),
    tally: new Tally(),
    outcomes: [] as Outcome[],
  }));
  for (let index = 0; index < dataset.tasks; index += 1) {
    const task = dataset.taskAt(index);
    for (const { reference, capabilities, tally, outcomes } of scored) {
      const outcome = suite.score(task, reference.answer(task), capabilities);
      tally.add(outcome);
      // Only references are compared in pairs.
      if (reference.kind === 'reference') outcomes.push(outcome);
    }
  }
  const families = suite.description.families.map(({ id }) => id);
  const tallies = new Map(scored.map(({ reference, tally }) => [reference.name, tally.overall(families)]));
  const bounds = boundsOver(suite.description, dataset.known && !dataset.resized);
  const held = bounds.map((bound) => heldAgainst(bound, tallies.get(bound.control)));
  const validity: Scorecard['validity'] = {
    state: held.every((one) => one.held) ? 'valid' : 'failed',
    rules: [],
    controls: held,
  };
  const results = new Map(
    scored.map(({ reference, tally, outcomes }) => [
      reference.name,
      { scorecard: scorecardOf(suite, dataset, reference, tally, validity), outcomes },
    ]),
  );
  return {
    description: suite.description,
    dataset: { id: dataset.id, sha256: dataset.sha256, tasks: dataset.tasks, official: dataset.official },
    systems: [...results.values()].map(({ scorecard }) => scorecard),
    comparisons: comparisons(suite, results),
    claims: await suite.claims(results),
  };
}

/** The suite's paired tests; none where it has no metric for them. */
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
  dataset: Dataset,
  reference: OwnSystem,
  tally: Tally,
  validity: Scorecard['validity'],
): Scorecard {
  const { id, version } = suite.description;
  const { name, kind, readsLabels } = reference;
  const summary = summarise(suite.description, tally);
  return {
    schema: 'scorecard/2',
    suite: { id, version },
    dataset: { id: dataset.id, sha256: dataset.sha256, tasks: dataset.tasks, official: dataset.official },
    system: { name, version, kind, reads_labels: readsLabels },
    counts: { ...tally.counts, faults: {} },
    ...summary,
    validity,
  };
}
