import { Fault, unlessFault } from '../errors/fault.ts';
import type { GitHubClient, Id } from './client.ts';
import { createOnce } from './create-once.ts';
import type { Identity } from './identity.ts';
import { type PullRequest, stillAt } from './pull-request.ts';

/** Alone on the first line of the board's one comment. */
export const MARKER = '<!-- context-integrity:scorecard -->';

/** Whose comment it is, and the first line that tells it from that account's other comments. */
interface Sticky {
  readonly identity: Identity;
  readonly marker: string;
}

/** How often all is looked at afresh, where somebody deletes the comment meanwhile. */
const ROUNDS = 3;

interface Comment {
  readonly id: Id;
  readonly body?: string | null | undefined;
  readonly html_url: string;
  readonly user: { readonly id: Id } | null;
  readonly performed_via_github_app?: { readonly id: Id } | null | undefined;
}

export interface Posted {
  readonly id: Id;
  readonly url: string;
  readonly what: 'created' | 'updated' | 'unchanged';
}

/**
 * Puts the text into our one comment on the pull request, which is created where there is none. It ends with one comment
 * also where two runs do this at once: the oldest stays. Before every write the pull request must still be at the same
 * commit.
 * @param marker a line of its own that begins with `<!-- context-integrity:`; comments with different ones do not touch
 */
export async function postComment(
  client: GitHubClient,
  pull: PullRequest,
  identity: Identity,
  text: string,
  marker = MARKER,
): Promise<Posted> {
  if (text.includes('<!-- context-integrity:')) throw new Error('The text of a comment holds a marker of its own.');
  const body = `${marker}\n${text}`;
  for (let round = 1; ; round += 1) {
    try {
      return await post(client, pull, { identity, marker }, body);
    } catch (thrown) {
      const gone = thrown instanceof Fault && thrown.code === 'github.missing';
      if (!gone || round === ROUNDS) throw thrown;
    }
  }
}

async function post(client: GitHubClient, pull: PullRequest, sticky: Sticky, body: string): Promise<Posted> {
  let listed = await ours(client, pull, sticky);
  let made: Comment | undefined;
  if (listed.length === 0) {
    const find = async () => (await ours(client, pull, sticky))[0];
    made = await createOnce(client, () => create(client, pull, body), find);
    // Another run may have created one, too; a list may lag behind.
    listed = await ours(client, pull, sticky);
    if (!listed.some(({ id }) => id === made?.id)) listed = [...listed, made];
  }
  const [kept, ...surplus] = listed as [Comment, ...Comment[]];
  for (const { id } of surplus) await remove(client, pull, id);
  const posted = { id: kept.id, url: kept.html_url };
  if (shown(kept.body) === shown(body)) return { ...posted, what: kept.id === made?.id ? 'created' : 'unchanged' };
  await stillAt(client, pull);
  await client.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', {
    ...pull.repository,
    comment_id: kept.id,
    body,
  });
  return { ...posted, what: 'updated' };
}

/** Ours on all pages, the oldest first. */
async function ours(client: GitHubClient, pull: PullRequest, sticky: Sticky): Promise<Comment[]> {
  const all: Comment[] = await client.paginate('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', {
    ...pull.repository,
    issue_number: pull.number,
    per_page: 100,
  });
  return all.filter((comment) => isOurs(comment, sticky)).sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** By numbers, as names can be imitated; what is missing is never taken for a match. */
function isOurs({ user, body, performed_via_github_app: app }: Comment, { identity, marker }: Sticky): boolean {
  const { userId, appId } = identity;
  if (user?.id !== userId || typeof body !== 'string') return false;
  if (app && app.id !== appId) return false;
  return body.split(/\r\n|\r|\n/, 1)[0] === marker;
}

async function create(client: GitHubClient, pull: PullRequest, body: string): Promise<Comment> {
  await stillAt(client, pull);
  const { data } = await client.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
    ...pull.repository,
    issue_number: pull.number,
    body,
  });
  return data;
}

async function remove(client: GitHubClient, pull: PullRequest, id: Id): Promise<void> {
  await stillAt(client, pull);
  const asked = { ...pull.repository, comment_id: id };
  const removed = client.request('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', asked);
  // Where it is missing, the other run was faster.
  await unlessFault(removed, 'github.missing');
}

/** What makes a difference to a reader: GitHub may keep other line ends, and none at the end. */
const shown = (body: string | null | undefined) => body?.replaceAll('\r\n', '\n').trimEnd();
