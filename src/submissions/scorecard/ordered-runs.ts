import { loadManifest } from '../../bundles/load-bundle.ts';
import { unlessEvidenceFault } from '../../errors/fault.ts';
import type { Entry } from '../../evidence/entry.ts';
import { MOST_RUNS } from '../../evidence/receipt.ts';
import type { Files, ReadFiles } from '../../ports/files.ts';
import type { CommentFacts } from '../../report/markdown/comment-facts.ts';
import { imageDigest, nonceOf } from '../../verify/rerun-order.ts';
import { boardRunObstacles } from '../../verify/tier.ts';
import type { BoardRun } from '../comment/comment.ts';
import { imageOf } from '../rules/agreement.ts';
import { ENTRIES } from '../rules/scope.ts';
import { boardRun } from './board-run.ts';
import { collectRerun, strayRounds } from './collect.ts';

export interface Ordered {
  readonly slug: string;
  readonly entry: Entry;
  /** The pull request's head. */
  readonly submission: ReadFiles;
  /** What the board's jobs left, a folder a round: `ROUND/JOB/SUITE/FILE`. */
  readonly rerun: string;
  /** Of the first round. */
  readonly nonce: string;
  readonly harness: CommentFacts['harness'];
  /** A folder that shards may be merged in. */
  readonly temporary: string;
}

/** The board's own runs of an entry by suite, in the order of the rounds: each a bundle, or why it does not count. */
export async function orderedRuns(
  files: Files,
  ordered: Ordered,
): Promise<Readonly<Record<string, readonly BoardRun[]>>> {
  const { slug, entry, submission, rerun, harness, temporary } = ordered;
  const image = imageOf(entry)?.replace(/^.*@/, '');
  if (image === undefined) return {};
  const strays = await strayRounds(files, rerun);
  const found: Record<string, BoardRun[]> = {};
  for (let round = 1; round <= MOST_RUNS; round += 1) {
    // Only suites whose first run leaves the verdict open are run in later rounds.
    if (round > 1 && !(await files.isDirectory(`${rerun}/${round}`))) break;
    const nonce = nonceOf(ordered.nonce, round);
    for (const [id, delivered] of await collectRerun(files, `${rerun}/${round}`, Object.keys(entry.suites))) {
      if (round > 1 && delivered.folders.length === 0 && delivered.problems.length === 0) continue;
      const submitted = await unlessEvidenceFault(
        loadManifest(submission, `${ENTRIES}/${slug}/${entry.suites[id]}`),
        'malformed',
        'missing',
      );
      // What a submission that cannot be read claims is judged nowhere.
      if (submitted === undefined || imageDigest(submitted) !== image) continue;
      if (boardRunObstacles(submitted).length > 0) continue;
      const order = { nonce, image, harness: harness.sha256, submitted };
      const place = { rerun: `${rerun}/${round}`, out: `${temporary}/${round}-${id}` };
      const left = { ...delivered, problems: [...strays, ...delivered.problems] };
      found[id] = [...(found[id] ?? []), await boardRun(files, left, order, place)];
    }
  }
  return found;
}
