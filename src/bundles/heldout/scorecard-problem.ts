import { summarise } from '../../analysis/summarise.ts';
import type { Tally } from '../../analysis/tally.ts';
import { BUNDLE } from '../../evidence/bundle.ts';
import { canonical } from '../../evidence/canonical.ts';
import type { Manifest } from '../../evidence/manifest.ts';
import type { Scorecard } from '../../protocol/scorecard.ts';
import type { Suite } from '../../suite/suite.ts';
import { erroredTasks, tooManyErrors } from '../../verify/rules/errored-tasks.ts';

/** What a scorecard says that the outcomes and the manifest do not make it say. Its faults and most of its verdict take the transcript. */
export function scorecardProblem(card: Scorecard, suite: Suite, manifest: Manifest, tally: Tally): string | undefined {
  const summary = summarise(suite.description, tally);
  const { tasks, passed, errored } = card.counts;
  const told = {
    suite: card.suite,
    dataset: card.dataset,
    system: card.system,
    counts: { tasks, passed, errored },
    overall: card.overall,
    families: card.families,
    parts: card.parts,
    arms: card.arms,
    arm_comparisons: card.arm_comparisons,
    slices: card.slices,
    failure_modes: card.failure_modes,
    clusters: card.clusters,
    contamination: card.contamination,
  };
  const expected: Partial<Record<keyof typeof told, unknown>> = {
    suite: manifest.suite,
    dataset: manifest.dataset,
    system: manifest.system,
    counts: { tasks: summary.overall.n, passed: tally.passed, errored: tally.errored },
    ...summary,
  };
  const other = (Object.keys(told) as (keyof typeof told)[]).filter((key) => text(told[key]) !== text(expected[key]));
  const verdict = card.validity.rules.find(({ id }) => id === erroredTasks.id);
  if (verdict?.held !== !tooManyErrors(manifest, card.counts))
    return `${BUNDLE.scorecard}: $.validity.rules: ${erroredTasks.id} is not what $.counts makes it`;
  if (other.length === 0) return undefined;
  return `${BUNDLE.scorecard}: ${other.map((key) => `$.${key}`).join(', ')}: not what the outcomes come to`;
}

const text = (value: unknown) => (value === undefined ? undefined : canonical(value));
