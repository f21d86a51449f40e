import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { notByIntegration, userView } from './accounts.ts';
import { branchTip, createBare, isAncestor, writeRef } from './git-store.ts';
import { page } from './pages.ts';
import { type Call, nodeId, notFound, ok, Refusal, type Route, type Routes, writes } from './route.ts';
import type { Repository, Token, User, World } from './world.ts';

export const fullName = ({ owner, name }: Repository) => `${owner.login}/${name}`;

export function createRepository(
  world: World,
  owner: User,
  name: string,
  { parent, ...more }: { readonly private?: boolean; readonly parent?: Repository } = {},
): Repository {
  const id = world.nextId();
  const defaultBranch = parent?.defaultBranch ?? 'main';
  const folder = join(world.root, 'repositories', owner.login, `${name}.git`);
  const first = rootOf(parent)?.id ?? id;
  createBare(folder, join(world.root, 'objects', String(first)), defaultBranch);
  if (parent) cpSync(join(parent.folder, 'refs/heads'), join(folder, 'refs/heads'), { recursive: true });
  const own = { id, owner, name, private: more.private ?? false, defaultBranch, parent, folder };
  const repository = { ...own, lastNumber: 0, pending: 0 };
  world.repositories.push(repository);
  return repository;
}

const rootOf = (repository: Repository | undefined): Repository | undefined =>
  repository?.parent ? rootOf(repository.parent) : repository;

export const findRepository = (world: World, owner: string, name: string) =>
  world.repositories.find((one) => fullName(one).toLowerCase() === `${owner}/${name}`.toLowerCase());

const mayAt = (token: Token, { id, owner }: Repository) =>
  token.repository ? token.repository.id === id : owner.id === token.user.id;

/** Anybody may read what is public; a write needs the permission, in a repository of the token. */
export function authorise({ needs }: Route, token: Token, repository: Repository): void {
  const own = mayAt(token, repository);
  if (repository.private && !own) throw notFound();
  for (const [permission, access] of needs) {
    const granted = own ? token.permissions[permission] : undefined;
    if (granted === 'write' || (access === 'read' && (granted === 'read' || !repository.private))) return;
  }
  if (needs.length > 0) throw notByIntegration(token);
}

/** Whether a push over HTTP is accepted. */
export const mayPush = (token: Token | undefined, repository: Repository) =>
  token !== undefined && mayAt(token, repository) && token.permissions.contents === 'write';

export function repositoryView(repository: Repository, { url }: World) {
  const at = `${url}/repos/${fullName(repository)}`;
  return {
    id: repository.id,
    node_id: nodeId('Repository', repository.id),
    name: repository.name,
    full_name: fullName(repository),
    owner: userView(repository.owner),
    private: repository.private,
    fork: repository.parent !== undefined,
    default_branch: repository.defaultBranch,
    url: at,
    clone_url: `${url}/${fullName(repository)}.git`,
    html_url: `${url}/${fullName(repository)}`,
    description: null,
    homepage: null,
    language: null,
    license: null,
    archived: false,
    topics: [],
    visibility: repository.private ? 'private' : 'public',
    disabled: false,
    has_downloads: true,
    has_issues: true,
    has_projects: false,
    has_wiki: false,
    has_pages: false,
    has_discussions: false,
    forks: 0,
    forks_count: 0,
    open_issues: 0,
    open_issues_count: 0,
    stargazers_count: 0,
    watchers: 0,
    watchers_count: 0,
    network_count: 0,
    subscribers_count: 0,
    size: 0,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    pushed_at: '2026-01-01T00:00:00Z',
  };
}

/** A repository with its parent and the source of its network. */
function wholeView(repository: Repository, world: World) {
  const { parent } = repository;
  const source = rootOf(parent);
  return {
    ...repositoryView(repository, world),
    ...(parent && source && { parent: repositoryView(parent, world), source: repositoryView(source, world) }),
  };
}

/** A person has one fork in a network, under any name; if the name is taken, a number is added. */
function fork({ world, token, repository, body }: Call) {
  const { user } = token;
  if (token.app) throw notByIntegration(token);
  const network = (one: Repository) => rootOf(one) === rootOf(repository);
  const there = world.repositories.find((one) => one.owner === user && one.parent && network(one));
  if (there) return { status: 202, body: wholeView(there, world) };
  const requestedName = body?.name ?? repository.name;
  const name = findRepository(world, user.login, requestedName) ? `${requestedName}-1` : requestedName;
  const made = createRepository(world, user, name, { parent: repository });
  made.pending = world.limits.forkDelay;
  return { status: 202, body: wholeView(made, world) };
}

function listForks(call: Call) {
  const { world, repository } = call;
  const forks = world.repositories.filter(({ parent }) => parent === repository).reverse();
  const { items, headers } = page(call, `/repos/${fullName(repository)}/forks`, forks);
  return { status: 200, headers, body: items.map((one) => repositoryView(one, world)) };
}

/** Fast-forwards a branch of a fork to the branch of the same name in its parent. */
function mergeUpstream({ repository, body }: Call) {
  const { parent, folder } = repository;
  const upstreamTip = parent && branchTip(parent.folder, body.branch);
  if (parent === undefined || upstreamTip === undefined) throw notFound();
  const base_branch = `${parent.owner.login}:${body.branch}`;
  const ours = branchTip(folder, body.branch);
  const synced = (message: string, merge_type: string) => ok({ message, merge_type, base_branch });
  if (ours === upstreamTip) return synced(`This branch is not behind the upstream ${base_branch}.`, 'none');
  if (ours !== undefined && !isAncestor(folder, ours, upstreamTip)) throw new Refusal(409, 'There are merge conflicts');
  writeRef(folder, `refs/heads/${body.branch}`, upstreamTip);
  return synced(`Successfully fetched and fast-forwarded from upstream ${base_branch}.`, 'fast-forward');
}

export const repositoryRoutes: Routes = {
  'repos/get': { needs: [], run: ({ repository, world }) => ok(wholeView(repository, world)) },
  'repos/create-fork': { needs: [], run: fork },
  'repos/list-forks': { needs: [], run: listForks },
  'repos/merge-upstream': { needs: [writes('contents')], run: mergeUpstream },
};
