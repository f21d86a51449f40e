import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { commitIn, gitMaybe, gitText, isAncestor, refTip, typeOf } from './git-store.ts';
import { changedFiles } from './pull-requests.ts';
import { findRepository, fullName } from './repositories.ts';
import { type Call, nodeId, notFound, ok, type Routes, reads } from './route.ts';
import type { Repository, World } from './world.ts';

/** The SHA of a branch, tag or SHA; 404 for an unknown one. */
export function commitOf({ folder }: Repository, ref: string): string {
  for (const name of [`refs/heads/${ref}`, `refs/tags/${ref}`, `refs/${ref}`]) {
    // Nothing packs the refs of these repositories.
    const tip = existsSync(join(folder, name)) ? refTip(folder, name) : undefined;
    if (tip !== undefined && typeOf(folder, tip) === 'commit') return tip;
  }
  if (typeOf(folder, ref) === 'commit') return ref;
  throw notFound();
}

/** A commit's own fields, as `git-commit` has them. */
export function gitCommitView(repository: Repository, sha: string, { url }: World) {
  const at = `${url}/repos/${fullName(repository)}/git`;
  const { author, committer, message, tree, parents } = commitIn(repository.folder, sha);
  return {
    sha,
    node_id: nodeId('Commit', sha),
    author,
    committer,
    message: message.trimEnd(),
    tree: { sha: tree, url: `${at}/trees/${tree}` },
    parents: parents.map((parent) => ({ sha: parent })),
    verification: { verified: false, reason: 'unsigned', signature: null, payload: null, verified_at: null },
  };
}

function commitView(repository: Repository, sha: string, world: World) {
  const { parents, node_id, ...commit } = gitCommitView(repository, sha, world);
  return { sha, node_id, commit: { ...commit, comment_count: 0 }, author: null, committer: null, parents };
}

/** `base...head`, each with an optional owner before a colon; both may be in any repository of the network. */
function compare({ world, repository, values }: Call) {
  const sides = (values.basehead ?? '').split('...');
  if (sides.length !== 2) throw notFound();
  const [base = '', head = ''] = sides.map((side) => {
    const [owner, branch] = side.includes(':') ? side.split(':') : [undefined, side];
    const at = owner === undefined ? repository : findRepository(world, owner, repository.name);
    if (at === undefined) throw notFound();
    return commitOf(at, branch ?? '');
  });
  const { folder } = repository;
  const between = gitMaybe(folder, 'merge-base', base, head);
  if (between === undefined) throw notFound();
  const count = (range: string) => Number(gitText(folder, 'rev-list', '--count', range));
  const shas = gitText(folder, 'rev-list', '--reverse', `${base}..${head}`).split('\n').filter(Boolean);
  return ok({
    base_commit: commitView(repository, base, world),
    merge_base_commit: commitView(repository, between, world),
    status:
      base === head
        ? 'identical'
        : isAncestor(folder, base, head)
          ? 'ahead'
          : isAncestor(folder, head, base)
            ? 'behind'
            : 'diverged',
    ahead_by: shas.length,
    behind_by: count(`${head}..${base}`),
    total_commits: shas.length,
    commits: shas.slice(0, 250).map((sha) => commitView(repository, sha, world)),
    files: changedFiles(folder, between, head).slice(0, 300),
  });
}

export const commitRoutes: Routes = {
  'repos/get-commit': {
    needs: [reads('contents')],
    run: ({ repository, values, world }) => ok(commitView(repository, commitOf(repository, values.ref ?? ''), world)),
  },
  'repos/compare-commits-with-basehead': { needs: [reads('contents')], run: compare },
};
