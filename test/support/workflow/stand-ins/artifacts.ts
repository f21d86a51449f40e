import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, matchesGlob, resolve } from 'node:path';
import { uploadArtifact } from '../../github/artifacts.ts';
import { fullName } from '../../github/repositories.ts';
import type { Artifact } from '../../github/world.ts';
import type { StandIn, StandInCall } from '../stand-in.ts';
import { filesBelow, unzip } from '../unzip.ts';

/** `actions/upload-artifact`: a folder or a file becomes a zip on the server, with an id and a digest. */
export const uploadArtifactAction: StandIn = {
  inputs: {
    'name': 'artifact',
    'path': '',
    'if-no-files-found': 'warn',
    'retention-days': '',
    'include-hidden-files': 'false',
  },
  run({ runner, inputs, workspace }) {
    const path = resolve(workspace, inputs.path ?? '');
    const files = filesAt(path);
    if (Object.keys(files).length === 0) {
      if (inputs['if-no-files-found'] === 'error')
        throw new Error(`No files were found with the provided path: ${inputs.path}`);
      return {};
    }
    const name = inputs.name ?? '';
    if (/["<>|*?:\\/\r\n]/.test(name)) throw new Error(`The artifact name is not valid: ${name}`);
    return outputsOf(uploadArtifact(runner.sources.world, runner.run, name, files), runner);
  },
};

export function filesAt(path: string): Record<string, Buffer> {
  if (!existsSync(path)) return {};
  return statSync(path).isFile() ? { [basename(path)]: readFileSync(path) } : filesBelow(path);
}

function outputsOf(artifact: Artifact, { repository, run, sources }: StandInCall['runner']) {
  return {
    'artifact-id': String(artifact.id),
    'artifact-digest': createHash('sha256').update(artifact.zip).digest('hex'),
    'artifact-url': `${sources.world.url}/${fullName(repository)}/actions/runs/${run.id}/artifacts/${artifact.id}`,
  };
}

/** `actions/download-artifact`, from the same run or another one of the repository: by id, by name or by pattern, or all. */
export const downloadArtifactAction: StandIn = {
  inputs: {
    'artifact-ids': '',
    'name': '',
    'pattern': '',
    'path': '',
    'merge-multiple': 'false',
    'digest-mismatch': 'error',
    'run-id': '',
    'github-token': '',
  },
  run({ runner, inputs, workspace, grants }) {
    const folder = resolve(workspace, inputs.path ?? '');
    const id = inputs['run-id'] ? Number(inputs['run-id']) : runner.run.id;
    if (id !== runner.run.id && !(inputs['github-token'] && grants.actions))
      throw new Error('Another run’s artifacts take github-token and actions: read.');
    const chosen = chosenFrom(
      runner.sources.world.artifacts.filter(({ run }) => run.id === id && run.repository === runner.repository),
      inputs,
    );
    // An artifact that was named by id or name is put directly into the folder.
    const flat =
      inputs['merge-multiple'] === 'true' || (chosen.length === 1 && (inputs.name || inputs['artifact-ids']));
    for (const artifact of chosen) {
      const to = flat ? folder : join(folder, artifact.name);
      mkdirSync(to, { recursive: true });
      unzip(artifact.zip, to);
    }
    return { 'download-path': folder };
  },
};

function chosenFrom(artifacts: readonly Artifact[], inputs: Readonly<Record<string, string>>): readonly Artifact[] {
  if (inputs['artifact-ids'] && inputs.name)
    throw new Error("Inputs 'name' and 'artifact-ids' cannot be used together.");
  // Of two with the same name, the newest.
  const newest = [...new Map(artifacts.map((artifact) => [artifact.name, artifact])).values()];
  if (!inputs['artifact-ids']) {
    const { pattern = '' } = inputs;
    const named = newest.filter(
      ({ name }) => (!inputs.name || name === inputs.name) && (!pattern || matchesGlob(name, pattern)),
    );
    if (inputs.name && named.length === 0) throw new Error(`Artifact not found for name: ${inputs.name}`);
    return named;
  }
  const ids = inputs['artifact-ids'].split(',').map((id) => Number(id.trim()));
  const found = artifacts.filter(({ id }) => ids.includes(id));
  if (found.length < ids.length) throw new Error(`Artifacts were not found: ${inputs['artifact-ids']}`);
  return found;
}
