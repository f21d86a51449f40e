import { canonical } from '../evidence/canonical.ts';
import type { Manifest } from '../evidence/manifest.ts';
import { isWhole } from '../evidence/selection.ts';
import type { Validity } from '../protocol/scorecard.ts';
import type { Suite } from '../suite/suite.ts';
import { boundsOver, Controls } from '../verify/controls.ts';
import type { Dataset } from './dataset.ts';

export type ControlResults = Validity['controls'];

/** The results of controls by suite and tasks. They are the same for every run on these tasks. */
const knownResults = new WeakMap<
  Suite['score'],
  Map<string, { readonly by: Suite['ownSystems']; readonly results: ControlResults }>
>();

/** The results of a suite's controls, under a key that says on which tasks. */
export interface KnownControls {
  readonly key: string;
  readonly results: ControlResults;
}

/** The results of the suite's controls in this process, on whatever tasks. */
export function knownControls({ score, ownSystems }: Suite): readonly KnownControls[] {
  return [...(knownResults.get(score) ?? [])].flatMap(([key, { by, results }]) =>
    by === ownSystems ? [{ key, results }] : [],
  );
}

/** Takes what another thread of this program found, or an earlier build by the same code. */
export function noteControls({ score, ownSystems }: Suite, known: readonly KnownControls[]): void {
  const all = knownResults.get(score) ?? new Map();
  knownResults.set(score, all);
  for (const { key, results } of known) all.set(key, { by: ownSystems, results });
}

/** Runs a suite's controls on the tasks of a run, unless this process has done it for the same tasks before. */
export function controlsOver(
  suite: Suite,
  dataset: Dataset,
  { selection, nonce }: Pick<Manifest, 'selection' | 'nonce'>,
): Pick<Controls, 'add' | 'results'> {
  const wholePublished = dataset.known && !dataset.resized && isWhole(selection);
  const bounds = boundsOver(suite.description, wholePublished);
  // The tasks of a shard also depend on the nonce.
  const { id, sha256, tasks } = dataset;
  const key = canonical([{ id, sha256, tasks }, selection, selection.shard && nonce, bounds]);
  const all = knownResults.get(suite.score) ?? new Map<string, { by: Suite['ownSystems']; results: ControlResults }>();
  knownResults.set(suite.score, all);
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
