import { notByIntegration, userView } from './accounts.ts';
import { branchTip, git, gitText, isAncestor, mergedTree, writeCommit, writeRef } from './git-store.ts';
import { page } from './pages.ts';
import { findRepository, fullName, repositoryView } from './repositories.ts';
import { type Call, created, invalid, nodeId, notFound, ok, type Routes, reads } from './route.ts';
import type { PullRequest, Repository, User, World } from './world.ts';

export interface Proposal {
  readonly from: Repository;
  readonly branch: string;
  readonly base?: string;
  readonly author?: User;
  readonly title?: string;
  readonly body?: string;
}

export function openPullRequest(world: World, repository: Repository, proposal: Proposal): PullRequest {
  const headSha = branchTip(proposal.from.folder, proposal.branch);
  if (headSha === undefined) throw invalid('PullRequest', 'head', 'head is invalid');
  repository.lastNumber += 1;
  const pull: PullRequest = {
    id: world.nextId(),
    number: repository.lastNumber,
    repository,
    base: proposal.base ?? repository.defaultBranch,
    head: { owner: proposal.from.owner, branch: proposal.branch, repository: proposal.from },
    author: proposal.author ?? proposal.from.owner,
    title: proposal.title ?? 'Add an entry',
    body: proposal.body ?? '',
    labels: [],
    reviews: [],
    createdAt: world.now(),
    headSha,
    state: 'open',
    mergedAt: undefined,
    mergeSha: undefined,
  };
  world.pulls.push(pull);
  nameHead(pull);
  return pull;
}

/** Updates the heads of open pull requests after any push; a deleted branch closes its pull request. */
export function followBranches({ pulls }: World): void {
  for (const pull of pulls) {
    if (pull.state === 'closed' || pull.head.repository === undefined) continue;
    const tip = branchTip(pull.head.repository.folder, pull.head.branch);
    if (tip === undefined) pull.state = 'closed';
    if (tip === undefined || tip === pull.headSha) continue;
    pull.headSha = tip;
    nameHead(pull);
  }
}

/** Writes the head to `refs/pull`, from which everybody can fetch it. */
const nameHead = ({ repository, number, headSha }: PullRequest) =>
  writeRef(repository.folder, `refs/pull/${number}/head`, headSha);

/** Merges with a merge commit, as GitHub's button does. */
export function mergePullRequest(world: World, pull: PullRequest): string {
  followBranches(world);
  const { folder } = pull.repository;
  const base = branchTip(folder, pull.base) as string;
  const tree = mergedTree(folder, base, pull.headSha);
  const person = { name: 'GitHub', email: 'noreply@github.com', date: world.now() };
  pull.mergeSha = writeCommit(folder, tree, [base, pull.headSha], `Merge pull request #${pull.number}`, person);
  writeRef(folder, `refs/heads/${pull.base}`, pull.mergeSha);
  // Every open pull request whose head is now on the base branch is shown as merged, too.
  for (const other of world.pulls) {
    if (other.state === 'closed' || other.repository !== pull.repository || other.base !== pull.base) continue;
    if (other !== pull && !isAncestor(folder, other.headSha, pull.mergeSha)) continue;
    other.state = 'closed';
    other.mergedAt = world.now();
    other.mergeSha = pull.mergeSha;
  }
  return pull.mergeSha;
}

function sideView(world: World, owner: User, branch: string, sha: string, repository: Repository | undefined) {
  return {
    label: `${owner.login}:${branch}`,
    ref: branch,
    sha,
    user: userView(owner),
    repo: repository ? repositoryView(repository, world) : null,
  };
}

const labelView = (name: string, index: number) => ({
  id: index + 1,
  node_id: nodeId('Label', index + 1),
  name,
  description: '',
  color: 'ededed',
  default: false,
});

