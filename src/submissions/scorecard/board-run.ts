import { loadManifest } from '../../bundles/load-bundle.ts';
import { isEvidenceFault } from '../../errors/fault.ts';
import { BUNDLE } from '../../evidence/bundle.ts';
import type { Files } from '../../ports/files.ts';
import type { CheckFacts } from '../../report/markdown/comment-facts.ts';
import { merge } from '../../run/merge/merge.ts';
import { otherThanOrdered, type RerunOrder } from '../../verify/rerun-order.ts';
import type { BoardRun } from '../comment/comment.ts';
import { type Delivered, LARGEST_FILE } from './collect.ts';

interface Place {
  /** What the jobs left. A path of this machine, which no text names. */
  readonly rerun: string;
  /** Takes the bundle that shards are merged into; not there yet. */
  readonly out: string;
}

/**
 * One of the board's own runs of one suite as one bundle, from what its jobs left; or why it does not count. Checks that it
 * is the run that was ordered; what it is worth is for a verification.
 */
export async function boardRun(
  files: Files,
  { folders, problems }: Delivered,
  order: RerunOrder,
  { rerun, out }: Place,
): Promise<BoardRun> {
  if (problems.length > 0) return { problems };
  const [first, ...more] = folders;
  const refuse = (title: string, code: string, detail: string): BoardRun => ({
    problems: [{ title, held: false, code, detail: detail.replaceAll(`${rerun}/`, ''), remedy: REMEDY } as CheckFacts],
  });
  if (first === undefined) return refuse('It left a bundle', 'bundle.missing', 'none of its jobs left one');
  try {
    let cut = more.length > 0;
    for (const folder of folders) {
      const manifest = await loadManifest(files, folder);
      const other = otherThanOrdered(manifest, order);
      const detail = `${folder}/${BUNDLE.manifest}: ${other.join(', ')}`;
      if (other.length > 0) return refuse('It is the run that the board ordered', 'bundle.binding', detail);
      cut ||= manifest.selection.shard !== null;
    }
    if (!cut) return { folder: first };
    await merge(files, { folders, dataset: {}, out });
    const large = await tooLarge(files, out);
    return large === undefined ? { folder: out } : refuse('It can be kept', 'bundle.size', large);
  } catch (thrown) {
    if (!isEvidenceFault(thrown)) throw thrown;
    return refuse('Its shards come to one bundle', thrown.code, thrown.message);
  }
}

const REMEDY = 'Look at the log of the board’s run, and start it again: until one counts, the figures are a claim.';

async function tooLarge(files: Files, folder: string): Promise<string | undefined> {
  for (const name of Object.values(BUNDLE)) {
    if ((await files.size(`${folder}/${name}`)) > LARGEST_FILE) return `${name} is more than ${LARGEST_FILE} bytes`;
  }
  return undefined;
}
