import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { canonical } from '../../src/evidence/canonical.ts';
import { sha256 } from '../../src/evidence/digest.ts';
import type { Entry } from '../../src/evidence/entry.ts';
import type { AnyJson } from './any-json.ts';

// Programs that run no tests change files, too, so nothing here needs Vitest.

export type Json = Record<string, unknown>;

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
