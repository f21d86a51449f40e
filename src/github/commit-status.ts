import type { GitHubClient, RepositoryName } from './client.ts';
import { createOnce } from './client.ts';

/** The largest length of a description. */
const LENGTH = 140;

export interface CommitStatus {
  /** The full SHA. A branch could move. */
  readonly sha: string;
  readonly context: string;
  readonly state: 'pending' | 'success' | 'failure' | 'error';
  readonly description: string;
  readonly targetUrl?: string;
}

/** The context of the status with which a board judges a commit. */
export const BOARD_STATUS = 'context-integrity';

/** All statuses of a commit. The newest comes first, and of each context only that counts. */
const statusesOf = (client: GitHubClient, repository: RepositoryName, ref: string) =>
  client.paginate('GET /repos/{owner}/{repo}/commits/{ref}/statuses', { ...repository, ref, per_page: 100 });

/** The states that the board gave a commit, the newest first. */
export async function boardStatesOf(client: GitHubClient, repository: RepositoryName, sha: string) {
  const ofBoard = (await statusesOf(client, repository, sha)).filter(({ context }) => context === BOARD_STATUS);
  return ofBoard.map(({ state }) => state);
}

/** Sets the status of one commit. If it has this status already, nothing is written. */
export async function setCommitStatus(client: GitHubClient, repository: RepositoryName, status: CommitStatus) {
  const { sha, context, state, targetUrl } = status;
  const description = cut(status.description);
  const find = async () => {
    const last = (await statusesOf(client, repository, sha)).find((one) => one.context === context);
    const same = last?.state === state && last.description === description && last.target_url === (targetUrl ?? null);
    return same ? last : undefined;
  };
  const create = async () => {
    const fields = { context, state, description, ...(targetUrl !== undefined && { target_url: targetUrl }) };
    const { data } = await client.request('POST /repos/{owner}/{repo}/statuses/{sha}', {
      ...repository,
      sha,
      ...fields,
    });
    return data;
  };
  if ((await find()) === undefined) await createOnce(client, create, find);
}

/** Cuts to one line, and never inside a character. */
function cut(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= LENGTH
    ? line
    : `${line
        .slice(0, LENGTH - 1)
        .toWellFormed()
        .replace(/\ufffd$/, '')}…`;
}
