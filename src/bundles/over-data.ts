import type { Manifest } from '../evidence/manifest.ts';
import { planTasks, type Selection } from '../evidence/selection.ts';
import type { Files } from '../ports/files.ts';
import type { Helper, Helpers } from '../ports/ports.ts';
import { selectArms } from '../suite/contract.ts';
import type { Suite, Task } from '../suite/suite.ts';
import { loadSuite } from '../suites/catalogue.ts';
import type { ControlRunner } from './assess.ts';
import { type ControlResults, controlsOn } from './control-results.ts';
import { claimedBuiltIn, type Dataset, dataMismatch, digestOf, isBuiltIn, justifiesThread } from './dataset.ts';
import { keptIfSmall } from './kept-tasks.ts';
import { type BundleData, datasetOf } from './load-bundle.ts';

export interface RunData {
  readonly suite: Suite;
  readonly manifest: Pick<Manifest, 'dataset' | 'selection' | 'nonce'>;
  readonly choice: BundleData;
  /** Without them, everything is computed in this thread. */
  readonly helpers?: Helpers | undefined;
}

/**
 * Opens a run's data and works with it. If there is more built-in data than the published tasks, the work begins with data
 * whose digest is only claimed. The digest is computed when the work asks for the results of the controls: a bundle whose
 * transcript does not hold does not make the program generate all its data. If there is much data, another thread computes
 * digest and controls meanwhile, and is stopped if the work ends without asking.
 *
 * @param work begun again if the other thread failed
 * @throws what `datasetOf` throws; for data whose digest is only claimed, unless the work ended before it was computed
 */
export async function withRunData<T>(
  files: Files,
  { suite, manifest, choice, helpers }: RunData,
  work: (dataset: Dataset, controls?: ControlRunner) => Promise<T>,
): Promise<T> {
  const { dataset, selection, nonce } = manifest;
  const isClaimed = choice.path === undefined && isBuiltIn(dataset);
  const inThisThread = async () => {
    if (!isClaimed || dataset.tasks <= suite.generator.publicCount)
      return work(await datasetOf(files, suite, manifest, choice));
    const claimed = claimedBuiltIn(suite, dataset);
    const data = { ...claimed, taskAt: keptIfSmall(dataset.tasks, claimed.taskAt) };
    return work(data, provenControls(selectArms(suite, selection.arms), data, manifest));
  };
  if (helpers === undefined || !isClaimed || !justifiesThread(helpers, firstTask(suite), dataset.tasks))
    return inThisThread();
  const { sha256, tasks } = dataset;
  const helper = helpers.start();
  const facts = factsFrom(helper, { suite: suite.description.id, tasks, sha256, selection, nonce });
  const controls = facts.then((found) => {
    if (found.sha256 !== sha256) throw dataMismatch(dataset, found, undefined);
    return found.controls;
  });
  // Handled from the beginning, because both fail when the thread is stopped.
  const settled = Promise.allSettled([facts, controls]);
  let resultsRequested = false;
  const results = () => {
    resultsRequested = true;
    return controls;
  };
  const [worked] = await Promise.allSettled([work(claimedBuiltIn(suite, dataset), { add() {}, results })]);
  if (!resultsRequested) await helper.stop();
  const [computed, proven] = await settled;
  await helper.stop();
  if (resultsRequested && computed.status === 'rejected') return inThisThread();
  if (resultsRequested && proven.status === 'rejected') throw proven.reason;
  if (worked.status === 'rejected') throw worked.reason;
  return worked.value;
}

/** Runs the controls beside the work; their results prove the claimed digest first. */
function provenControls(suite: Suite, dataset: Dataset, manifest: RunData['manifest']): ControlRunner {
  const controls = controlsOn(suite, dataset, manifest);
  return {
    add: (task) => controls.add(task),
    async results() {
      const sha256 = await digestOf(dataset.tasks, dataset.taskAt);
      if (sha256 !== dataset.sha256) throw dataMismatch(manifest.dataset, { sha256 }, undefined);
      return controls.results();
    },
  };
}

const firstTask = ({ generator }: Suite): Task => generator.generate(generator.publicSeed, 0);

async function factsFrom(helper: Helper, run: RunOnData): Promise<DataFacts> {
  for await (const found of helper.ask({ data: run })) return found as DataFacts;
  throw new Error('the thread gave no answer');
}

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
  const controls = controlsOn(suite, dataset, { selection, nonce });
  const selected = planTasks(selection, nonce, tasks, (index) => dataset.taskAt(index).family).taskOrder();
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
