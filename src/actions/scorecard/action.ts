import * as z from 'zod';
import { asFault, Fault } from '../../errors/fault.ts';
import { Entry } from '../../evidence/entry.ts';
import { LONGEST_REASON, type Receipt } from '../../evidence/receipt.ts';
import { gitTree } from '../../git/tree.ts';
import type { GitHubClient } from '../../github/client.ts';
import { accountOf, identityOf } from '../../github/identity.ts';
import { type Job, jobIn } from '../../github/job.ts';
import {
  isApproved,
  isOvertaken,
  labelsOf,
  mergedHead,
  outsideAuthorOf,
  type PullRequest,
} from '../../github/pull-request.ts';
import { postComment } from '../../github/sticky-comment.ts';
import { MARKER, scorecardComment } from '../../report/markdown/comment.ts';
import { markdownTemplate } from '../../report/markdown/markdown-template.ts';
import { requireBoardEvent, requirePullRequest, submissionAt } from '../../submissions/bind.ts';
import { isLabelled, OWNER_APPROVED } from '../../submissions/check/ownership.ts';
import { ENTRIES } from '../../submissions/rules/scope.ts';
import { type Announcement, announce, recordRun } from '../../submissions/scorecard/announce.ts';
import { boardEntry } from '../../submissions/scorecard/board-entry.ts';
import { decide, type SubmissionResult } from '../../submissions/scorecard/decide.ts';
import { evaluateSubmission } from '../../submissions/scorecard/evaluate.ts';
import { keepSubjects, receiptOf } from '../../submissions/scorecard/receipt.ts';
import { SUITE_IDS } from '../../suites/catalogue.ts';
import { safeText } from '../../text/safe-text.ts';
import { buildPreview } from '../../usecases/preview.ts';
import { ownerOf } from '../../verify/counting-receipts.ts';
import { annotateAsWarning, clientFor, defineAction, type Step } from '../action.ts';
import { folder, list, nonce, objectId, suiteIds, title, wholeNumber, yesOrNo } from '../inputs.ts';

const inputs = z.object({
  'pull-request': wholeNumber.optional(),
  'head': objectId,
  'slug': Entry.shape.slug,
  'tree': objectId,
  'suites': list.prefault(''),
  'nonce': nonce.optional(),
  'rerun': folder.optional(),
  'asked': list.prefault(''),
  'receipts': folder.optional(),
  'not-run': z.string().max(LONGEST_REASON).optional(),
  'owner-approved': yesOrNo.default(false),
  'title': title.optional(),
  'shown-suites': suiteIds.optional(),
  'preview-uploaded': yesOrNo.default(false),
  'github-token': z.string(),
});

const outputs = { state: '', receipt: '', subjects: '', preview: '', overtaken: 'false', reported: 'false' };

export const action = defineAction({
  inputs,
  outputs,
  /** This step does not fail for invalid evidence. That is reported by the status of the commit. */
  async act(step) {
    try {
      await score(step);
    } catch (thrown) {
      const fault = asFault(thrown);
      if (!isOvertaken(fault)) return [fault];
      step.setOutputs({ overtaken: 'true' });
      step.reporter.warning(fault.code, safeText(`${fault.message} ${fault.hint ?? ''}`, 1_500));
    }
    return [];
  },
});

type ScorecardStep = Step<z.infer<typeof inputs>, keyof typeof outputs>;

/** The beginning of a receipt's reason, if the entry belongs to somebody else. */
const APPROVED = 'A maintainer’s label allowed this change of an entry that is not the submitter’s.';

/** A file in the runner's temporary folder with the text of the comment that links the preview. */
const WITH_PREVIEW = 'context-integrity-comment.md';

/** In milliseconds: the job has an hour. */
const LONGEST_WAIT = 20 * 60_000;

/** The checkout of the board's default branch. */
const CHECKOUT = '.';

/** Finds the pull request, verifies its entry and writes the result. Untrusted files are only read as bytes and never run. */
async function score(step: ScorecardStep): Promise<void> {
  const { inputs, env, ports } = step;
  const job = jobIn(env);
  const client = await clientFor(step, inputs['github-token'], LONGEST_WAIT);
  const event = await step.event();
  const { 'pull-request': number } = inputs;
  const id = Number(env.GITHUB_REPOSITORY_ID);
  if (number === undefined) requireBoardEvent(event);
  const pull =
    number === undefined
      ? undefined
      : await requirePullRequest(client, event, id, { ...inputs, 'pull-request': number });
  if (inputs['preview-uploaded']) return linkPreview(step, job, client, pull);
  const temporary = await ports.files.temporary('cib-scorecard-');
  try {
    await evaluateAndWrite(step, { job, client, pull, temporary });
  } finally {
    await ports.files.remove(temporary);
  }
}

