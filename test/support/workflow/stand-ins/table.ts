import type { StandIn } from '../stand-in.ts';
import { downloadArtifactAction, uploadArtifactAction } from './artifacts.ts';
import { attest } from './attest.ts';
import { checkout } from './checkout.ts';
import { deployPages, uploadPagesArtifact } from './pages.ts';

/** The Node of this machine is used. */
const setupNode: StandIn = {
  inputs: { 'node-version': '', 'node-version-file': '', 'package-manager-cache': 'true' },
  run: () => ({}),
};

const STAND_INS: Readonly<Record<string, StandIn>> = {
  'actions/attest': attest,
  'actions/checkout': checkout,
  'actions/deploy-pages': deployPages,
  'actions/download-artifact': downloadArtifactAction,
  'actions/setup-node': setupNode,
  'actions/upload-artifact': uploadArtifactAction,
  'actions/upload-pages-artifact': uploadPagesArtifact,
};

/** The stand-in for `OWNER/NAME@SHA`; undefined for any other Action. */
export function standInFor(uses: string): StandIn | undefined {
  const [name = '', ref = ''] = uses.split('@');
  const found = STAND_INS[name];
  if (found && !/^[0-9a-f]{40}$/.test(ref)) throw new Error(`Not pinned to a commit: ${uses}`);
  return found;
}
