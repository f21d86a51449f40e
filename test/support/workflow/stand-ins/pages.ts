import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { uploadArtifact } from '../../github/artifacts.ts';
import { fullName } from '../../github/repositories.ts';
import { require } from '../permissions.ts';
import type { StandIn } from '../stand-in.ts';
import { unzip } from '../unzip.ts';
import { filesAt } from './artifacts.ts';

/** `actions/upload-pages-artifact` */
export const uploadPagesArtifact: StandIn = {
  inputs: { 'name': 'github-pages', 'path': '_site/', 'retention-days': '1' },
  run({ runner, inputs, workspace }) {
    const files = filesAt(resolve(workspace, inputs.path ?? ''));
    if (Object.keys(files).length === 0) throw new Error(`There is nothing in ${inputs.path}.`);
    const { id } = uploadArtifact(runner.sources.world, runner.run, inputs.name ?? '', files);
    return { artifact_id: String(id) };
  },
};

/** `actions/deploy-pages`: replaces the folder of the site at once. */
export const deployPages: StandIn = {
  inputs: { artifact_name: 'github-pages' },
  run({ runner, inputs, grants }) {
    require(grants, 'pages', 'id-token');
    const { world } = runner.sources;
    const ours = world.artifacts.filter(({ run, name }) => run.id === runner.run.id && name === inputs.artifact_name);
    const [artifact, ...others] = ours;
    const named = `artifacts named "${inputs.artifact_name}" were`;
    if (artifact === undefined) throw new Error(`No ${named} found for this workflow run.`);
    // An earlier attempt of the run may have left one.
    if (others.length > 0)
      throw new Error(`Multiple ${named} unexpectedly found for this workflow run. Artifact count is ${ours.length}.`);
    const next = `${runner.pages}.next`;
    mkdirSync(dirname(next), { recursive: true });
    rmSync(next, { recursive: true, force: true });
    unzip(artifact.zip, next);
    rmSync(runner.pages, { recursive: true, force: true });
    renameSync(next, runner.pages);
    return { page_url: `${world.url}/pages/${fullName(runner.repository)}/` };
  },
};
