import { setTimeout as sleep } from 'node:timers/promises';
import { asFault, Fault } from '../../errors/fault.ts';
import { sha256 } from '../../evidence/digest.ts';
import { type GitHubClient, githubClient } from '../../github/client.ts';
import { identityOf } from '../../github/identity.ts';
import { type Job, jobIn } from '../../github/job.ts';
import { pullRequestOfEvent } from '../../github/pull-request.ts';
import type { Reporter } from '../../github/reporter.ts';
import { postComment } from '../../github/sticky-comment.ts';
import { isFromFork } from '../../github/workflow-run.ts';
import { runComment } from '../../report/markdown/run-comment.ts';
import type { SuiteSummary } from '../../report/markdown/summary.ts';
import { safeText } from '../../text/safe-text.ts';
import { runDigests } from './digests.ts';
import type { Inputs } from './inputs.ts';
import type { Host } from './main.ts';
import type { Measured } from './measure.ts';

const TITLE = 'No comment';
const SUMMARY = 'The result stands in the job’s summary.';
const FORK =
  'The pull request comes from a fork, so this job’s token only reads, whatever its `permissions` say; a comment takes `pull-requests: write`.';
const PERMISSION = 'Add the line "pull-requests: write" below "permissions:" of the job: the comment takes it.';

/** Nobody waits an hour at the end of a job for a comment; in milliseconds. */
const PATIENCE = 120_000;

/**
 * Puts the result into one comment on the pull request that the job runs for. What keeps it from doing so is told, and
 * changes no result.
 */
export async function comment(
  host: Host,
  inputs: Inputs,
  all: readonly Measured[],
  suites: readonly SuiteSummary[],
): Promise<void> {
  const { env, reporter, signal } = host;
  if (!inputs.comment || signal.aborted) return;
  if (env.GITHUB_EVENT_NAME !== 'pull_request') {
    reporter.info(`${TITLE}: only a run that the event pull_request started has a pull request to comment on.`);
    return;
  }
  try {
    const job = jobIn(env);
    const event: unknown = JSON.parse(await host.ports.files.text(job.eventPath));
    if (isFromFork(event)) return reporter.warning(TITLE, `${FORK} ${SUMMARY}`);
    const client = clientFor(host, job, inputs['github-token']);
    const pull = await pullRequestOfEvent(client, event, job.repositoryId);
    const text = await textOf(host, { job, commit: pull.headSha, all, suites });
    const marker = markerOf(job, inputs['comment-id']);
    const { what, url } = await postComment(client, pull, await identityOf(client), text, marker);
    reporter.info(safeText(`Comment ${what}: ${url}`));
  } catch (thrown) {
    tell(reporter, asFault(thrown));
  }
}

function clientFor({ ports, reporter }: Host, { apiUrl }: Job, token: string | undefined): GitHubClient {
  if (token === undefined) throw new Fault('github.token', 'The input "github-token" is empty.');
  return githubClient({
    token,
    baseUrl: apiUrl,
    clock: ports.clock,
    wait: async (milliseconds) => {
      if (milliseconds <= PATIENCE) return sleep(milliseconds);
      throw new Fault('github.rate-limit', 'GitHub asks for a wait that is longer than a comment is worth.');
    },
    note: (line) => reporter.info(safeText(line)),
  });
}

/** A job has one comment, and one more for each `comment-id` that it gives. */
function markerOf({ workflow, id }: Job, own = ''): string {
  return `<!-- context-integrity:run ${sha256(JSON.stringify([workflow, id, own])).slice(0, 16)} -->`;
}

interface Said {
  readonly job: Job;
  readonly commit: string;
  readonly all: readonly Measured[];
  readonly suites: readonly SuiteSummary[];
}

async function textOf({ ports: { files }, root, harness }: Host, { job, commit, all, suites }: Said): Promise<string> {
  const templates = `${root}/leaderboard/templates`;
  const [summary, template] = [
    await files.text(`${templates}/summary.md.hbs`),
    await files.text(`${templates}/run-comment.md.hbs`),
  ];
  const about = { commit, run: job.run, harness: harness(), digests: await runDigests(files, all), commands: [] };
  return runComment({ summary, comment: template }, suites, about);
}

/** Who pushed meanwhile, or closed the pull request, needs no warning: a push has a run of its own. */
const OVERTAKEN: readonly string[] = ['github.head-moved', 'github.pull-request-none'];
const REFUSED: readonly string[] = ['github.permission', 'github.missing'];

function tell(reporter: Reporter, { code, message, hint }: Fault): void {
  const advice = REFUSED.includes(code) ? PERMISSION : (hint ?? '');
  const says = [safeText(message, 1_500), safeText(advice), SUMMARY].filter(Boolean).join('\n→ ');
  if (OVERTAKEN.includes(code)) reporter.notice(TITLE, says);
  else reporter.warning(TITLE, says);
}
