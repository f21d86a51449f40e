import { userView } from '../github/accounts.ts';
import { branchTip, gitText } from '../github/git-store.ts';
import { repositoryView } from '../github/repositories.ts';
import type { Repository, World } from '../github/world.ts';
import type { WorkflowEvent } from './occasion.ts';

/** A push to a branch or tag at its present commit, with its former commit. */
export function pushEvent(world: World, repository: Repository, ref: string, before: string): WorkflowEvent {
  const after = gitText(repository.folder, 'rev-parse', '--verify', `${ref}^{commit}`);
  return { name: 'push', payload: { ref, before, after, ...shared(world, repository) } };
}

export function dispatchEvent(
  world: World,
  repository: Repository,
  inputs: Readonly<Record<string, string>> | null = null,
  branch = repository.defaultBranch,
): WorkflowEvent {
  if (branchTip(repository.folder, branch) === undefined) throw new Error(`There is no branch ${branch}.`);
  return { name: 'workflow_dispatch', payload: { ref: `refs/heads/${branch}`, inputs, ...shared(world, repository) } };
}

/** GitHub's payload has almost nothing: it does not name the repository. */
export const scheduleEvent = (cron: string): WorkflowEvent => ({ name: 'schedule', payload: { schedule: cron } });

const shared = (world: World, repository: Repository) => ({
  repository: repositoryView(repository, world),
  sender: userView(repository.owner),
});
