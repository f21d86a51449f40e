import { Fault } from '../../errors/fault.ts';
import { BUNDLE } from '../../evidence/bundle.ts';
import { plan } from '../../evidence/selection.ts';
import { type Cut, refuse } from './shards.ts';

/** How many missing shards are named. */
const NAMED = 20;

/** `tasks` is how many the uncut run has: a shard beyond them has none, and cannot be run. */
export function checkGaps({ shards, count }: Cut, tasks: number): void {
  const wanted = Math.min(count, tasks);
  const given = new Set(shards.map(({ index }) => index).filter((index) => index <= wanted));
  const missing = wanted - given.size;
  if (missing === 0) return;
  const named: string[] = [];
  for (let index = 1; named.length < Math.min(missing, NAMED); index += 1) {
    if (!given.has(index)) named.push(`${index}/${count}`);
  }
  const more = missing > NAMED ? ` and ${missing - NAMED} more` : '';
  const folders = shards.map(({ folder }) => folder).join(', ');
  throw new Fault('shard.missing', `Beside ${folders} these shards are missing: ${named.join(', ')}${more}.`, {
    hint: `Give their bundles too, or run them: cib run … --shard ${named[0]} --nonce HEX.`,
  });
}

/**
 * As many outcomes as tasks, checked before any data is made: a manifest may claim more tasks than can be generated.
 * Where families are selected only the data tells how many there are.
 */
export function checkSizes(cut: Cut): void {
  const { selection, nonce, dataset } = cut.whole;
  if (selection.families !== null) return;
  const tasksOf = (part: typeof selection) => plan(part, nonce, dataset.tasks, () => '').count;
  checkGaps(cut, tasksOf(selection));
  for (const { folder, manifest } of cut.shards) {
    const lines = manifest.files.find(({ path }) => path === BUNDLE.outcomes)?.lines ?? 0;
    const tasks = tasksOf(manifest.selection);
    const detail = `${lines} lines in ${BUNDLE.outcomes}, ${tasks} tasks in its share: $.dataset.tasks`;
    refuse(folder, lines === tasks ? undefined : { code: 'bundle.size', detail });
  }
}
