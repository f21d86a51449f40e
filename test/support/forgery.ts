import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import { canonical } from '../../src/evidence/canonical.ts';
import { sha256 } from '../../src/evidence/digest.ts';
import type { Entry } from '../../src/evidence/entry.ts';
import type { AnyJson } from './any-json.ts';
import { cib } from './cli.ts';
import { temporaryFolder } from './folder.ts';

export type Json = Record<string, unknown>;

/** A copy of a bundle, to be changed. */
export function copyOf(original: string): string {
  const folder = `${temporaryFolder()}/b`;
  cpSync(original, folder, { recursive: true });
  return folder;
}

export const read = (folder: string, name: string) => readFileSync(`${folder}/${name}`, 'utf8');

/** Changes a file, and repairs its digest in the manifest, as a forger would. */
export function forge(folder: string, name: string, change: (text: string) => string): void {
  const text = change(read(folder, name));
  writeFileSync(`${folder}/${name}`, text);
  const manifest = JSON.parse(read(folder, 'manifest.json'));
  const listed = manifest.files.find(({ path }: Json) => path === name);
  Object.assign(listed, { bytes: Buffer.byteLength(text), lines: text.split('\n').length - 1, sha256: sha256(text) });
  writeFileSync(`${folder}/manifest.json`, `${canonical(manifest)}\n`);
}

/** Changes what the manifest says, and writes it in its canonical form. */
export function forgeManifest(folder: string, change: (manifest: AnyJson) => void): void {
  const manifest = JSON.parse(read(folder, 'manifest.json'));
  change(manifest);
  writeFileSync(`${folder}/manifest.json`, `${canonical(manifest)}\n`);
}

/** Changes the manifest of a program's run to that of a container of an image. */
export function asImage(folder: string, image: string): void {
  forgeManifest(folder, (manifest) => {
    manifest.adapter.spec = `image:${image}`;
    manifest.image = { id: `sha256:${'2'.repeat(64)}`, repo_digest: image, platform: 'linux/amd64' };
    manifest.engine = { name: 'docker', version: '28.0.0' };
  });
}

/** Changes the name and version of the system in a program's run. */
export function asNamed(folder: string, named: { readonly name: string; readonly version: string }): void {
  const { system }: Json = JSON.parse(read(folder, 'manifest.json'));
  const renamed = { ...(system as object), ...named };
  if (canonical(renamed) === canonical(system)) return;
  forge(folder, 'scorecard.json', (text) => `${canonical({ ...JSON.parse(text), system: renamed })}\n`);
  forgeManifest(folder, (manifest) => {
    manifest.system = renamed;
    Object.assign(manifest.adapter.declared, named);
  });
}

/** Changes the runs of programs in an entry to those of the system that its entry.json describes, if they are not. */
export function describeAlike(entry: string): void {
  const { name, version, adapter, model, suites }: Entry = JSON.parse(read(entry, 'entry.json'));
  for (const folder of Object.values(suites).map((suite) => `${entry}/${suite}`)) {
    if (!existsSync(`${folder}/manifest.json`)) continue;
    const { system, adapter: ran }: Record<string, AnyJson> = JSON.parse(read(folder, 'manifest.json'));
    if (system.kind === 'reference' || system.kind === 'control') continue;
    asNamed(folder, { name, version });
    if (model !== undefined) forgeManifest(folder, (manifest) => Object.assign(manifest, { model }));
    if (ran.spec === adapter) continue;
    if (adapter.startsWith('image:')) asImage(folder, adapter.slice('image:'.length));
    else forgeManifest(folder, (manifest) => Object.assign(manifest.adapter, { spec: adapter }));
  }
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
