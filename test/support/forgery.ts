import { cpSync } from 'node:fs';
import { expect } from 'vitest';
import { canonical } from '../../src/evidence/canonical.ts';
import { cib } from './cli.ts';
import { temporaryFolder } from './folder.ts';
import { forge, forgeManifest } from './forged-files.ts';

export { asImage, asNamed, describeAlike, forge, forgeManifest, type Json, read } from './forged-files.ts';

/** A copy of a bundle, to be changed. */
export function copyOf(original: string): string {
  const folder = `${temporaryFolder()}/b`;
  cpSync(original, folder, { recursive: true });
  return folder;
}

/** Changes the manifest of a reference's run to that of a program, whose replies nobody can compute again. */
export async function asProgram(folder: string): Promise<void> {
  forgeManifest(folder, (manifest) => {
    manifest.adapter.spec = 'cmd:program';
    Object.assign(manifest.system, { kind: 'system', reads_labels: false });
  });
  await rescored(folder);
}

/** Changes a bundle to another version of its suite. */
export function asVersion(folder: string, version: string): void {
  const older = (text: string) => {
    const card = JSON.parse(text);
    card.suite.version = version;
    return `${canonical(card)}\n`;
  };
  forge(folder, 'scorecard.json', older);
  forgeManifest(folder, ({ suite }) => Object.assign(suite, { version }));
}

/** Lets the harness recompute outcomes, scorecard and digests, as a forger can. */
export async function rescored(folder: string): Promise<void> {
  const { status, stderr } = await cib('score', folder, '--write');
  if (status === 2 || status === 4) throw new Error(stderr);
}

/** Expects that the bundle does not verify, for these reasons. */
export async function broken(folder: string, ...says: RegExp[]): Promise<void> {
  const { status, stdout } = await cib('verify', folder);
  for (const what of says) expect(stdout).toMatch(what);
  expect(stdout).toContain('This bundle is invalid.');
  expect(status).toBe(1);
}
