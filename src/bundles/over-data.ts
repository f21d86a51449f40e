import type { Manifest } from '../evidence/manifest.ts';
import type { Files } from '../ports/files.ts';
import type { Helpers } from '../ports/helpers.ts';
import type { Suite } from '../suite/suite.ts';
import type { Assessment } from './assess.ts';
import type { DataFacts, RunOnData } from './data-facts.ts';
import { claimedBuiltIn, type Dataset, type DatasetChoice } from './dataset.ts';
import { datasetOf, isBuiltIn, otherData } from './load-bundle.ts';
import { isWorthAThread } from './worth-a-thread.ts';

export interface RunData {
  readonly suite: Suite;
  readonly manifest: Pick<Manifest, 'dataset' | 'selection' | 'nonce'>;
  readonly choice: DatasetChoice;
  /** Without them, everything is computed in this thread. */
  readonly helpers?: Helpers | undefined;
}

/**
 * Opens a run's data and works with it. If there is much of it and it is built in, another thread computes its digest and the
 * controls meanwhile: the work begins with data whose digest is only claimed, and gets the results of the controls once the
 * claim is proven.
 *
 * @param work begun again if the other thread failed
 * @throws what `datasetOf` throws, whatever the work came to
 */
export async function overData<T>(
  files: Files,
  { suite, manifest, choice, helpers }: RunData,
  work: (dataset: Dataset, controls?: Assessment['controls']) => Promise<T>,
): Promise<T> {
  const { dataset, selection, nonce } = manifest;
  const alone = async () => work(await datasetOf(files, suite, manifest, choice));
  if (helpers === undefined || choice.path !== undefined || !isBuiltIn(dataset) || !isLarge(helpers, suite, dataset))
    return alone();
  const { sha256, tasks } = dataset;
  const facts = factsApart(helpers, { suite: suite.description.id, tasks, sha256, selection, nonce });
  const controls = facts.then((found) => {
    if (found.sha256 !== sha256) throw otherData(dataset, found, undefined);
    return found.controls;
  });
  const worked = work(claimedBuiltIn(suite, dataset), { add() {}, results: () => controls });
  const [computed, proven] = await Promise.allSettled([facts, controls, worked]);
  if (computed.status === 'rejected') return alone();
  if (proven.status === 'rejected') throw proven.reason;
  return worked;
}

const isLarge = (helpers: Helpers, { generator }: Suite, { tasks }: Manifest['dataset']): boolean =>
  isWorthAThread(helpers, generator.generate(generator.publicSeed, 0), tasks);

async function factsApart(helpers: Helpers, run: RunOnData): Promise<DataFacts> {
  const helper = helpers.start();
  try {
    for await (const found of helper.ask({ data: run })) return found as DataFacts;
    throw new Error('the thread gave no answer');
  } finally {
    await helper.stop();
  }
}
