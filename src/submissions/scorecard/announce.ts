import { appendReceipt, type BoardRuns } from '../../board/receipts/append.ts';
import type { Receipt } from '../../evidence/receipt.ts';
import type { GitHubClient } from '../../github/client.ts';
import { BOARD_STATUS, setCommitStatus } from '../../github/commit-status.ts';
import type { Identity } from '../../github/identity.ts';
import { type PullRequest, stillAt } from '../../github/pull-request.ts';
import { postComment } from '../../github/sticky-comment.ts';
import type { Ports } from '../../ports/ports.ts';
import { MARKER } from '../../report/markdown/comment.ts';
import type { SubmissionResult } from './decide.ts';

export interface Announcement extends BoardRuns {
  readonly pull: PullRequest;
  readonly identity: Identity;
  readonly status: SubmissionResult['status'];
  /** The text of the comment, without its marker. */
  readonly text: string;
  /** The page of the run. */
  readonly url: string;
  readonly receipt: Receipt | undefined;
  /** The address of the board's repository for Git. */
  readonly remote: string;
  readonly token: string;
  /** Called when the receipt is on its branch. */
  readonly recorded: (receipt: Receipt) => Promise<void>;
  readonly note: (line: string) => void;
}

/**
 * Writes the receipt, the comment and the commit's status, in this order, because the later ones refer to the record. Before
 * each of them, and before each retry of a push, the pull request must still be at the evaluated commit. Otherwise throws
 * `github.head-moved` or `github.pull-request-none`, and writes nothing more.
 */
export async function announce(
  ports: Pick<Ports, 'files' | 'processes' | 'entropy'>,
  client: GitHubClient,
  announcement: Announcement,
): Promise<void> {
  const { pull, identity, status, text, url, receipt, recorded } = announcement;
  if (receipt !== undefined) {
    await stillAt(client, pull);
    const wait = async (milliseconds: number) => {
      await client.wait(milliseconds);
      await stillAt(client, pull);
    };
    await appendReceipt(ports, { ...announcement, receipt, wait });
    await recorded(receipt);
  }
  const posted = await postComment(client, pull, { identity, marker: MARKER }, text);
  announcement.note(`The comment was ${posted.what}: ${posted.url}`);
  await stillAt(client, pull);
  await setCommitStatus(client, pull.repository, {
    ...status,
    sha: pull.headSha,
    context: BOARD_STATUS,
    targetUrl: url,
  });
}

/** Writes the receipt of an entry on the board. There is no pull request to comment on. */
export async function recordRun(
  ports: Pick<Ports, 'files' | 'processes' | 'entropy'>,
  client: GitHubClient,
  record: Pick<Announcement, 'runs' | 'fresh' | 'remote' | 'token' | 'recorded' | 'note'> & {
    readonly receipt: Receipt;
  },
): Promise<void> {
  await appendReceipt(ports, { ...record, wait: (milliseconds) => client.wait(milliseconds) });
  await record.recorded(record.receipt);
}
