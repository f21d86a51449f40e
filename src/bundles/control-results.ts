import { canonical } from '../evidence/canonical.ts';
import type { Manifest } from '../evidence/manifest.ts';
import { isWhole } from '../evidence/selection.ts';
import type { Validity } from '../protocol/scorecard.ts';
import type { Suite } from '../suite/suite.ts';
import { boundsOver, Controls } from '../verify/controls.ts';
import type { Dataset } from './dataset.ts';

export type ControlResults = Validity['controls'];

/** The results of controls by suite and tasks. They are the same for every run on these tasks. */
const answered = new WeakMap<
  Suite['score'],
  Map<string, { readonly by: Suite['ownSystems']; readonly came: ControlResults }>
>();

/** The results of a suite's controls, under a key that says on which tasks. */
export interface KnownControls {
  readonly key: string;
  readonly came: ControlResults;
}

/** The results of the suite's controls in this process, on whatever tasks. */
export function knownControls({ score, ownSystems }: Suite): readonly KnownControls[] {
  return [...(answered.get(score) ?? [])].flatMap(([key, { by, came }]) => (by === ownSystems ? [{ key, came }] : []));
}

/** Takes what another thread of this program found, or an earlier build by the same code. */
export function noteControls({ score, ownSystems }: Suite, known: readonly KnownControls[]): void {
  const all = answered.get(score) ?? new Map();
  answered.set(score, all);
  for (const { key, came } of known) all.set(key, { by: ownSystems, came });
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
  const all = answered.get(suite.score) ?? new Map<string, { by: Suite['ownSystems']; came: ControlResults }>();
  answered.set(suite.score, all);
  const before = all.get(key);
  if (before?.by === suite.ownSystems) return { add: () => {}, results: () => before.came };
  const controls = new Controls(suite, bounds);
  return {
    add: (task, answered) => controls.add(task, answered),
    results() {
      const came = controls.results();
      all.set(key, { by: suite.ownSystems, came });
      return came;
    },
  };
}
