import { loadManifest } from '../../bundles/load-bundle.ts';
import { tapeName } from '../../bundles/tape.ts';
import { unlessEvidenceFault } from '../../errors/fault.ts';
import { BUNDLE } from '../../evidence/bundle.ts';
import { canonical } from '../../evidence/canonical.ts';
import { imageOf } from '../../evidence/entry.ts';
import type { Manifest } from '../../evidence/manifest.ts';
import { type Receipt, receiptId, runPath } from '../../evidence/receipt.ts';
import type { Files, ReadFiles } from '../../ports/files.ts';
import type { Entropy } from '../../ports/ports.ts';
import { TOKEN_BUDGET } from '../../run/gateway-request.ts';
import type { SiteEntry } from '../../site/board/entries.ts';
import { type CurrentReceipts, countedRun, RUN_EVENTS } from '../../verify/counting-receipts.ts';
import { type ModelNames, modelNames } from '../../verify/rerun-order.ts';
import { boardRunObstacles } from '../../verify/tier.ts';
import { type AnswerSource, planJobs, type RerunJob, runsFresh } from '../rerun-jobs.ts';
import { isLabelled, isSameAccount, type Proposer } from './ownership.ts';

/** The jobs of a board for its runs of an entry. */
export interface BoardJobs {
  /** `HOST/NAME@sha256:…`. Empty if the adapter is not an image. */
  readonly image: string;
  /** The folder of the adapter of an entry of the board's own. Empty for any other adapter. */
  readonly folder: string;
  readonly jobs: readonly RerunJob[];
  /** Drawn now, so the image cannot contain it. Empty if nothing is run. */
  readonly nonce: string;
  /** The suites that are not run, and why. */
  readonly left: readonly string[];
}

/** The model that a board has for adapters that ask one. */
export interface BoardModel {
  /** Whether it has the image of the sidecar, which a container needs to reach an endpoint or a tape. */
  readonly sidecar: boolean;
  /** The model's names at its endpoint. Absent without an endpoint. */
  readonly names?: ModelNames | undefined;
  /** The most tokens that the run of one suite may use at its endpoint. */
  readonly budget?: number | undefined;
}

/**
 * Plans the runs. The board has the built-in data, and the image by its digest. A suite that needs anything else is left out,
 * with the reason. An adapter that asks a model gets the board's model if it is that of the submitted run, otherwise the
 * submitted tape.
 *
 * @param own the adapter of an entry of the board's own: a folder on its default branch
 */
export function jobsForEntry(
  { entry, bundles }: SiteEntry,
  entropy: Entropy,
  model?: BoardModel,
  own?: string,
): BoardJobs {
  const image = imageOf(entry) ?? '';
  const folder = image === '' && own !== undefined ? own.slice('dir:'.length) : '';
  if (image === '' && folder === '') return { image, folder, jobs: [], nonce: '', left: ['The adapter is no image.'] };
  const reasons = bundles.map((bundle) => [bundle, obstacleTo(bundle.manifest, own, model)] as const);
  const loads = reasons
    .filter(([, reason]) => reason === undefined)
    .flatMap(([bundle]) => {
      const { manifest, timing } = bundle;
      const { suite, dataset, gateway } = manifest;
      const load = { suite: suite.id, tasks: dataset.tasks, timing };
      const onPublic = { ...load, answers: gateway && answersFor(gateway.settings, model) };
      return runsFresh(bundle) ? [onPublic, { ...load, fresh: true as const }] : [onPublic];
    });
  const jobs = planJobs(loads, model?.budget ?? TOKEN_BUDGET);
  const left = reasons.flatMap(([{ manifest }, reason]) => (reason ? [`${manifest.suite.id}: ${reason}.`] : []));
  return { image, folder, jobs, nonce: jobs.length > 0 ? entropy.hex(32) : '', left };
}

function obstacleTo(manifest: Manifest, own: string | undefined, model: BoardModel | undefined): string | undefined {
  const needsSidecar = manifest.gateway !== undefined && model?.sidecar !== true;
  const reason = 'the adapter asks a model, and the board has no sidecar through which a container reaches one';
  return boardRunObstacles(manifest, own)[0] ?? (needsSidecar ? reason : undefined);
}

function answersFor(settings: ModelNames, model: BoardModel | undefined): AnswerSource {
  const same = model?.names && canonical(modelNames(settings)) === canonical(modelNames(model.names));
  return same ? 'endpoint' : 'tape';
}

/** The label by which a maintainer allows a pull request more board runs than its author has per day. */
const RUN_APPROVED = 'run-approved';

/**
 * Whether an author's pull requests used up the verifications with board runs of the day. Counted are those with a receipt, and
 * those that started and have none. Among the latter are verifications that still run, and those that a push or the end of the pull
 * request cut off. One that ended with a verdict and without a receipt ran nothing.
 */
