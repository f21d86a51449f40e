import { branchTip, git, gitText, writeCommit } from '../github/git-store.ts';
import type { Repository } from '../github/world.ts';

export interface WorkflowEvent {
  readonly name: string;
  readonly payload: unknown;
}

/** What happened, and the commit that a workflow runs at because of it. */
export interface Occasion {
  readonly name: string;
  // biome-ignore lint/suspicious/noExplicitAny: an event's payload is whatever GitHub sends.
  readonly payload: any;
  readonly ref: string;
  readonly sha: string;
  /** Of a pull request alone; otherwise empty. */
  readonly headRef: string;
  readonly baseRef: string;
  /** A pull request from another repository: its runs only read, and see no secrets. */
  readonly fromFork: boolean;
}

/** Throws where the event is none that this runner knows. */
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
      const ref = `refs/heads/${repository.defaultBranch}`;
      return { ...usual, ref, sha: tip(ref) };
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

/** The merge that GitHub makes for a pull request: its workflow runs there, and is read from there. */
function merged({ folder }: Repository, number: number, base: string, head: string): { ref: string; sha: string } {
  const onto = branchTip(folder, base) as string;
  const tree = gitText(folder, 'merge-tree', '--write-tree', onto, head);
  const person = { name: 'GitHub', email: 'noreply@github.com', date: '2026-01-01T00:00:00Z' };
  const sha = writeCommit(folder, tree, [onto, head], `Merge ${head} into ${onto}`, person);
  const ref = `refs/pull/${number}/merge`;
  git(folder, ['update-ref', ref, sha]);
  return { ref, sha };
}
