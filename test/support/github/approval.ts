import { type Call, Refusal, type Routes, writes } from './route.ts';
import { runOf } from './runs.ts';
import type { PullRequest, World } from './world.ts';

/**
 * Whether the workflows of a fork's pull request wait for a maintainer. The author of a merged pull request is no
 * longer a first-time contributor. Under GitHub's mildest setting only new accounts wait, and no account here is new.
 */
export function waitsForApproval({ pulls }: World, { repository, head, author }: PullRequest): boolean {
  if (repository.private || head.repository === repository || author === repository.owner) return false;
  const merged = () => pulls.some((one) => one.repository === repository && one.author === author && one.mergedAt);
  switch (repository.settings?.forkApproval) {
    case 'all_external_contributors':
      return true;
    case 'first_time_contributors':
      return !merged();
    default:
      return false;
  }
}

/** Queues the run; GitHub then starts it. */
function approve(call: Call) {
  const run = runOf(call);
  if (run.conclusion !== 'action_required') throw new Refusal(403, 'This workflow run is not waiting for approval');
  Object.assign(run, { conclusion: null });
  return { status: 201, body: {} };
}

export const approvalRoutes: Routes = { 'actions/approve-workflow-run': { needs: [writes('actions')], run: approve } };
