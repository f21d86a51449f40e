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
  outsideAuthorOf,
  type PullRequest,
  wasMerged,
} from '../../github/pull-request.ts';
import { postComment } from '../../github/sticky-comment.ts';
import { MARKER, scorecardComment } from '../../report/markdown/comment.ts';
import type { CommentFacts } from '../../report/markdown/comment-facts.ts';
import { markdownTemplate } from '../../report/markdown/markdown-template.ts';
import { mustBeOnBoard, requirePullRequest, submissionAt } from '../../submissions/bind.ts';
import { boardEntry } from '../../submissions/check/check-entry.ts';
import { isLabelled, OWNER_APPROVED } from '../../submissions/check/ownership.ts';
import { ENTRIES } from '../../submissions/rules/scope.ts';
import { announce, recordRun } from '../../submissions/scorecard/announce.ts';
import { decide } from '../../submissions/scorecard/decide.ts';
import { evaluateSubmission } from '../../submissions/scorecard/evaluate.ts';
import { keepSubjects, receiptOf } from '../../submissions/scorecard/receipt.ts';
import { SUITE_IDS } from '../../suites/catalogue.ts';
import { safeText } from '../../text/safe-text.ts';
import { buildPreview, type PreviewRequest } from '../../usecases/preview.ts';
import { ownerOf } from '../../verify/standing.ts';
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

export const action = defineAction({
  inputs,
  outputs: { state: '', receipt: '', subjects: '', preview: '' },
  /** This step does not fail for invalid evidence. That is reported by the status of the commit. */
  async act(step) {
    try {
      await score(step);
    } catch (thrown) {
      const fault = asFault(thrown);
      if (!isOvertaken(fault)) return [fault];
      step.reporter.warning(fault.code, safeText(`${fault.message} ${fault.hint ?? ''}`, 1_500));
    }
    return [];
  },
});

type ScorecardStep = Step<z.infer<typeof inputs>, 'state' | 'receipt' | 'subjects' | 'preview'>;

/** The beginning of a receipt's reason, if the entry belongs to somebody else. */
const APPROVED = 'A maintainer’s label allowed this change of an entry that is not the submitter’s.';

/** A file in the runner's temporary folder with the text of the comment that links the preview. */
const WITH_PREVIEW = 'context-integrity-comment.md';

/** The checkout of the board's default branch. */
const CHECKOUT = '.';

