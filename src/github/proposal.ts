import { Fault } from '../errors/fault.ts';
import type { GitHubClient } from './client.ts';
import { createOnce } from './client.ts';
import { openPulls } from './pull-request.ts';
import type { Repository } from './repository.ts';

/** A pull request from one branch of one repository to the board's default branch. */
export interface Proposal {
  readonly board: Repository;
  readonly from: Repository;
  readonly branch: string;
}

export interface Proposed {
  readonly number: number;
  readonly url: string;
}

export interface Words {
  readonly title: string;
  readonly body: string;
}

/** The open pull request. Undefined if there is none. */
export async function findProposal(client: GitHubClient, proposal: Proposal): Promise<Proposed | undefined> {
  const { board, from, branch } = proposal;
  const open = await openPulls(client, board.name, { head: `${from.name.owner}:${branch}` });
  const found = open.find(
    ({ head, base }) => head.repo?.id === from.id && head.ref === branch && base.ref === board.defaultBranch,
  );
  return found && { number: found.number, url: found.html_url };
}

/** Opens the pull request. If it exists already, because another run was faster or a response was lost, returns that one. */
export async function propose(client: GitHubClient, proposal: Proposal, { title, body }: Words): Promise<Proposed> {
  const { board, from, branch } = proposal;
  const create = async () => {
    const { data } = await client.request('POST /repos/{owner}/{repo}/pulls', {
      ...board.name,
      title,
      body,
      head: `${from.name.owner}:${branch}`,
      base: board.defaultBranch,
      // The submission is bound to a commit of the submitter.
      maintainer_can_modify: false,
    });
    return { number: data.number, url: data.html_url };
  };
  const find = () => findProposal(client, proposal);
  try {
    return await createOnce(client, create, find);
  } catch (thrown) {
    const existing = thrown instanceof Fault && thrown.code === 'github.refused' ? await find() : undefined;
    if (existing === undefined) throw thrown;
    return existing;
  }
}

export async function reword(client: GitHubClient, { board }: Proposal, number: number, words: Words): Promise<void> {
  const parameters = { ...board.name, pull_number: number, ...words };
  await client.request('PATCH /repos/{owner}/{repo}/pulls/{pull_number}', parameters);
}
