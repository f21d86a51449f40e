import { unlessFault } from '../errors/fault.ts';
import type { GitHubClient, Id, RepositoryName } from './client.ts';

/** A repository as GitHub has it now, whatever name it was asked for by. */
export interface Repository {
  readonly name: RepositoryName;
  readonly id: Id;
  readonly ownerId: Id;
  readonly defaultBranch: string;
  /** The id of the repository that it, and all other forks of that one, come from in the end; its own where none. */
  readonly network: Id;
}

/** Undefined where there is no such repository, or where the token may not see it. */
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

/** As people write it: OWNER/NAME. */
export const fullName = ({ owner, repo }: RepositoryName) => `${owner}/${repo}`;
