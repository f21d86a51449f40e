import { branchTip, gitText, mergedTree, writeCommit, writeRef } from '../github/git-store.ts';
import type { Repository } from '../github/world.ts';

export interface WorkflowEvent {
  readonly name: string;
  readonly payload: unknown;
}

/** An event, and the commit at which its workflow runs. */
export interface Occasion {
  readonly name: string;
  // biome-ignore lint/suspicious/noExplicitAny: an event's payload is whatever GitHub sends.
  readonly payload: any;
  readonly ref: string;
  readonly sha: string;
  /** Set for a pull request; otherwise empty. */
  readonly headRef: string;
  readonly baseRef: string;
  /** Whether it is a pull request from another repository, whose runs can only read, and get no secrets. */
  readonly fromFork: boolean;
}

/** Throws on an event that this runner does not support. */
export function occasionOf({ name, payload }: WorkflowEvent, repository: Repository): Occasion {
  const event = payload as Occasion['payload'];
  const usual = { name, payload: event, headRef: '', baseRef: '', fromFork: false };
  const tip = (ref: string) => gitText(repository.folder, 'rev-parse', '--verify', `${ref}^{commit}`);
  switch (name) {
    case 'push':
      return { ...usual, ref: event.ref, sha: event.after };
    case 'workflow_dispatch':
      return { ...usual, ref: event.ref, sha: tip(event.ref) };
    case 'schedule':
    case 'workflow_run': {
      const branch = repository.defaultBranch;
      return { ...usual, ref: `refs/heads/${branch}`, sha: branchTip(repository.folder, branch) as string };
    }
    case 'merge_group': {
      const { head_ref: ref, head_sha: sha } = event.merge_group;
      return { ...usual, ref, sha };
    }
    case 'pull_request': {
      const { head, base } = event.pull_request;
      return {
        ...usual,
        ...merged(repository, event.number, base.ref, head.sha),
        headRef: head.ref,
        baseRef: base.ref,
        fromFork: head.repo?.id !== repository.id,
      };
    }
    default:
      throw new Error(`This runner does not know the event ${name}.`);
  }
}

/** The merge commit that GitHub makes for a pull request; its workflow is read and run there. */
function merged({ folder }: Repository, number: number, base: string, head: string): { ref: string; sha: string } {
  const onto = branchTip(folder, base) as string;
  const tree = mergedTree(folder, onto, head);
  const person = { name: 'GitHub', email: 'noreply@github.com', date: '2026-01-01T00:00:00Z' };
  const sha = writeCommit(folder, tree, [onto, head], `Merge ${head} into ${onto}`, person);
  const ref = `refs/pull/${number}/merge`;
  writeRef(folder, ref, sha);
  return { ref, sha };
}
