import * as z from 'zod';
import { asFault, Fault } from '../../errors/fault.ts';
import { Entry } from '../../evidence/entry.ts';
import type { Receipt } from '../../evidence/receipt.ts';
import type { GitHubClient } from '../../github/client.ts';
import { boardStatesOf } from '../../github/commit-status.ts';
import {
  isApproved,
  isOvertaken,
  labelsOf,
  mergedHead,
  type PullRequest,
  pullsWithSameCommit,
  stillAt,
} from '../../github/pull-request.ts';
import { type EarlierRun, earlierRuns, runsAt } from '../../github/workflow-run.ts';
import { finishedCheck, pullRequestOfCheck, requireBoardEvent, SUBMISSION } from '../../submissions/bind.ts';
import type { BoardModel } from '../../submissions/check/board-jobs.ts';
import { checkEntry } from '../../submissions/check/check-entry.ts';
import { type Checked, checkSubmission, DELETED, NO_ENTRY } from '../../submissions/check/check-submission.ts';
import { type Author, OWNER_APPROVED } from '../../submissions/check/ownership.ts';
import type { AnswerSource, RerunJob } from '../../submissions/rerun-jobs.ts';
import { annotateAsWarning, clientFor, defineAction, type Host, type Step } from '../action.ts';
import { folder, list, temperature, wholeNumber } from '../inputs.ts';
import { summaryOf } from './summary.ts';

const commit = z.string().regex(/^[0-9a-f]{40}$/, 'it must be a commit’s full id, 40 hexadecimal digits');

const inputs = z.object({
  'base': commit.default('HEAD'),
  'head': commit.optional(),
  'slug': Entry.shape.slug.optional(),
  'suites': list.prefault(''),
  'max-runs-per-day': wholeNumber.optional(),
  'gateway-sidecar': z.string().optional(),
  'gateway-model': z.string().optional(),
  'gateway-embeddings': z.string().optional(),
  'gateway-temperature': temperature.optional(),
  'gateway-budget': wholeNumber.optional(),
  'tapes': folder.optional(),
  'github-token': z.string().optional(),
});

/** The Action's outputs, with the values that a later step reads after a submission was refused. */
export const DEFAULT_OUTPUTS = {
  'slug': '',
  'tree': '',
  'head': '',
  'pull-request': '',
  'image': '',
  'folder': '',
  'suites': '',
  'matrix': '[]',
  'nonce': '',
  'reproducible': 'false',
  'asked': '',
  'replayed': '',
  'left': '',
  'approved': '',
  'status': '',
} as const;

type Outputs = Readonly<Record<keyof typeof DEFAULT_OUTPUTS, string>>;

export const action = defineAction({ inputs, outputs: DEFAULT_OUTPUTS, act });

type CheckStep = Step<z.infer<typeof inputs>>;

async function act(step: CheckStep): Promise<readonly Fault[]> {
  const { slug } = step.inputs;
  if (slug !== undefined) return actOnEntry(step, slug);
  try {
    return await actOnPullRequest(step);
  } catch (thrown) {
    const fault = asFault(thrown);
    // Nobody can push to a deleted fork, so its pull request would wait for the status forever.
    if (fault.code === 'github.fork-deleted') step.setOutputs({ status: 'failure' });
    // The event's commit has no pull request: that is overtaken, or the event is not about one.
    else if (isOvertaken(fault) || fault.code === 'github.event') step.setOutputs({ status: 'none' });
    throw thrown;
  }
}