/** Runs after the first step and the upload, because the link needs the uploaded artifact. */
async function linkPreview({ ports, reporter }: ScorecardStep, job: Job, client: GitHubClient, pull?: PullRequest) {
  if (pull === undefined)
    throw new Fault('input.invalid', 'Input "preview-uploaded" is true, but there is no pull request.', {
      hint: 'Set the input "pull-request" as well.',
    });
  const text = await ports.files.text(`${job.temporary}/${WITH_PREVIEW}`);
  const posted = await postComment(client, pull, { identity: await identityOf(client), marker: MARKER }, text);
  reporter.info(safeText(`The comment was ${posted.what}: ${posted.url}`, 1_500));
}

interface Bound {
  readonly job: Job;
  readonly client: GitHubClient;
  /** Absent if the entry is already on the board. */
  readonly pull: PullRequest | undefined;
  readonly temporary: string;
}

async function evaluateAndWrite(step: ScorecardStep, bound: Bound): Promise<void> {
  const { inputs, ports, root, setOutputs, summarise } = step;
  const { client, pull, job } = bound;
  const subject = await subjectOf(step, bound);
  const evaluated = await evaluate(step, subject);
  const { facts } = evaluated;
  if (pull && inputs['owner-approved']) await requireApproval(client, pull);
  const template = await markdownTemplate(ports.files, `${root}/leaderboard`, 'comment');
  const text = scorecardComment(template, facts);
  // It is on the page of the run, which lists the preview itself.
  await summarise(() => text);
  const decision = decide(facts);
  const receipt = await receiptFor(step, subject, evaluated, decision);
  const preview = receipt && (await previewed(step, subject, evaluated, receipt));
  if (preview) {
    const linking = scorecardComment(template, { ...facts, preview: true });
    await ports.files.write(`${job.temporary}/${WITH_PREVIEW}`, linking);
  }
  await write(step, subject, evaluated, { status: decision.status, text, receipt });
  if (preview) setOutputs({ preview });
}

type Subject = Awaited<ReturnType<typeof subjectOf>>;

/** What is evaluated, where it is compared, and what every receipt says of it. */
async function subjectOf({ inputs, ports: { processes, clock } }: ScorecardStep, bound: Bound) {
  const { job, client, pull } = bound;
  const { slug, tree, head, 'github-token': token } = inputs;
  const submission = await submissionAt(processes, { repository: CHECKOUT, token }, inputs);
  const entry = pull ? undefined : await boardEntry({ processes, clock }, { repository: CHECKOUT, slug, token });
  const board = await gitTree(processes, CHECKOUT, 'HEAD');
  const submitter = pull ? pull.author : await firstAuthor(client, job, slug, entry);
  const identity = await identityOf(client);
  const about = {
    ...{ slug, tree, head, date: clock.now() },
    actor: await accountOf(client, identity),
    submitter: submitter ? { login: submitter.login, id: Number(submitter.id) } : null,
    pull_request: pull?.number ?? null,
    run: { id: Number(job.run.id), attempt: job.run.attempt },
  };
  return { ...bound, submission, entry, board, identity, about };
}

type Evaluated = Awaited<ReturnType<typeof evaluateSubmission>>;

async function evaluate(step: ScorecardStep, subject: Subject): Promise<Evaluated> {
  const { inputs, ports, harness } = step;
  const { job, pull, submission, entry, board, temporary, about } = subject;
  const { slug, tree, suites, receipts, rerun, nonce } = inputs;
  try {
    return await evaluateSubmission(ports, {
      ...{ slug, tree, date: about.date, submission, board, checkout: CHECKOUT, receipts, rerun, nonce, temporary },
      ...(pull ? {} : { isOnBoard: true, own: entry?.own, ...(suites.length > 0 && { suites }) }),
      ...{ withBoardModel: inputs.asked, harness: harness(), notRun: inputs['not-run'] },
      allowHeldOut: inputs['owner-approved'],
      run: { ...job.run, url: `${job.run.url}/attempts/${job.run.attempt}` },
    });
  } catch (thrown) {
    if (nonce !== undefined) await recordFailure(step, subject, asFault(thrown));
    throw thrown;
  }
}

/** The limits of runs count receipts: an image must not evade them by a run that breaks the evaluation. */
async function recordFailure(step: ScorecardStep, { job, client, submission, about }: Subject, { code }: Fault) {
  const reason = `The board’s runs could not be judged: ${code}.`;
  const nothing = { suites: [], submission, runs: {} };
  const receipt = await receiptOf(step.ports.files, nothing, { ...about, event: 'unusable', reason });
  await recordRun(step.ports, client, { ...recordIn(step, job), receipt, runs: {}, recorded: async () => {} });
}

