import { loadManifest, loadScorecard } from '../../bundles/load-bundle.ts';
import { packBundle } from '../../bundles/pack-bundle.ts';
import { isEvidenceFault, unlessEvidenceFault } from '../../errors/fault.ts';
import { BUNDLE, RUN_FILES } from '../../evidence/bundle.ts';
import { type Entry, imageDigestOf } from '../../evidence/entry.ts';
import { standardLimits } from '../../evidence/limits.ts';
import type { Manifest } from '../../evidence/manifest.ts';
import { MOST_RUNS } from '../../evidence/receipt.ts';
import type { Files, ReadFiles } from '../../ports/files.ts';
import { FRESH } from '../../protocol/constants.ts';
import type { CheckFacts, CommentFacts } from '../../report/markdown/comment-facts.ts';
import { merge } from '../../run/merge/merge.ts';
import type { SuiteDescription } from '../../suite/description.ts';
import { loadSuite } from '../../suites/catalogue.ts';
import { differencesFromOrder, imageDigest, type RerunOrder, roundNonce } from '../../verify/rerun-order.ts';
import { boardRunObstacles } from '../../verify/tier.ts';
import type { BoardRun } from '../comment/claim.ts';
import { runsFresh } from '../rerun-jobs.ts';
import { ENTRIES } from '../rules/scope.ts';
import { collectRerun, type Delivered, strayRounds } from './collect.ts';

export interface Ordered {
  readonly slug: string;
  readonly entry: Entry;
  /** The adapter of an entry of the board's own: a folder on its default branch. */
  readonly own?: string | undefined;
  /** The commit with the entry: the pull request's head, or the default branch. */
  readonly submission: ReadFiles;
  /** The output of the board's jobs, one folder per round: `ROUND/JOB/SUITE/FILE`. */
  readonly rerun: string;
  /** The nonce of the first round. */
  readonly nonce: string;
  /** The suites in which the adapter got the board's own model. */
  readonly withBoardModel: readonly string[];
  readonly harness: CommentFacts['harness'];
  /** A folder for the runs as they are stored. */
  readonly temporary: string;
}

/** The board's runs of an entry by suite, in the order of the rounds: each a bundle, or why it does not count. */
export async function orderedRuns(files: Files, ordered: Ordered) {
  const { entry, rerun, temporary } = ordered;
  const strays = await strayRounds(files, rerun);
  const found: Record<string, BoardRun[]> = {};
  let stored = 0;
  for (let round = 1; round <= MOST_RUNS; round += 1) {
    // Later rounds only run suites whose verdict the first run leaves open.
    if (round > 1 && !(await files.isDirectory(`${rerun}/${round}`))) break;
    const nonce = roundNonce(ordered.nonce, round);
    for (const [id, delivered] of await collectRerun(files, `${rerun}/${round}`, Object.keys(entry.suites))) {
      if (round > 1 && delivered.folders.length === 0 && delivered.problems.length === 0) continue;
      const order = await orderOf(ordered, id, nonce);
      if (order === undefined) continue;
      const paths = { rerun: `${rerun}/${round}`, out: `${temporary}/${round}-${id}` };
      const left = { ...delivered, problems: [...strays, ...delivered.problems] };
      const run = await boardRun(files, left, order, paths);
      if ('folder' in run) stored += await packedSize(files, run.folder);
      found[id] = [...(found[id] ?? []), stored > MOST_STORED ? TOO_LARGE : run];
    }
  }
  return found;
}

/** The board's run of each suite on fresh tasks, where it has one: a bundle, or why it has no result. */
export async function freshRuns(files: Files, ordered: Ordered) {
  const { entry, slug, submission, rerun, nonce, temporary } = ordered;
  const found: Record<string, BoardRun> = {};
  let stored = 0;
  const place = `${rerun}/${FRESH}`;
  for (const [id, delivered] of await collectRerun(files, place, Object.keys(entry.suites))) {
    const order = await orderOf(ordered, id, nonce);
    const { description, generator } = await loadSuite(id);
    if (order === undefined) continue;
    const folder = `${ENTRIES}/${slug}/${entry.suites[id]}`;
    const scorecard = await unlessEvidenceFault(loadScorecard(submission, folder), 'malformed', 'missing');
    if (scorecard === undefined || !runsFresh({ suite: { description }, scorecard })) continue;
    // A model that was never asked is not asked for these either.
    const { gateway: _, ...submitted } = order.submitted;
    const paths = { rerun: place, out: `${temporary}/${FRESH}-${id}` };
    const run = await boardRun(files, delivered, { ...order, submitted, freshTasks: generator.publicCount }, paths);
    if ('folder' in run) stored += await packedSize(files, run.folder);
    found[id] = stored > MOST_STORED ? TOO_LARGE : run;
  }
  return found;
}