async function actOnPullRequest(step: CheckStep): Promise<readonly Fault[]> {
  const { inputs, reporter, ports, setOutputs, summarise, harness } = step;
  const { base, 'github-token': token } = inputs;
  const bound = inputs.head === undefined ? await boundPullRequest(step, token) : undefined;
  const head = inputs.head ?? bound?.pull.headSha ?? '';
  const subject = { base, head, pullRequest: bound?.pull.number };
  const proposer = bound && (await proposerOf(bound, step, inputs['max-runs-per-day']));
  const checked = await checkSubmission(ports, {
    repository: '.',
    base,
    head,
    token,
    proposer,
    model: modelIn(inputs),
    tapes: inputs.tapes,
    harness: harness().sha256,
  });
  if (checked === NO_ENTRY || checked === DELETED) {
    if (bound) await stillAt(bound.client, bound.pull);
    setOutputs({ ...DEFAULT_OUTPUTS, status: bound?.reported ? 'success' : '' });
    await summarise(() => WITHOUT_ENTRY[checked]);
    return [];
  }
  const others = bound ? await pullsWithSameCommit(bound.client, bound.pull) : [];
  const copies = bound && 'slug' in checked ? await copyFaults(bound, others, checked.receiptsOfOthers) : [];
  const refused = 'slug' in checked ? copies : checked;
  if (!('slug' in checked) || refused.length > 0) {
    if (bound?.reported) {
      await stillAt(bound.client, bound.pull);
      // The status is the commit's: a copy of somebody's pull request must not set that of the original.
      setOutputs({ status: others.length > 0 || copies.length > 0 ? 'none' : 'failure' });
    }
    await summarise(() => summaryOf(subject, undefined, refused));
    return refused;
  }
  // After a push during this job, it is a different submission.
  if (bound) await stillAt(bound.client, bound.pull);
  setOutputs({ ...outputsOf(checked, head, subject.pullRequest), status: bound?.reported ? 'pending' : '' });
  await summarise(() => summaryOf(subject, checked, checked.faults));
  if (!bound?.reported) return checked.faults;
  for (const fault of checked.faults) annotateAsWarning(reporter, fault);
  return [];
}

const WITHOUT_ENTRY = {
  [NO_ENTRY]: '**No entry is changed.** There is nothing to check.\n',
  [DELETED]: `**An entry is deleted.** The label ${OWNER_APPROVED} and a review allow this.\n`,
};

/**
 * The fault of a pull request with the commit or the files of another one whose check ran first. GitHub shows both as merged once
 * their commit is merged, so the account of the copy would look like the submitter, and its receipts count for the same files. Where
 * GitHub lists no run, the pull request that was opened first counts as the original.
 */
async function copyFaults(
  { client, pull: { repository, number, headSha, headRepositoryId } }: Bound,
  [twin]: readonly number[],
  receipts: readonly Receipt[],
): Promise<readonly Fault[]> {
  const runs = await runsAt(client, repository, SUBMISSION, headSha);
  const first = runs.find(({ from }) => from !== null);
  if (first?.from && first.from.id !== headRepositoryId)
    return [copyFault(`A pull request from ${first.from.full_name} had this commit before this one.`)];
  if (!first && twin !== undefined && twin < number)
    return [copyFault(`Pull request #${twin} has the same commit and was opened before this one.`)];
  for (const { head, pull_request: other } of receipts) {
    if (head === null || head === headSha || other === null) continue;
    const [theirs] = await runsAt(client, repository, SUBMISSION, head);
    if (first && theirs ? theirs.id < first.id : other < number)
      return [copyFault(`Pull request #${other} had the same files before this one.`)];
  }
  return [];
}

const copyFault = (message: string) =>
  new Fault('submission.owner', message, {
    hint: 'Change a file, and push again. If the other pull request copies yours, tell the maintainers of the board.',
  });

/** An entry on the checked-out commit, for more runs of the board. */
async function actOnEntry(step: CheckStep, slug: string): Promise<readonly Fault[]> {
  const { inputs, ports, setOutputs, summarise } = step;
  const { suites, tapes, 'github-token': token } = inputs;
  // The author of a pull request can change what its workflow runs. Only maintainers decide what the board runs again.
  requireBoardEvent(await step.event());
  const checked = await checkEntry(ports, { repository: '.', slug, suites, token, model: modelIn(inputs), tapes });
  setOutputs(outputsOf(checked, checked.head, undefined));
  const subject = { base: undefined, head: checked.head, pullRequest: undefined };
  await summarise(() => summaryOf(subject, checked, checked.faults));
  return [];
}

