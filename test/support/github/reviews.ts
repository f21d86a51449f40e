import { userView } from './accounts.ts';
import { page } from './pages.ts';
import { pullOf } from './pull-requests.ts';
import { fullName } from './repositories.ts';
import { type Call, nodeId, notFound, ok, type Routes, reads } from './route.ts';
import type { PullRequest, Review } from './world.ts';

/** Of the pull request's present commit; by the owner of the repository if no one else is given. */
export function review(pull: PullRequest, state: Review['state'], author = pull.repository.owner): void {
  pull.reviews.push({ author, state, commit: pull.headSha });
}

function reviews(call: Call) {
  const { world, repository } = call;
  const pull = pullOf(call);
  const path = `/repos/${fullName(repository)}/pulls/${pull.number}/reviews`;
  const { items, headers } = page(call, path, pull.reviews);
  const link = { href: `${world.url}${path}` };
  const body = items.map(({ author, state, commit }, index) => ({
    id: index + 1,
    node_id: nodeId('PullRequestReview', index + 1),
    user: userView(author),
    body: '',
    state,
    html_url: link.href,
    pull_request_url: link.href,
    author_association: 'NONE',
    _links: { html: link, pull_request: link },
    submitted_at: pull.createdAt,
    commit_id: commit,
  }));
  return { status: 200, headers, body };
}

/** Everybody may read a public repository. An app's bot is no user here. */
const permission = ({ world, repository, values }: Call) => {
  const user = world.users.find(({ login }) => login === values.username);
  if (user === undefined || user.type === 'Bot') throw notFound();
  const writes = repository.writers?.includes(user) === true;
  const name = user === repository.owner ? 'admin' : writes ? 'write' : 'read';
  return ok({ permission: name, role_name: name, user: null });
};

export const reviewRoutes: Routes = {
  'pulls/list-reviews': { needs: [reads('pull-requests')], run: reviews },
  'repos/get-collaborator-permission-level': { needs: [], run: permission },
};
