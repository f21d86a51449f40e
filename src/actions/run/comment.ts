import { loadManifest } from '../../bundles/load-bundle.ts';
import { asFault, Fault } from '../../errors/fault.ts';
import { BUNDLE } from '../../evidence/bundle.ts';
import { sha256 } from '../../evidence/digest.ts';
import { identityOf } from '../../github/identity.ts';
import { type Job, jobIn, type Reporter } from '../../github/job.ts';
import { isOvertaken, pullRequestOfEvent } from '../../github/pull-request.ts';
import { postComment } from '../../github/sticky-comment.ts';
import { isFromFork } from '../../github/workflow-run.ts';
import type { ReadFiles } from '../../ports/files.ts';
import type { Ending } from '../../report/markdown/comment-ending.ts';
import { runComment, runCommentTemplates } from '../../report/markdown/run-comment.ts';
import type { SuiteSummary } from '../../report/markdown/summary.ts';
import { safeText } from '../../text/safe-text.ts';
import { clientFor, type Host } from '../action.ts';
import { type Environment, givenInputs } from '../given-inputs.ts';
import type { Inputs } from './inputs.ts';
import type { SuiteResult } from './measure.ts';

const TITLE = 'No comment';
const SUMMARY = 'The result is in the job’s summary.';
const FORK =
  'The pull request comes from a fork, so this job’s token only reads, whatever its `permissions` say; a comment needs `pull-requests: write`. The workflow memory-comment.yml, which `cib init` adds, writes it.';
const PERMISSION = 'Add the line "pull-requests: write" below "permissions:" of the job: the comment needs it.';

/** In milliseconds. A job should not wait an hour for its comment. */
const LONGEST_WAIT = 120_000;

export type CommentInputs = Pick<Inputs, 'comment' | 'comment-id' | 'github-token'>;

/** The inputs of the comment as they were given, for a step that has others that are refused. */
export function commentInputs(env: Environment): CommentInputs {
  const given = givenInputs(env);
  return {
    'comment': given.get('comment') === 'true',
    'comment-id': given.get('comment-id'),
    'github-token': given.get('github-token'),
  };
}

/**
 * Puts the results into one comment on the pull request that the job runs for. If that fails, the reason is logged and does not change the
 * result.
 */
export async function comment(
  step: Host,
  inputs: CommentInputs,
  results: readonly SuiteResult[],
  suites: readonly SuiteSummary[],
): Promise<void> {
  const { env, reporter, signal } = step;
  if (!inputs.comment || signal.aborted) return;
  if (env.GITHUB_EVENT_NAME !== 'pull_request') {
    reporter.info(`${TITLE}: only a run that the event pull_request started has a pull request to comment on.`);
    return;
  }
  try {
    const job = jobIn(env);
    const { payload } = await step.event();
    if (isFromFork(payload)) return reporter.warning(TITLE, `${FORK} ${SUMMARY}`);
    const token = inputs['github-token'];
    if (token === undefined) throw new Fault('github.token', 'The input "github-token" is empty.');
    const client = await clientFor(step, token, LONGEST_WAIT);
    const pull = await pullRequestOfEvent(client, payload, job.repositoryId);
    const text = await textOf(step, { job, commit: pull.headSha, results, suites });
    const marker = markerOf(job, inputs['comment-id']);
    const { what, url } = await postComment(client, pull, { identity: await identityOf(client), marker }, text);
    reporter.info(safeText(`Comment ${what}: ${url}`));
  } catch (thrown) {
    report(reporter, asFault(thrown));
  }
}

/** A job has one comment, and one for each `comment-id`. */
export function markerOf({ workflow, id }: Job, own = ''): string {
  return `<!-- context-integrity:run ${sha256(JSON.stringify([workflow, id, own])).slice(0, 16)} -->`;
}

interface Content {
  readonly job: Job;
  readonly commit: string;
  readonly results: readonly SuiteResult[];
  readonly suites: readonly SuiteSummary[];
}

async function textOf({ ports: { files }, root, harness }: Host, content: Content): Promise<string> {
  const { job, commit, results, suites } = content;
  const templates = await runCommentTemplates(files, `${root}/leaderboard`);
  const about = { commit, run: job.run, harness: harness(), digests: await runDigests(files, results), commands: [] };
  return runComment(templates, suites, about);
}

/** The files that are the same if the same system is measured again: they do not depend on nonce, time or build. */
const REPRODUCIBLE: readonly string[] = [BUNDLE.outcomes, BUNDLE.scorecard];

/** Identifies the run of each suite. A second run with the same result has the same value. */
export async function runDigests(
  files: ReadFiles,
  results: readonly Pick<SuiteResult, 'plan' | 'card'>[],
): Promise<Ending['digests']> {
  const all: Ending['digests'][number][] = [];
  for (const { plan, card } of results) {
    if (card === undefined) continue;
    const { dataset, image, files: listed } = await loadManifest(files, plan.folder);
    const digests = [
      { what: 'dataset', digest: dataset.sha256 },
      ...(image?.repo_digest ? [{ what: 'image', digest: image.repo_digest }] : []),
      ...listed
        .filter(({ path }) => REPRODUCIBLE.includes(path))
        .map(({ path, sha256 }) => ({ what: path, digest: sha256 })),
    ];
    all.push(...digests.map(({ what, digest }) => ({ what: `${plan.description.id} ${what}`, digest })));
  }
  return all;
}

const REFUSED: readonly string[] = ['github.permission', 'github.missing'];

function report(reporter: Reporter, fault: Fault): void {
  const { code, message, hint } = fault;
  const advice = REFUSED.includes(code) ? PERMISSION : (hint ?? '');
  const text = [safeText(message, 1_500), safeText(advice), SUMMARY].filter(Boolean).join('\n→ ');
  if (isOvertaken(fault)) reporter.notice(TITLE, text);
  else reporter.warning(TITLE, text);
}
