import { Fault } from '../../errors/fault.ts';
import type { GitHubClient } from '../../github/client.ts';
import { type PullRequest, pullRequestOfEvent, pullRequestOfRun } from '../../github/pull-request.ts';
import { finishedRun } from '../../github/workflow-run.ts';

/** The workflow that a verification follows up, by its path: in a board's own repository, too. */
const SUBMISSION = '.github/workflows/submission.yml';

export interface RunnerEvent {
  /** `GITHUB_EVENT_NAME` */
  readonly name: string;
  /** What the file holds that `GITHUB_EVENT_PATH` names. */
  readonly payload: unknown;
}

/** The one pull request, at one commit, that an event is about. Throws `github.event` for an event that tells of none. */
export async function bind(
  client: GitHubClient,
  { name, payload }: RunnerEvent,
  repositoryId: number,
): Promise<PullRequest> {
  switch (name) {
    case 'pull_request':
      return pullRequestOfEvent(client, payload, repositoryId);
    case 'workflow_run':
      return pullRequestOfRun(client, finishedRun(payload, { repositoryId, workflow: SUBMISSION }));
    default:
      throw new Fault('github.event', `The event ${JSON.stringify(name)} tells of no pull request.`, {
        hint: 'Run this on pull_request or workflow_run, or give the input head.',
      });
  }
}
