import { canonical } from '../evidence/canonical.ts';
import type { Manifest } from '../evidence/manifest.ts';
import type { Validity } from '../protocol/scorecard.ts';
import type { Suite } from '../suite/suite.ts';
import { memoise } from '../text/caches.ts';
import { boundsOn, Controls } from '../verify/controls.ts';
import { isComparable } from '../verify/rules.ts';
import type { Dataset } from './dataset.ts';

export type ControlResults = Validity['controls'];

/** The results of a suite's controls, by a key that identifies the tasks, and the systems that were run. */
type ResultsByTasks = Map<string, { readonly by: Suite['ownSystems']; readonly results: ControlResults }>;

/** The results are the same for every run on the same tasks. */
const knownResults = memoise((_: Suite['score']): ResultsByTasks => new Map());

/** The results of a suite's controls, and the key that identifies the tasks. */
export interface KnownControls {
  readonly key: string;
  readonly results: ControlResults;
}

/** The results of the suite's controls that this process knows. */
export function knownControls({ score, ownSystems }: Suite): readonly KnownControls[] {
  return [...knownResults(score)].flatMap(([key, { by, results }]) => (by === ownSystems ? [{ key, results }] : []));
}

/** Adds results that another thread of this program computed, or an earlier build by the same code. */
export function addKnownControls({ score, ownSystems }: Suite, known: readonly KnownControls[]): void {
  for (const { key, results } of known) knownResults(score).set(key, { by: ownSystems, results });
}

/** Runs a suite's controls on the tasks of a run, unless this process has done it for the same tasks before. */
export function controlsOn(
  suite: Suite,
  dataset: Dataset,
  { selection, nonce }: Pick<Manifest, 'selection' | 'nonce'>,
): Pick<Controls, 'add' | 'results'> {
  const bounds = boundsOn(suite.description, isComparable(dataset.kind, selection));
  // The tasks of a shard also depend on the nonce.
  const { id, sha256, tasks } = dataset;
  const key = canonical([{ id, sha256, tasks }, selection, selection.shard && nonce, bounds]);
  const all = knownResults(suite.score);
  const before = all.get(key);
  if (before?.by === suite.ownSystems) return { add: () => {}, results: () => before.results };
  const controls = new Controls(suite, bounds);
  return {
    add: (task, answered) => controls.add(task, answered),
    results() {
      const results = controls.results();
      all.set(key, { by: suite.ownSystems, results });
      return results;
    },
  };
}