export function pullView(pull: PullRequest, world: World) {
  const { repository, head } = pull;
  const baseSha = branchTip(repository.folder, pull.base) ?? '';
  const link = (what: string) => ({ href: `${world.url}/a-link/${what}` });
  const kinds = ['comments', 'commits', 'statuses', 'html', 'issue', 'review_comments', 'review_comment', 'self'];
  return {
    id: pull.id,
    node_id: nodeId('PullRequest', pull.id),
    url: `${world.url}/repos/${fullName(repository)}/pulls/${pull.number}`,
    html_url: `${world.url}/${fullName(repository)}/pull/${pull.number}`,
    number: pull.number,
    state: pull.state,
    locked: false,
    active_lock_reason: null,
    draft: false,
    title: pull.title,
    body: pull.body,
    user: userView(pull.author),
    labels: pull.labels.map(labelView),
    assignees: [],
    requested_reviewers: [],
    requested_teams: [],
    milestone: null,
    assignee: null,
    auto_merge: null,
    author_association: 'CONTRIBUTOR',
    created_at: pull.createdAt,
    updated_at: pull.createdAt,
    closed_at: pull.state === 'closed' ? (pull.mergedAt ?? pull.createdAt) : null,
    merged_at: pull.mergedAt ?? null,
    merge_commit_sha: pull.mergeSha ?? null,
    head: sideView(world, head.owner, head.branch, pull.headSha, head.repository),
    base: sideView(world, repository.owner, pull.base, baseSha, repository),
    _links: Object.fromEntries(kinds.map((kind) => [kind, link(kind)])),
  };
}

function detailView(pull: PullRequest, world: World) {
  return {
    ...pullView(pull, world),
    merged: pull.mergedAt !== undefined,
    mergeable: null,
    rebaseable: null,
    mergeable_state: 'unknown',
    merged_by: null,
    comments: world.comments.filter(
      ({ number, repository }) => number === pull.number && repository === pull.repository,
    ).length,
    review_comments: 0,
    maintainer_can_modify: false,
    commits: 1,
    additions: 0,
    deletions: 0,
    changed_files: 0,
  };
}

/** The pull request that a path names; 404 where there is none. */
export function pullOf({ world, repository, values }: Call, name = 'pull_number'): PullRequest {
  const found = world.pulls.find((pull) => pull.repository === repository && pull.number === Number(values[name]));
  if (found === undefined) throw notFound();
  return found;
}

function list(call: Call) {
  const { world, repository, query } = call;
  const state = query.get('state') ?? 'open';
  const head = query.get('head');
  const base = query.get('base');
  const found = world.pulls.filter(
    (pull) =>
      pull.repository === repository &&
      (state === 'all' || pull.state === state) &&
      // GitHub ignores a head without a colon.
      (!head?.includes(':') || `${pull.head.owner.login}:${pull.head.branch}` === head) &&
      (base === null || pull.base === base),
  );
  const { items, headers } = page(call, `/repos/${fullName(repository)}/pulls`, found.reverse());
  return { status: 200, headers, body: items.map((pull) => pullView(pull, world)) };
}

/** The pull requests whose merge a commit is, and those to other branches whose head has it, in no order to rely on: here newest first. */
const listOfCommit = ({ world, repository, values }: Call) => {
  const { folder, defaultBranch } = repository;
  const has = ({ base, headSha, mergeSha }: PullRequest) =>
    mergeSha === values.commit_sha || (base !== defaultBranch && isAncestor(folder, values.commit_sha ?? '', headSha));
  const found = world.pulls.filter((pull) => pull.repository === repository && has(pull));
  return ok(found.reverse().map((pull) => pullView(pull, world)));
};

