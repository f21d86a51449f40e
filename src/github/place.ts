import { Fault } from '../errors/fault.ts';
import type { GitHubClient, Id, RepositoryName } from './client.ts';

/** A repository as GitHub has it now, whatever name it was asked for by. */
export interface Place {
  readonly name: RepositoryName;
  readonly id: Id;
  readonly ownerId: Id;
  readonly defaultBranch: string;
  /** The id of the repository that it, and all other forks of that one, come from in the end; its own where none. */
  readonly network: Id;
}

/** Undefined where there is no such repository, or where the token may not see it. */
export async function placeOf(client: GitHubClient, name: RepositoryName): Promise<Place | undefined> {
  try {
    const { data } = await client.request('GET /repos/{owner}/{repo}', { ...name });
    return {
      name: { owner: data.owner.login, repo: data.name },
      id: data.id,
      ownerId: data.owner.id,
      defaultBranch: data.default_branch,
      network: data.source?.id ?? data.id,
    };
  } catch (thrown) {
    if (thrown instanceof Fault && thrown.code === 'github.missing') return;
    throw thrown;
  }
}

/** As people write it: OWNER/NAME. */
export const fullName = ({ owner, repo }: RepositoryName) => `${owner}/${repo}`;