/** Finds the pull request, verifies its entry and writes the result. Untrusted files are only read as bytes and never run. */
async function score(step: ScorecardStep): Promise<void> {
  const { inputs, env, ports } = step;
  const job = jobIn(env);
  const client = await clientFor(step, inputs['github-token']);
  const event = await step.event();
  const { 'pull-request': number } = inputs;
  if (number === undefined) mustBeOnBoard(event);
  const pull =
    number === undefined
      ? undefined
      : await requirePullRequest(client, event, Number(env.GITHUB_REPOSITORY_ID), {
          ...inputs,
          'pull-request': number,
        });
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
  const posted = await postComment(client, pull, await identityOf(client), text, MARKER);
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
  const { inputs, ports, root, reporter, setOutputs, summarise } = step;
  const { job, client, pull, temporary } = bound;
  const { files, processes, clock } = ports;
  const { slug, tree, head, suites, 'github-token': token, 'owner-approved': approved } = inputs;
  const { id, attempt, url } = job.run;
  const submission = await submissionAt(processes, { repository: CHECKOUT, token }, inputs);
  const entry = pull ? undefined : await boardEntry(processes, { repository: CHECKOUT, slug, token });
  const board = await gitTree(processes, CHECKOUT, 'HEAD');
  const submitter = pull ? pull.author : await firstAuthor(client, job, slug, entry);
  const identity = await identityOf(client);
  const about = {
    ...{ slug, tree, head, date: clock.now() },
    actor: await accountOf(client, identity),
    submitter: submitter ? { login: submitter.login, id: Number(submitter.id) } : null,
    pull_request: pull?.number ?? null,
    run: { id: Number(id), attempt },
  };
  const note = (line: string) => reporter.info(safeText(line, 1_500));
  const remote = `${job.repositoryUrl}.git`;
  const evaluated = evaluateSubmission(files, {
    slug,
    ...(pull ? {} : { stands: true, own: entry?.own, ...(suites.length > 0 && { suites }) }),
    submission,
    board,
    receipts: inputs.receipts,
    rerun: inputs.rerun,
    nonce: inputs.nonce,
    withBoardModel: inputs.asked,
    harness: step.harness(),
    notRun: inputs['not-run'],
    allowHeldOut: approved,
    run: { id, attempt, url: `${url}/attempts/${attempt}` },
    temporary,
  });
  const { facts, runs, fresh } = await evaluated.catch(async (thrown: unknown) => {
    // The limit of runs per day counts receipts: an image must not evade it by a run that breaks the evaluation.
    if (inputs.nonce !== undefined) {
      const reason = `The board’s runs could not be judged: ${asFault(thrown).code}.`;
      const receipt = await receiptOf(
        files,
        { suites: [], submission, runs: {} },
        { ...about, event: 'unusable', reason },
      );
      await recordRun(ports, client, { receipt, runs: {}, remote, token, note, recorded: async () => {} });
    }
    throw thrown;
  });
  if (pull && approved) await requireApproval(client, pull);
  const template = await markdownTemplate(files, `${root}/leaderboard`, 'comment');
  const textOf = (shown: CommentFacts) => scorecardComment(template, shown).slice(MARKER.length).trimStart();
  // It is on the page of the run, which lists the preview itself.
  await summarise(() => textOf(facts));

  const { event, reason, status } = decide(facts);
  const receipt =
    event &&
    (await receiptOf(
      files,
      { suites: facts.suites, submission, runs },
      {
        ...about,
        event,
        reason: approved ? `${APPROVED} ${reason}`.slice(0, LONGEST_REASON).toWellFormed() : reason,
        ...(approved && { approved }),
      },
    ));
  const { 'shown-suites': shown = SUITE_IDS } = inputs;
  const isShown = facts.suites.some(({ description: { id } }) => shown.includes(id));
  const preview =
    pull && receipt && isShown && (await previewed(step, job, { board, submission, receipt, runs, fresh }));
  const text = textOf(facts);
  if (preview) await files.write(`${job.temporary}/${WITH_PREVIEW}`, textOf({ ...facts, preview: true }));
  const recorded = async (written: Receipt) => {
    const kept = await keepSubjects(files, `${job.temporary}/context-integrity`, written, { runs, fresh });
    setOutputs({ state: written.event, receipt: kept.receipt, subjects: kept.all.join('\n') });
  };
  if (pull) {
    await announce(ports, client, {
      pull,
      identity,
      status,
      text,
      url,
      receipt,
      runs,
      fresh,
      remote,
      token,
      note,
      recorded,
    });
    setOutputs({ ...(preview && { preview }) });
  } else if (receipt) {
    await recordRun(ports, client, { receipt, runs, fresh, remote, token, note, recorded });
  } else {
    throw new Fault('bundle.invalid', `No receipt was recorded for ${slug}. ${status.description}`, {
      hint: 'The summary of the job lists every check.',
    });
  }
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

/** The folder of the entry's pages; undefined, with a warning, if they could not be made. */
async function previewed(
  { inputs, ports, root, env, reporter }: ScorecardStep,
  { temporary }: Job,
  about: Pick<PreviewRequest, 'board' | 'submission' | 'receipt' | 'runs' | 'fresh'>,
): Promise<string | undefined> {
  const out = `${temporary}/context-integrity-preview`;
  try {
    await buildPreview(ports, {
      ...about,
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

/** The owner of an entry without a receipt, whose pull request was merged before the verification ended. */
async function firstAuthor(
  client: GitHubClient,
  job: Job,
  slug: string,
  entry: Awaited<ReturnType<typeof boardEntry>>,
) {
  if (entry === undefined || entry.own !== undefined || entry.added === '') return undefined;
  const [account = '', repo = ''] = job.repositoryUrl.split('/').slice(-2);
  const repository = { owner: account, repo };
  const owner = await ownerOf(entry.receipts, slug, (number, head) => wasMerged(client, repository, number, head));
  return owner === undefined ? outsideAuthorOf(client, repository, entry.added) : undefined;
}