function create({ world, token, repository, body }: Call) {
  // Any person may open a pull request in a public repository; an app needs an installation with the permission.
  if (token.permissions['pull-requests'] !== 'write') throw notByIntegration(token);
  if (token.repository && token.repository !== repository) throw notByIntegration(token);
  const [owner, branch] = body.head.includes(':') ? body.head.split(':') : [repository.owner.login, body.head];
  const from = headOf(world, repository, owner, body.head_repo);
  if (from === undefined) throw invalid('PullRequest', 'head', 'head is invalid');
  const same = (pull: PullRequest) =>
    pull.head.repository === from && pull.head.branch === branch && pull.base === body.base;
  if (world.pulls.some((pull) => pull.state === 'open' && same(pull)))
    throw invalid('PullRequest', 'head', `A pull request already exists for ${owner}:${branch}.`);
  const [tip, base] = [branchTip(from.folder, branch), branchTip(repository.folder, body.base)];
  if (base === undefined) throw invalid('PullRequest', 'base', 'base is invalid');
  if (tip !== undefined && isAncestor(from.folder, tip, base))
    throw invalid('PullRequest', 'head', `No commits between ${body.base} and ${owner}:${branch}`);
  const proposal = { from, branch, base: body.base, author: token.user, title: body.title, body: body.body ?? '' };
  return created(detailView(openPullRequest(world, repository, proposal), world));
}

/** Allowed for the author, and for those who may write to the base repository. */
function update(call: Call) {
  const { token, body, world } = call;
  const pull = pullOf(call);
  const write = token.permissions['pull-requests'] === 'write';
  const there = token.repository ? token.repository === pull.repository : pull.repository.owner === token.user;
  if (!write || (!there && pull.author !== token.user)) throw notByIntegration(token);
  Object.assign(pull, {
    title: body.title ?? pull.title,
    body: body.body ?? pull.body,
    state: body.state ?? pull.state,
  });
  return ok(detailView(pull, world));
}

/** Without a name, the owner's only repository in the network; otherwise the one with that name. */
function headOf(world: World, board: Repository, owner: string, name: string | undefined) {
  if (name !== undefined) return findRepository(world, owner, name);
  const theirs = (one: Repository) => one.owner.login.toLowerCase() === owner.toLowerCase();
  if (theirs(board)) return board;
  return world.repositories.find((one) => one.parent === board && theirs(one));
}

/** The files that the pull request changes since its merge base. */
function files(call: Call) {
  const pull = pullOf(call);
  const { folder } = pull.repository;
  const base = gitText(folder, 'merge-base', `refs/heads/${pull.base}`, pull.headSha);
  const path = `/repos/${fullName(pull.repository)}/pulls/${pull.number}/files`;
  const { items, headers } = page(call, path, changedFiles(folder, base, pull.headSha));
  return { status: 200, headers, body: items };
}

const STATUS: Readonly<Record<string, string>> = { A: 'added', D: 'removed', M: 'modified', T: 'changed' };

/** As `diff-entry`s: without renames, which GitHub guesses. */
export function changedFiles(folder: string, from: string, to: string) {
  const raw = git(folder, ['diff-tree', '-r', '-z', '--no-renames', from, to]).toString('utf8').split('\0');
  const counts = git(folder, ['diff-tree', '-r', '-z', '--no-renames', '--numstat', from, to])
    .toString('utf8')
    .split('\0');
  return counts.slice(0, -1).map((line, i) => {
    const [added = '', removed = '', filename] = line.split('\t');
    const [, , , sha = '', letter = ''] = (raw[2 * i] ?? '').split(' ');
    const [additions, deletions] = [Number(added) || 0, Number(removed) || 0];
    const gone = letter === 'D';
    return {
      sha: gone ? null : sha,
      filename,
      status: STATUS[letter],
      additions,
      deletions,
      changes: additions + deletions,
    };
  });
}

export const pullRequestRoutes: Routes = {
  'pulls/list': { needs: [reads('pull-requests')], run: list },
  'pulls/get': { needs: [reads('pull-requests')], run: (call) => ok(detailView(pullOf(call), call.world)) },
  'pulls/list-files': { needs: [reads('pull-requests')], run: files },
  'repos/list-pull-requests-associated-with-commit': { needs: [reads('pull-requests')], run: listOfCommit },
  'pulls/create': { needs: [], run: create },
  'pulls/update': { needs: [], run: update },
};
