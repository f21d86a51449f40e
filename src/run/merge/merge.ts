import type { AssessRequest } from '../../bundles/assess.ts';
import type { DatasetChoice } from '../../bundles/dataset.ts';
import { keptIfSmall } from '../../bundles/kept-tasks.ts';
import { loadTiming } from '../../bundles/load-bundle.ts';
import { withRunData } from '../../bundles/over-data.ts';
import { keptTape, writeTape } from '../../bundles/tape.ts';
import type { TranscriptRun } from '../../bundles/transcript.ts';
import { hashProblem } from '../../bundles/verify/form.ts';
import { writeManifest } from '../../bundles/write-manifest.ts';
import { writeScores } from '../../bundles/write-scores.ts';
import { Fault, isEvidenceFault } from '../../errors/fault.ts';
import { BUNDLE, RUN_FILES } from '../../evidence/bundle.ts';
import { canonical } from '../../evidence/canonical.ts';
import type { Exchange } from '../../evidence/exchange.ts';
import { planTasks, type TaskPlan } from '../../evidence/selection.ts';
import type { Timing } from '../../evidence/timing.ts';
import { mergeTimings } from '../../evidence/timing.ts';
import type { Files } from '../../ports/files.ts';
import type { Helpers } from '../../ports/ports.ts';
import type { Scorecard } from '../../protocol/scorecard.ts';
import { selectArms } from '../../suite/contract.ts';
import { loadSuite } from '../../suites/catalogue.ts';
import { bindingProblem } from '../../verify/binding.ts';
import { requireResumable } from '../settings.ts';
import { requireAnswers } from '../tape.ts';
import { checkData, checkGaps, checkSizes } from './complete.ts';
import { interleave, type Turn } from './interleave.ts';
import { loadShardSet, refuse, type Shard, type ShardSet } from './shards.ts';

export interface MergeRequest {
  readonly folders: readonly string[];
  readonly dataset: DatasetChoice;
  readonly out: string;
  /** Other threads, for a run on much data. */
  readonly helpers?: Helpers | undefined;
}

/** Merges the shards of a run into the bundle that the run would have written without shards, except for times. */
export async function merge(files: Files, { folders, out, dataset, helpers }: MergeRequest): Promise<Scorecard> {
  const lock = await files.lock(out);
  try {
    await requireResumable(files, { out, resume: false });
    return await mergeInto(files, { folders, out, dataset, helpers });
  } finally {
    await lock.release();
  }
}

async function mergeInto(files: Files, { folders, out, dataset: choice, helpers }: MergeRequest): Promise<Scorecard> {
  const shardSet = await loadShardSet(files, folders);
  checkSizes(shardSet);
  const suite = selectArms(await loadSuite(shardSet.whole.suite.id), shardSet.whole.selection.arms);
  await checkData(files, shardSet, suite, choice);
  return withRunData(files, { suite, manifest: shardSet.whole, choice, helpers }, (dataset, controls) => {
    const taskAt = keptIfSmall(dataset.tasks, (index) => dataset.taskAt(index));
    return mergeWithData(files, shardSet, { suite, dataset: { ...dataset, taskAt }, controls }, out);
  });
}

type RunData = Pick<AssessRequest, 'suite' | 'dataset' | 'controls'>;

async function mergeWithData(
  files: Files,
  shardSet: ShardSet,
  { suite, dataset, controls }: RunData,
  out: string,
): Promise<Scorecard> {
  const shards = shardSet.shards.map((shard) => ({ ...shard, run: { suite, dataset, manifest: shard.manifest } }));
  for (const { folder, run } of shards) refuse(folder, await hashProblem(files, folder, run.manifest, run));
  const timings: Timing[] = [];
  for (const { folder, manifest } of shards) {
    refuse(folder, bindingProblem(manifest, suite, dataset));
    timings.push(await loadTiming(files, folder));
  }
  const { selection, nonce } = shardSet.whole;
  const tasks = planTasks(selection, nonce, dataset.tasks, (index) => dataset.taskAt(index).family);
  checkGaps(shardSet, tasks.count);
  const turns = turnsOf(tasks, shardSet.count, (task) => suite.compile(dataset.taskAt(task)).length);
  try {
    await interleave(files, shards, turns, out);
    if (shardSet.whole.gateway) await mergeTapes(files, shards, { suite, dataset, manifest: shardSet.whole }, out);
    const scorecard = await writeScores(files, { folder: out, suite, dataset, manifest: shardSet.whole, controls });
    await files.write(`${out}/${BUNDLE.timing}`, `${canonical(mergeTimings(timings))}\n`);
    await writeManifest(files, out, shardSet.whole);
    return scorecard;
  } catch (thrown) {
    for (const name of RUN_FILES) await files.remove(`${out}/${name}`);
    throw isEvidenceFault(thrown, 'malformed') ? unfit(thrown) : thrown;
  }
}

async function mergeTapes(files: Files, shards: readonly Shard[], run: TranscriptRun, out: string) {
  const exchanges: Exchange[] = [];
  for (const { folder } of shards) for (const exchange of await keptTape(files, folder)) exchanges.push(exchange);
  requireAnswers(exchanges);
  await writeTape(files, out, exchanges, run);
}

/** The shard of each task, in the order of the dataset. */
function* turnsOf(tasks: TaskPlan, count: number, episodesOf: (task: number) => number): Generator<Turn> {
  for (const [task, shard] of tasks.withShards(count)) yield { shard, episodes: episodesOf(task) };
}

function unfit(cause: Fault): Fault {
  return new Fault(cause.code, `The shards cannot be merged into a bundle: ${cause.message}`, {
    cause,
    hint: 'Check each shard with `cib verify`.',
  });
}
