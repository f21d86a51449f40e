import { canonical } from '../evidence/canonical.ts';
import type { Manifest } from '../evidence/manifest.ts';
import type { Validity } from '../protocol/scorecard.ts';
import type { ControlBound } from '../suite/description.ts';
import type { Suite, Task } from '../suite/suite.ts';
import { Controls } from '../verify/controls.ts';
import type { Dataset } from './dataset.ts';

type Results = Validity['controls'];

/** By what scores, what controls came to on the same tasks: they answer the same to every run on them. */
const answered = new WeakMap<
  Suite['score'],
  Map<string, { readonly by: Suite['ownSystems']; readonly came: Results }>
>();

/** Runs a suite's controls beside a system, unless they answered the same tasks before in this process. */
export function controlsOver(
  suite: Suite,
  bounds: readonly ControlBound[],
  { dataset, manifest }: { readonly dataset: Dataset; readonly manifest: Pick<Manifest, 'selection' | 'nonce'> },
): { add(task: Task): void; results(): Results } {
  const { selection, nonce } = manifest;
  // Which tasks a shard has depends on the nonce as well.
  const { id, sha256, tasks } = dataset;
  const key = canonical([{ id, sha256, tasks }, selection, selection.shard && nonce, bounds]);
  const all = answered.get(suite.score) ?? new Map<string, { by: Suite['ownSystems']; came: Results }>();
  answered.set(suite.score, all);
  const before = all.get(key);
  if (before?.by === suite.ownSystems) return { add: () => {}, results: () => before.came };
  const controls = new Controls(suite, bounds);
  return {
    add: (task) => controls.add(task),
    results() {
      const came = controls.results();
      all.set(key, { by: suite.ownSystems, came });
      return came;
    },
  };
}
