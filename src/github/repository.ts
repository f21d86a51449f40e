import { unlessFault } from '../errors/fault.ts';
import type { GitHubClient, Id, RepositoryName } from './client.ts';

/** A repository as GitHub has it now, whatever name the request had. */
export interface Repository {
  readonly name: RepositoryName;
  readonly id: Id;
  readonly ownerId: Id;
  readonly defaultBranch: string;
  /** The id of the repository at the root of its forks. Its own id if it is not a fork. */
  readonly network: Id;
}

/** Undefined if there is no such repository, or if the token may not see it. */
export async function findRepository(client: GitHubClient, name: RepositoryName): Promise<Repository | undefined> {
  const found = await unlessFault(client.request('GET /repos/{owner}/{repo}', { ...name }), 'github.missing');
  if (found === undefined) return undefined;
  const { data } = found;
  return {
    name: { owner: data.owner.login, repo: data.name },
    id: data.id,
    ownerId: data.owner.id,
    defaultBranch: data.default_branch,
    network: data.source?.id ?? data.id,
  };
}

/** The usual form: OWNER/NAME. */
export const fullName = ({ owner, repo }: RepositoryName) => `${owner}/${repo}`;
