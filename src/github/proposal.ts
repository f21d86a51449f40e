import { Fault } from '../errors/fault.ts';
import type { GitHubClient } from './client.ts';
import { createOnce } from './create-once.ts';
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

/** The open one; undefined where there is none. */
export async function findProposal(client: GitHubClient, proposal: Proposal): Promise<Proposed | undefined> {
  const { board, from, branch } = proposal;
  const open = await client.paginate('GET /repos/{owner}/{repo}/pulls', {
    ...board.name,
    state: 'open',
    // It only narrows the list: GitHub passes over a filter that it does not understand.
    head: `${from.name.owner}:${branch}`,
    per_page: 100,
  });
  const found = open.find(
    ({ head, base }) => head.repo?.id === from.id && head.ref === branch && base.ref === board.defaultBranch,
  );
  return found && { number: found.number, url: found.html_url };
}

/** Opens it; where somebody was faster, or an answer was lost, the one that is there. */
export async function propose(client: GitHubClient, proposal: Proposal, { title, body }: Words): Promise<Proposed> {
  const { board, from, branch } = proposal;
  const create = async () => {
    const { data } = await client.request('POST /repos/{owner}/{repo}/pulls', {
      ...board.name,
      title,
      body,
      head: `${from.name.owner}:${branch}`,
      base: board.defaultBranch,
      // What is submitted is bound to a commit of the submitter's.
      maintainer_can_modify: false,
    });
    return { number: data.number, url: data.html_url };
  };
  const find = () => findProposal(client, proposal);
  try {
    return await createOnce(client, create, find);
  } catch (thrown) {
    const there = thrown instanceof Fault && thrown.code === 'github.refused' ? await find() : undefined;
    if (there === undefined) throw thrown;
    return there;
  }
}

export async function reword(client: GitHubClient, { board }: Proposal, number: number, words: Words): Promise<void> {
  const asked = { ...board.name, pull_number: number, ...words };
  await client.request('PATCH /repos/{owner}/{repo}/pulls/{pull_number}', asked);
}
