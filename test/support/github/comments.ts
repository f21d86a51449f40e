import { appView, userView } from './accounts.ts';
import { page } from './pages.ts';
import { pullOf } from './pull-requests.ts';
import { fullName } from './repositories.ts';
import { type Call, created, invalid, nodeId, notFound, ok, type Routes, reads, writes } from './route.ts';
import type { App, Comment, PullRequest, User, World } from './world.ts';

const LONGEST = 65_536;

export function addComment(
  world: World,
  pull: PullRequest,
  user: User | null,
  body: string | undefined,
  app: App | null = null,
): Comment {
  const { repository, number } = pull;
  const createdAt = world.now();
  const comment = { id: world.nextId(), repository, number, user, app, body, createdAt, updatedAt: createdAt };
  world.comments.push(comment);
  return comment;
}

const commentView = (comment: Comment, { url }: World) => ({
  id: comment.id,
  node_id: nodeId('IssueComment', comment.id),
  html_url: `${url}/${fullName(comment.repository)}/pull/${comment.number}#issuecomment-${comment.id}`,
  ...(comment.body !== undefined && { body: comment.body }),
  user: comment.user && userView(comment.user),
  author_association: 'NONE',
  performed_via_github_app: comment.app && appView(comment.app),
  created_at: comment.createdAt,
  updated_at: comment.updatedAt,
});

/** GitHub counts characters, not bytes. */
function checked(body: string): string {
  if (body.trim() === '') throw invalid('IssueComment', 'body', 'body cannot be blank');
  if ([...body].length > LONGEST)
    throw invalid('IssueComment', 'body', `body is too long (maximum is ${LONGEST} characters)`);
  return body;
}

function commentOf({ world, repository, values }: Call): Comment {
  const found = world.comments.find((one) => one.repository === repository && one.id === Number(values.comment_id));
  if (found === undefined) throw notFound();
  return found;
}

function list(call: Call) {
  const { repository, number } = pullOf(call, 'issue_number');
  const found = call.world.comments.filter((one) => one.repository === repository && one.number === number);
  const { items, headers } = page(call, `/repos/${fullName(repository)}/issues/${number}/comments`, found);
  return { status: 200, headers, body: items.map((comment) => commentView(comment, call.world)) };
}

function create(call: Call) {
  const { world, token, body } = call;
  const comment = addComment(world, pullOf(call, 'issue_number'), token.user, checked(body.body), token.app ?? null);
  return created(commentView(comment, world));
}

function update(call: Call) {
  const comment = commentOf(call);
  comment.body = checked(call.body.body);
  comment.updatedAt = call.world.now();
  return ok(commentView(comment, call.world));
}

function remove(call: Call) {
  call.world.comments.splice(call.world.comments.indexOf(commentOf(call)), 1);
  return { status: 204 };
}

const read = [reads('issues'), reads('pull-requests')];
const write = [writes('issues'), writes('pull-requests')];

export const commentRoutes: Routes = {
  'issues/list-comments': { needs: read, run: list },
  'issues/get-comment': { needs: read, run: (call) => ok(commentView(commentOf(call), call.world)) },
  'issues/create-comment': { needs: write, run: create },
  'issues/update-comment': { needs: write, run: update },
  'issues/delete-comment': { needs: write, run: remove },
};