/** What the board requires of its run of a suite. Undefined if it orders none, or the submission cannot be read. */
async function orderOf({ slug, entry, own, submission, harness, withBoardModel }: Ordered, id: string, nonce: string) {
  const image = imageDigestOf(entry);
  const adapter = image !== undefined ? { image } : own !== undefined ? { folder: own } : undefined;
  if (adapter === undefined) return undefined;
  const submitted = await unlessEvidenceFault(
    loadManifest(submission, `${ENTRIES}/${slug}/${entry.suites[id]}`),
    'malformed',
    'missing',
  );
  if (submitted === undefined || imageDigest(submitted) !== image) return undefined;
  if (boardRunObstacles(submitted, own).length > 0) return undefined;
  const { description } = await loadSuite(id);
  const order: RerunOrder = {
    nonce,
    adapter,
    harness: harness.sha256,
    limits: standardLimits(description),
    submitted: submitted.suite.version === description.version ? submitted : presentOf(submitted, description),
    usesBoardModel: withBoardModel.includes(id),
  };
  return order;
}

/** The expected run of the suite's present version, if the submitted run is of an earlier version. */
const presentOf = ({ suite: { id }, gateway }: Manifest, { version }: SuiteDescription) => ({
  suite: { id, version },
  ...(gateway && { gateway }),
});

/**
 * One board run of one suite as one bundle, from the output of its jobs; or why it does not count. Checks that it is the
 * ordered run, but not that it is valid. `rerun` is the output of the jobs, a path that must not appear in any text; the bundle is
 * written to `out`.
 */
async function boardRun(
  files: Files,
  { folders, problems }: Delivered,
  order: RerunOrder,
  { rerun, out }: { readonly rerun: string; readonly out: string },
): Promise<BoardRun> {
  if (problems.length > 0) return { problems };
  const [first, ...more] = folders;
  const refuse = (title: string, code: string, detail: string): BoardRun => ({
    problems: [{ title, held: false, code, detail: detail.replaceAll(`${rerun}/`, ''), remedy: REMEDY } as CheckFacts],
  });
  if (first === undefined) return refuse('It produced a bundle', 'bundle.missing', NO_BUNDLE);
  try {
    let cut = more.length > 0;
    for (const folder of folders) {
      const manifest = await loadManifest(files, folder);
      const other = differencesFromOrder(manifest, order);
      const detail = `${folder}/${BUNDLE.manifest}: ${other.join(', ')}`;
      if (other.length > 0) return refuse('It is the run that the board ordered', 'bundle.binding', detail);
      cut ||= manifest.selection.shard !== null;
    }
    if (cut) await merge(files, { folders, dataset: {}, out });
    else await copyBundle(files, first, out);
    return { folder: out };
  } catch (thrown) {
    if (!isEvidenceFault(thrown)) throw thrown;
    return refuse('Its shards merge into one bundle', thrown.code, thrown.message);
  }
}

/** What the jobs left stays as it is, because a second attempt reads it again. Further files of a folder have no limit of size. */
async function copyBundle(files: Files, from: string, to: string): Promise<void> {
  for (const { name } of await files.entries(from))
    if (RUN_FILES.includes(name)) await files.write(`${to}/${name}`, await files.bytes(`${from}/${name}`));
}

const NO_BUNDLE = 'the board could not run the system: none of its jobs produced one';

const REMEDY = 'Look at the log of the board’s run, and start it again: until one counts, the figures are a claim.';

/**
 * The bytes of all runs of a verification on the public tasks, packed, and of all on fresh tasks. They are stored on a branch
 * that only grows, also for a pull request that is never merged. Three runs of five suites by the systems on this board take
 * less than a fifth.
 */
const MOST_STORED = 32 * 1_048_576;

const TOO_LARGE: BoardRun = {
  problems: [
    {
      title: 'The run is small enough to be stored',
      held: false,
      code: 'bundle.size',
      detail: `the runs of this verification have more than ${MOST_STORED / 1_048_576} MiB when they are packed`,
      remedy: 'Return less text: a long `context` in each reply is stored with the run.',
    },
  ],
};

/** The bytes of a run, whose transcript and tape are packed first. One that cannot be packed stays plain: its verification says why. */
async function packedSize(files: Files, folder: string): Promise<number> {
  await unlessEvidenceFault(packBundle(files, folder, await loadManifest(files, folder), {}));
  const sizes = (await files.entries(folder)).map(({ name }) => files.size(`${folder}/${name}`));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