/** The model that the board gives to adapters that use one. */
function modelIn(given: z.infer<typeof inputs>): BoardModel {
  const { 'gateway-model': model, 'gateway-embeddings': embeddings = null, 'gateway-temperature': temperature } = given;
  const names =
    model === undefined ? undefined : { model, embeddings, temperature: temperature === undefined ? 0 : temperature };
  return { sidecar: given['gateway-sidecar'] !== undefined, names, budget: given['gateway-budget'] };
}

interface Bound {
  readonly client: GitHubClient;
  readonly pull: PullRequest;
  /** The author's earlier checks, if this is the end of one. */
  readonly earlierChecks: (author: Author) => Promise<readonly EarlierRun[]>;
  /** Whether a later job reports errors of the shape to the submitter. Then this step does not fail for them. */
  readonly reported: boolean;
}

/** In milliseconds. Its jobs have a quarter of an hour, and one that reaches its time limit says nothing. */
const LONGEST_WAIT = 5 * 60_000;

async function boundPullRequest(host: Host, token: string | undefined): Promise<Bound> {
  const event = await host.event();
  if (token === undefined)
    throw new Fault('input.missing', 'Input "github-token" is missing.', {
      hint: 'The Action needs a token to find the pull request.',
    });
  const client = await clientFor(host, token, LONGEST_WAIT);
  const { GITHUB_REPOSITORY_ID: id } = host.env;
  const repositoryId = id ? Number(id) : undefined;
  const pull = await pullRequestOfCheck(client, event, repositoryId);
  const reported = event.name === 'workflow_run';
  const earlierChecks = async (author: Author) =>
    reported ? earlierRuns(client, finishedCheck(event.payload, repositoryId), author) : [];
  return { client, pull, earlierChecks, reported };
}

/** The author, and the labels by which maintainers allow exceptions. Both are read from GitHub now, not from the event. */
async function proposerOf(
  { client, pull, earlierChecks }: Bound,
  { ports: { clock } }: Host,
  maxRunsPerDay: number | undefined,
) {
  const { number, author } = pull;
  if (author === undefined)
    throw new Fault('github.pull-request-none', `Pull request #${number} has no author: the account was deleted.`, {
      hint: 'Nothing was checked, because the owner of the entry cannot be determined.',
    });
  const labels = await labelsOf(client, pull);
  const { repository } = pull;
  return {
    author,
    labels,
    now: clock.now(),
    maxRunsPerDay,
    isApproved: () => isApproved(client, pull),
    earlierChecks: () => earlierChecks(author),
    statesOf: (head: string) => boardStatesOf(client, repository, head),
    mergedHead: (other: number) => mergedHead(client, repository, other),
  };
}

const answeredBy = (answers: AnswerSource, jobs: readonly RerunJob[]) =>
  [...new Set(jobs.filter((job) => job.answers === answers).map(({ suite }) => suite))].join(',');

/** The entry and its commit, if the scope is valid; the runs to repeat, only if its shape is valid as well. */
export function outputsOf(checked: Checked, head: string, pullRequest: number | undefined): Outputs {
  const { slug, tree, suites, reruns, owned } = checked;
  const approved = owned === 'approved' ? 'true' : '';
  const bound = { ...DEFAULT_OUTPUTS, slug, tree, head, 'pull-request': String(pullRequest ?? ''), approved };
  if (reruns === undefined) return bound;
  const { image, folder, jobs, nonce, left } = reruns;
  return {
    ...bound,
    image,
    folder,
    'suites': suites.join(','),
    'matrix': JSON.stringify(jobs),
    nonce,
    'reproducible': String(jobs.length > 0),
    'asked': answeredBy('endpoint', jobs),
    'replayed': answeredBy('tape', jobs),
    'left': left.join(' '),
  };
}
