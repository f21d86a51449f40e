import { userView } from './accounts.ts';
import { commitOf } from './commits.ts';
import { typeOf } from './git-store.ts';
import { page } from './pages.ts';
import { fullName } from './repositories.ts';
import { type Call, created, invalid, nodeId, type Routes, reads, writes } from './route.ts';
import type { Status } from './world.ts';

const statusView = (status: Status) => ({
  id: status.id,
  node_id: nodeId('StatusContext', status.id),
  state: status.state,
  description: status.description,
  target_url: status.targetUrl,
  context: status.context,
  created_at: status.createdAt,
  updated_at: status.createdAt,
  creator: userView(status.creator),
});

function create({ world, token, repository, values, body }: Call) {
  const sha = values.sha ?? '';
  if (typeOf(repository.folder, sha) !== 'commit') throw invalid('Status', 'sha', `No commit found for SHA: ${sha}`);
  const { state, context = 'default', description = null, target_url: targetUrl = null } = body;
  if ((description ?? '').length > 140)
    throw invalid('Status', 'description', 'description is too long (maximum is 140 characters)');
  const status = { id: world.nextId(), repository, sha, state, context, description, targetUrl, creator: token.user };
  world.statuses.push({ ...status, createdAt: world.now() });
  return created(statusView(world.statuses.at(-1) as Status));
}

/** Newest first. */
function list(call: Call) {
  const { world, repository, values } = call;
  const sha = commitOf(repository, values.ref ?? '');
  const found = world.statuses.filter((one) => one.repository === repository && one.sha === sha).reverse();
  const { items, headers } = page(call, `/repos/${fullName(repository)}/commits/${sha}/statuses`, found);
  return { status: 200, headers, body: items.map(statusView) };
}

export const statusRoutes: Routes = {
  'repos/create-commit-status': { needs: [writes('statuses')], run: create },
  'repos/list-commit-statuses-for-ref': { needs: [reads('statuses')], run: list },
};
