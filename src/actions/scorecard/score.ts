import { gitTree } from '../../git/tree.ts';
import { actorOf } from '../../github/actor.ts';
import { type GitHubClient, githubClient } from '../../github/client.ts';
import { identityOf } from '../../github/identity.ts';
import type { Job } from '../../github/job.ts';
import type { PullRequest } from '../../github/pull-request.ts';
import type { Ports } from '../../ports/ports.ts';
import { MARKER, scorecardComment } from '../../report/markdown/comment.ts';
import type { RunnerEvent } from '../../submissions/check/bind.ts';
import { announce } from '../../submissions/scorecard/announce.ts';
import { boundPullRequest, boundTree, type Told } from '../../submissions/scorecard/bound.ts';
import { decide, LONGEST_REASON } from '../../submissions/scorecard/decide.ts';
import { judgeSubmission } from '../../submissions/scorecard/judge-submission.ts';
import { receiptOf } from '../../submissions/scorecard/receipt-of.ts';
import { keepSubjects } from '../../submissions/scorecard/subjects.ts';
import type { Inputs } from './inputs.ts';
import type { Outputs } from './outputs.ts';

interface Given {
  readonly inputs: Inputs;
  readonly job: Job;
  readonly event: RunnerEvent;
  readonly harness: { readonly version: string; readonly sha256: string };
  /** Holds `templates/`. */
  readonly templates: string;
  readonly wait: (milliseconds: number) => Promise<void>;
}

interface Listener {
  readonly tell: (outputs: Outputs) => void;
  readonly summarise: (markdown: string) => Promise<void>;
  readonly note: (line: string) => void;
}

/** Before a receipt's reason, where the entry is not the submitter's own. */
const APPROVED = 'A maintainer’s label allowed this change of an entry that is not the submitter’s.';

/** The checkout of the board's default branch. */
const CHECKOUT = '.';

/** Binds, judges, writes. Everything that a stranger wrote is read as bytes; nothing of it is run. */
export async function score(ports: Ports, given: Given, listener: Listener): Promise<void> {
  const { files, clock } = ports;
  const { inputs, job, event, wait } = given;
  const { note } = listener;
  const client = githubClient({ token: inputs['github-token'], baseUrl: job.apiUrl, clock, wait, note });
  const told: Told = { ...inputs, pullRequest: inputs['pull-request'] };
  const pull = await boundPullRequest(client, event, job.repositoryId, told);
  const temporary = await files.temporary('cib-scorecard-');
  try {
    await judgeAndWrite(ports, given, listener, { client, told, pull, temporary });
  } finally {
    await files.remove(temporary);
  }
}

interface Bound {
  readonly client: GitHubClient;
  readonly told: Told;
  readonly pull: PullRequest;
  readonly temporary: string;
}

async function judgeAndWrite(
  ports: Ports,
  { inputs, job, harness, templates }: Given,
  { tell, summarise, note }: Listener,
  { client, told, pull, temporary }: Bound,
): Promise<void> {
  const { files, processes, clock } = ports;
  const token = inputs['github-token'];
  const { id, attempt, url } = job.run;
  const submission = await boundTree(processes, { repository: CHECKOUT, token }, told);
  const { facts, runs } = await judgeSubmission(files, {
    slug: told.slug,
    submission,
    board: await gitTree(processes, CHECKOUT, 'HEAD'),
    receipts: inputs.receipts,
    rerun: inputs.rerun,
    nonce: inputs.nonce,
    harness,
    notRun: inputs['not-run'],
    run: { id, attempt, url: `${url}/attempts/${attempt}` },
    temporary,
  });
  const template = await files.text(`${templates}/templates/comment.md.hbs`);
  const text = scorecardComment(template, facts).slice(MARKER.length).trimStart();
  await summarise(text);

  const { event, reason, status } = decide(facts);
  const identity = await identityOf(client);
  const receipt =
    event &&
    (await receiptOf(
      files,
      { suites: facts.suites, submission, runs },
      {
        slug: told.slug,
        tree: told.tree,
        event,
        reason: inputs['owner-approved'] ? `${APPROVED} ${reason}`.slice(0, LONGEST_REASON).toWellFormed() : reason,
        ...(inputs['owner-approved'] && { approved: true as const }),
        actor: await actorOf(client, identity),
        submitter: pull.author ? { login: pull.author.login, id: Number(pull.author.id) } : null,
        date: clock.now(),
        head: told.head,
        pull_request: pull.number,
        run: { id: Number(id), attempt },
      },
    ));
  await announce(ports, client, {
    pull,
    identity,
    status,
    text,
    url,
    receipt,
    runs,
    remote: `${job.repositoryUrl}.git`,
    token,
    note,
    async recorded(written) {
      const kept = await keepSubjects(files, `${job.temporary}/context-integrity`, written, runs);
      tell({ state: written.event, receipt: kept.receipt, subjects: kept.all.join('\n') });
    },
  });
}
