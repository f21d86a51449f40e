import { createHash } from 'node:crypto';
import { page } from './pages.ts';
import { fullName } from './repositories.ts';
import { type Call, nodeId, notFound, ok, Refusal, type Routes, reads } from './route.ts';
import { runOf } from './runs.ts';
import type { Artifact, Run, World } from './world.ts';
import { zipOf } from './zip.ts';

/** Stores what a run uploaded. After a partial re-run there can be two artifacts of one name. */
export function uploadArtifact(
  world: World,
  run: Run,
  name: string,
  files: Readonly<Record<string, string | Buffer>> | Buffer,
): Artifact {
  const zip = Buffer.isBuffer(files) ? files : zipOf(files);
  const artifact = { id: world.nextId(), name, run, zip, createdAt: world.now(), expired: false };
  world.artifacts.push(artifact);
  return artifact;
}

const digestOf = ({ zip }: Artifact) => `sha256:${createHash('sha256').update(zip).digest('hex')}`;

const artifactView = (artifact: Artifact, { url }: World) => ({
  id: artifact.id,
  node_id: nodeId('Artifact', artifact.id),
  name: artifact.name,
  size_in_bytes: artifact.zip.length,
  digest: digestOf(artifact),
  archive_download_url: `${url}/repos/${fullName(artifact.run.repository)}/actions/artifacts/${artifact.id}/zip`,
  expired: artifact.expired,
  created_at: artifact.createdAt,
  updated_at: artifact.createdAt,
  expires_at: '2026-04-01T00:00:00Z',
  workflow_run: {
    id: artifact.run.id,
    repository_id: artifact.run.repository.id,
    head_repository_id: artifact.run.head.repository.id,
    head_branch: artifact.run.head.branch,
    head_sha: artifact.run.head.sha,
  },
});

function artifactOf({ world, repository, values }: Call): Artifact {
  const id = Number(values.artifact_id);
  const found = world.artifacts.find((one) => one.run.repository === repository && one.id === id);
  if (found === undefined) throw notFound();
  return found;
}

function list(call: Call) {
  const run = runOf(call);
  const name = call.query.get('name');
  const found = call.world.artifacts.filter((one) => one.run === run && (name === null || one.name === name)).reverse();
  const { items, headers } = page(call, `/repos/${fullName(run.repository)}/actions/runs/${run.id}/artifacts`, found);
  return {
    status: 200,
    headers,
    body: { total_count: found.length, artifacts: items.map((one) => artifactView(one, call.world)) },
  };
}

/** Redirects to the zip at a signed address, which needs no token. */
function download(call: Call) {
  const artifact = artifactOf(call);
  if (artifact.expired) throw new Refusal(410, 'Artifact has expired');
  return { status: 302, headers: { location: `${call.world.url}/_signed/artifacts/${artifact.id}.zip` } };
}

/** The artifact at a signed address. */
export const signedArtifact = ({ artifacts }: World, path: string) =>
  artifacts.find(({ id, expired }) => !expired && path === `/_signed/artifacts/${id}.zip`)?.zip;

export const artifactRoutes: Routes = {
  'actions/list-workflow-run-artifacts': { needs: [reads('actions')], run: list },
  'actions/get-artifact': { needs: [reads('actions')], run: (call) => ok(artifactView(artifactOf(call), call.world)) },
  'actions/download-artifact': { needs: [reads('actions')], run: download },
};
