import { plan, type Selection } from '../evidence/selection.ts';
import { selectArms } from '../suite/contract.ts';
import { loadSuite } from '../suites/catalogue.ts';
import { type ControlResults, controlsOver } from './control-results.ts';
import { claimedBuiltIn, digestOf } from './dataset.ts';

/** A run on built-in data: what the data's facts depend on. */
export interface RunOnData {
  readonly suite: string;
  readonly tasks: number;
  /** What the bundle says that the data's digest is. */
  readonly sha256: string;
  readonly selection: Selection;
  readonly nonce: string;
}

/** What follows from a run's data alone, without any reply. */
export interface DataFacts {
  readonly sha256: string;
  readonly controls: ControlResults;
}

/** Computes the digest of the data, and runs the controls on the tasks of the run. Each task is generated once. */
export async function dataFacts({ suite: id, tasks, sha256, selection, nonce }: RunOnData): Promise<DataFacts> {
  const suite = selectArms(await loadSuite(id), selection.arms);
  const dataset = claimedBuiltIn(suite, { tasks, sha256 });
  const controls = controlsOver(suite, dataset, { selection, nonce });
  const selected = plan(selection, nonce, tasks, (index) => dataset.taskAt(index).family).taskOrder();
  let next = selected.next();
  const digest = await digestOf(tasks, (index) => {
    const task = dataset.taskAt(index);
    if (index === next.value) {
      controls.add(task);
      next = selected.next();
    }
    return task;
  });
  return { sha256: digest, controls: controls.results() };
}