async function areUsedUp(
  { author, now, earlierChecks, statesOf }: Proposer,
  receipts: readonly Receipt[],
  most: number,
): Promise<boolean> {
  const day = now.slice(0, 10);
  const ofAuthor = receipts.filter(({ submitter }) => isSameAccount(submitter, author));
  const today = ofAuthor.filter(({ event, date }) => RUN_EVENTS.includes(event) && date.startsWith(day));
  let runs = verificationsIn(today);
  if (runs >= most) return true;
  const checks = await earlierChecks();
  for (const head of new Set(checks.map(({ sha }) => sha))) {
    const started = checks.filter(({ sha }) => sha === head);
    const recorded = verificationsIn(today.filter((one) => one.head === head));
    const isReplaced = started.every((one) => one.isReplaced);
    if (recorded > 0 || mayHaveRun(await statesOf(head), isReplaced)) runs += Math.max(0, started.length - recorded);
    // Each question is one of the requests that GitHub allows the repository in an hour.
    if (runs >= most) return true;
  }
  return false;
}

/** Each attempt of a verification writes a receipt. */
const verificationsIn = (receipts: readonly Receipt[]): number =>
  new Set(receipts.map((one) => (one.run ? `${one.run.id} ${one.slug}` : one))).size;

/**
 * Whether the board may have run a commit without a receipt. Its state is pending from when runs can start. One without any state
 * is not yet bound, or a push replaced it before that.
 */
function mayHaveRun(states: readonly string[], isReplaced: boolean): boolean {
  const [last] = states;
  if (last === undefined) return !isReplaced;
  return states.includes('pending') && last !== 'success' && last !== 'failure';
}

/** The board's former runs of a pull request's files. */
interface FormerRuns {
  readonly present: CurrentReceipts;
  /** The files of the branch `receipts` with the runs. */
  readonly runs: () => Promise<ReadFiles>;
  /** The digest of the code that runs now. */
  readonly harness: string;
}

/**
 * Plans no run if the board ran the same files for the same author, with the present code, and that counts for all suites: a new commit
 * alone neither costs the board runs nor lets its author choose among them. A maintainer's label allows it.
 */
export async function unlessRunBefore(reruns: BoardJobs, proposer: Proposer, former: FormerRuns): Promise<BoardJobs> {
  const { author, labels } = proposer;
  const [first] = reruns.jobs;
  const receipt = first && countedRun(former.present, first.suite);
  if (!receipt || !isSameAccount(receipt.submitter, author) || isLabelled(labels, RUN_APPROVED)) return reruns;
  const runs = await former.runs();
  for (const { suite, fresh, answers } of reruns.jobs) {
    if (countedRun(former.present, suite) !== receipt) return reruns;
    if (fresh && !receipt.suites[suite]?.fresh?.contamination) return reruns;
    const made = await unlessEvidenceFault(loadManifest(runs, runPath(receipt, suite, 1)), 'malformed', 'missing');
    if (made?.harness.sha256 !== former.harness) return reruns;
    // The board has the model now.
    if (answers === 'endpoint' && made.gateway?.answers === 'replayed') return reruns;
  }
  const reason = [
    `Not run again: the board already ran these files for this author, and receipt ${receiptId(receipt)} counts.`,
    `A maintainer can allow another run: put the label “${RUN_APPROVED}” on the pull request and run the Submission check again.`,
  ].join(' ');
  return { ...reruns, jobs: [], nonce: '', left: [...reruns.left, reason] };
}

/** Plans no run if the author's runs of the day are used up, unless a maintainer's label allows it. */
export async function withinDailyLimit(
  reruns: BoardJobs,
  proposer: Proposer,
  receipts: readonly Receipt[],
): Promise<BoardJobs> {
  const { maxRunsPerDay, labels } = proposer;
  if (maxRunsPerDay === undefined || reruns.jobs.length === 0 || isLabelled(labels, RUN_APPROVED)) return reruns;
  if (!(await areUsedUp(proposer, receipts, maxRunsPerDay))) return reruns;
  const reason = [
    `Not run: the board already ran pull requests of this author or fork ${maxRunsPerDay} times today, and at most ${maxRunsPerDay} times a day.`,
    'The next run is possible after 00:00 UTC: push again, or have the Submission check run again.',
    `A maintainer can allow one earlier: put the label “${RUN_APPROVED}” on the pull request and run the Submission check again.`,
  ].join(' ');
  return { ...reruns, jobs: [], nonce: '', left: [...reruns.left, reason] };
}

/**
 * Writes the submitted tapes that jobs replay into a folder, one per suite in `FOLDER/SUITE`, because the jobs that replay
 * them check nothing out.
 */
export async function keepTapes(
  files: Files,
  source: ReadFiles,
  folder: string,
  { bundles, jobs }: Pick<SiteEntry, 'bundles'> & Pick<BoardJobs, 'jobs'>,
): Promise<void> {
  const replayed = new Set(jobs.filter(({ answers }) => answers === 'tape').map(({ suite }) => suite));
  for (const { manifest, folder: bundle } of bundles) {
    if (!replayed.has(manifest.suite.id)) continue;
    for (const name of [BUNDLE.manifest, await tapeName(source, bundle)])
      await files.write(`${folder}/${manifest.suite.id}/${name}`, await source.bytes(`${bundle}/${name}`));
  }
}