/** Where receipts are recorded. */
const recordIn = ({ inputs, reporter }: ScorecardStep, job: Job) => ({
  remote: `${job.repositoryUrl}.git`,
  token: inputs['github-token'],
  note: (line: string) => reporter.info(safeText(line, 1_500)),
});

/** Undefined if nothing is to be recorded. */
async function receiptFor(
  { inputs, ports }: ScorecardStep,
  { submission, about }: Subject,
  { facts, runs }: Evaluated,
  { event, reason }: SubmissionResult,
): Promise<Receipt | undefined> {
  if (!event) return undefined;
  const approved = inputs['owner-approved'];
  const why = approved ? `${APPROVED} ${reason}`.slice(0, LONGEST_REASON).toWellFormed() : reason;
  const evidence = { suites: facts.suites, submission, runs };
  return receiptOf(ports.files, evidence, { ...about, event, reason: why, ...(approved && { approved }) });
}

/** Writes receipt, comment and status; for an entry on the board, only the receipt. */
async function write(
  step: ScorecardStep,
  subject: Subject,
  { runs, fresh }: Evaluated,
  { receipt, ...said }: Pick<Announcement, 'status' | 'text' | 'receipt'>,
): Promise<void> {
  const { ports, inputs, setOutputs } = step;
  const { job, client, pull, identity } = subject;
  const recorded = async (written: Receipt) => {
    const kept = await keepSubjects(ports.files, `${job.temporary}/context-integrity`, written, { runs, fresh });
    setOutputs({ state: written.event, receipt: kept.receipt, subjects: kept.all.join('\n') });
  };
  const record = { ...recordIn(step, job), runs, fresh, recorded };
  if (pull) {
    await announce(ports, client, { ...record, ...said, receipt, pull, identity, url: job.run.url });
    return setOutputs({ reported: 'true' });
  }
  if (receipt) return recordRun(ports, client, { ...record, receipt });
  const fault = new Fault('bundle.invalid', `No verdict was recorded for ${inputs.slug}. ${said.status.description}`, {
    hint: 'The summary of the job lists every check.',
  });
  // Otherwise the same runs would be planned every week.
  if (inputs.nonce !== undefined) await recordFailure(step, subject, fault);
  throw fault;
}

/** The board's runs take hours, and a job that is started again does not repeat the check. */
async function requireApproval(client: GitHubClient, pull: PullRequest): Promise<void> {
  if (isLabelled(await labelsOf(client, pull), OWNER_APPROVED) && (await isApproved(client, pull))) return;
  throw new Fault(
    'submission.owner',
    `The label “${OWNER_APPROVED}” or the approving review was taken back while this verification ran.`,
    { hint: 'Nothing was recorded. A maintainer who allows the change gives both again and starts the check again.' },
  );
}

/**
 * The folder of the entry's pages. Undefined for an entry on the board and for suites that the board does not show; and, with a
 * warning, if the pages could not be made.
 */
async function previewed(
  { inputs, ports, root, env, reporter }: ScorecardStep,
  { job: { temporary }, pull, board, submission }: Subject,
  { facts, runs, fresh }: Evaluated,
  receipt: Receipt,
): Promise<string | undefined> {
  const { 'shown-suites': shown = SUITE_IDS } = inputs;
  if (!pull || !facts.suites.some(({ description: { id } }) => shown.includes(id))) return undefined;
  const out = `${temporary}/context-integrity-preview`;
  try {
    await buildPreview(ports, {
      ...{ board, submission, receipt, runs, fresh },
      checkout: CHECKOUT,
      entries: ENTRIES,
      receipts: inputs.receipts,
      title: inputs.title,
      suites: inputs['shown-suites'],
      repository: env.GITHUB_REPOSITORY ?? '',
      asOf: ports.clock.now().slice(0, 10),
      templates: `${root}/leaderboard`,
      scripts: `${root}/dist/browser`,
      out,
    });
    return out;
  } catch (thrown) {
    annotateAsWarning(reporter, asFault(thrown));
    return undefined;
  }
}

type BoardEntry = Awaited<ReturnType<typeof boardEntry>>;

/** The owner of an entry without a receipt, whose pull request was merged before the verification ended. */
async function firstAuthor(client: GitHubClient, job: Job, slug: string, entry: BoardEntry) {
  if (entry === undefined || entry.own !== undefined || entry.added === '') return undefined;
  const [account = '', repo = ''] = job.repositoryUrl.split('/').slice(-2);
  const repository = { owner: account, repo };
  const owner = await ownerOf(entry.receipts, slug, (number) => mergedHead(client, repository, number));
  return owner === undefined ? outsideAuthorOf(client, repository, entry.added) : undefined;
}
