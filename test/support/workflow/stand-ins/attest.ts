import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { require } from '../permissions.ts';
import type { StandIn } from '../stand-in.ts';

/** `actions/attest`: keeps what it was given; nothing is signed. */
export const attest: StandIn = {
  inputs: { 'subject-path': '' },
  run({ runner, inputs, workspace, grants }) {
    require(grants, 'id-token', 'attestations');
    const files = (inputs['subject-path'] ?? '').split(/[\n,]/).filter((path) => path.trim() !== '');
    if (files.length === 0)
      throw new Error('One of subject-path, subject-digest, or subject-checksums must be provided');
    const subjects = files.map((path) => ({
      name: basename(path.trim()),
      sha256: createHash('sha256')
        .update(readFileSync(resolve(workspace, path.trim())))
        .digest('hex'),
    }));
    runner.attestations.push({ inputs, subjects });
    const id = String(runner.attestations.length);
    return { 'attestation-id': id, 'attestation-url': `${runner.sources.world.url}/attestations/${id}` };
  },
};
