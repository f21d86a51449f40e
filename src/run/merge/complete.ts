import { dataProblem } from '../../bundles/data-size.ts';
import type { DatasetChoice } from '../../bundles/dataset.ts';
import { digestFile } from '../../bundles/write-manifest.ts';
import { Fault } from '../../errors/fault.ts';
import { BUNDLE } from '../../evidence/bundle.ts';
import { planTasks } from '../../evidence/selection.ts';
import type { Files } from '../../ports/files.ts';
import type { Suite } from '../../suite/suite.ts';
import { refuse, type ShardSet } from './shards.ts';

/** The largest number of missing shards that are named. */
const MOST_NAMED = 20;

/** @param tasks of the whole run. With more shards than tasks, the shards beyond that number are empty and are not required. */
export function checkGaps({ shards, count }: ShardSet, tasks: number): void {
  const required = Math.min(count, tasks);
  const present = new Set(shards.map(({ index }) => index).filter((index) => index <= required));
  const missing = required - present.size;
  if (missing === 0) return;
  const missingShards: string[] = [];
  for (let index = 1; missingShards.length < Math.min(missing, MOST_NAMED); index += 1) {
    if (!present.has(index)) missingShards.push(`${index}/${count}`);
  }
  const more = missing > MOST_NAMED ? ` and ${missing - MOST_NAMED} more` : '';
  const folders = shards.map(({ folder }) => folder).join(', ');
  throw new Fault(
    'shard.missing',
    `${missing === 1 ? 'This shard is' : 'These shards are'} missing: ${missingShards.join(', ')}${more}. You gave ${folders}.`,
    { hint: `Give their bundles too, or run them: cib run … --shard ${missingShards[0]} --nonce HEX.` },
  );
}

/**
 * Checks that each shard has as many outcomes as tasks, before any data is generated: a manifest may claim more tasks than can be
 * generated. Not if families are selected: then the number of tasks depends on the data.
 */
export function checkSizes(shardSet: ShardSet): void {
  const { selection, nonce, dataset } = shardSet.whole;
  if (selection.families !== null) return;
  const tasksOf = (part: typeof selection) => planTasks(part, nonce, dataset.tasks, () => '').count;
  checkGaps(shardSet, tasksOf(selection));
  for (const { folder, manifest } of shardSet.shards) {
    const lines = manifest.files.find(({ path }) => path === BUNDLE.outcomes)?.lines ?? 0;
    const tasks = tasksOf(manifest.selection);
    const detail = `${lines} lines in ${BUNDLE.outcomes}, ${tasks} tasks in its share: $.dataset.tasks`;
    refuse(folder, lines === tasks ? undefined : { code: 'bundle.size', detail });
  }
}

/**
 * `checkSizes` for data of which only a part was run, or families that are selected: how many tasks are generated is limited by the
 * number of results.
 *
 * @param choice `count` is the number of tasks that the user allows to generate
 */
export async function checkData(files: Files, { shards, whole }: ShardSet, suite: Suite, choice: DatasetChoice) {
  const outcomes = { bytes: 0, lines: 0 };
  for (const { folder } of shards) {
    const { bytes, lines } = await digestFile(files, `${folder}/${BUNDLE.outcomes}`);
    outcomes.bytes += bytes;
    outcomes.lines += lines;
  }
  refuse(shards[0]?.folder ?? '', dataProblem(whole, suite, outcomes, choice));
}
