import { Fault, unlessFault } from '../errors/fault.ts';
import type { GitHubClient, Id } from './client.ts';
import { createOnce } from './client.ts';
import type { Identity } from './identity.ts';
import { type PullRequest, stillAt } from './pull-request.ts';
import type { Comment } from './replies.ts';

/** Which comment it is. */
interface Sticky {
  /** Its author. */
  readonly identity: Identity;
  /** Its first line, which begins with `<!-- context-integrity:`. Each marker has its own comment. */
  readonly marker: string;
}

/** How often the comments are listed again if somebody deletes the comment meanwhile. */
const ROUNDS = 3;

export interface Posted {
  readonly id: Id;
  readonly url: string;
  readonly what: 'created' | 'updated' | 'unchanged';
}

/**
 * Puts the text into our one comment on the pull request, which is created if there is none. If two runs do this at once, one
 * comment remains: the oldest. Before every write the pull request must still be at the same commit.
 */
export async function postComment(
  client: GitHubClient,
  pull: PullRequest,
  sticky: Sticky,
  text: string,
): Promise<Posted> {
  if (text.includes('<!-- context-integrity:')) throw new Error('The text of a comment holds a marker of its own.');
  const body = `${sticky.marker}\n${text}`;
  for (let round = 1; ; round += 1) {
    try {
      return await post(client, pull, sticky, body);
    } catch (thrown) {
      const gone = thrown instanceof Fault && thrown.code === 'github.missing';
      if (!gone || round === ROUNDS) throw thrown;
    }
  }
}

async function post(client: GitHubClient, pull: PullRequest, sticky: Sticky, body: string): Promise<Posted> {
  let listed = await ownComments(client, pull, sticky);
  let made: Comment | undefined;
  if (listed.length === 0) {
    const find = async () => (await ownComments(client, pull, sticky))[0];
    made = await createOnce(client, () => create(client, pull, body), find);
    // Another run may have created one too, and a list may be out of date.
    listed = await ownComments(client, pull, sticky);
    if (!listed.some(({ id }) => id === made?.id)) listed = [...listed, made];
  }
  const [kept, ...surplus] = listed as [Comment, ...Comment[]];
  for (const { id } of surplus) await remove(client, pull, id);
  const posted = { id: kept.id, url: kept.html_url };
  if (normalised(kept.body) === normalised(body))
    return { ...posted, what: kept.id === made?.id ? 'created' : 'unchanged' };
  await stillAt(client, pull);
  await client.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', {
    ...pull.repository,
    comment_id: kept.id,
    body,
  });
  return { ...posted, what: 'updated' };
}

/** Our comments on all pages, oldest first. */
async function ownComments(client: GitHubClient, pull: PullRequest, sticky: Sticky): Promise<Comment[]> {
  const all: Comment[] = await client.paginate('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', {
    ...pull.repository,
    issue_number: pull.number,
    per_page: 100,
  });
  return all.filter((comment) => isOurs(comment, sticky)).sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Compares ids, because names can be imitated. A missing id never matches. */
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
  const parameters = { ...pull.repository, comment_id: id };
  const response = client.request('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', parameters);
  // If it is missing, the other run deleted it first.
  await unlessFault(response, 'github.missing');
}

/** The text as a reader sees it. GitHub may change line ends and drop those at the end. */
const normalised = (body: string | null | undefined) => body?.replaceAll('\r\n', '\n').trimEnd();
