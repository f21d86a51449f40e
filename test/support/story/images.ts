import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { docker } from '../engine.ts';
import { temporaryFolder } from '../folder.ts';
import type { System } from './entry.ts';

const EXAMPLE = 'examples/adapters/python';

/** What of the example adapter's text is exchanged. */
export type Edits = Readonly<Record<string, string>>;

/** Builds a system out of the example adapter, pushes it to a registry, and forgets it here; the image by digest. */
export function pushedAdapter(registry: string, { slug, name, version }: System, edits: Edits): string {
  const folder = temporaryFolder();
  cpSync(EXAMPLE, folder, { recursive: true });
  const file = `${folder}/adapter.py`;
  let text = readFileSync(file, 'utf8');
  const own = { 'example-lexical-python': name, '"version": "1.0.0"': `"version": "${version}"` };
  for (const [from, to] of Object.entries({ ...own, ...edits })) {
    if (!text.includes(from)) throw new Error(`The example adapter does not say ${from}.`);
    text = text.replaceAll(from, to);
  }
  writeFileSync(file, text);
  const reference = `${registry}/${slug}`;
  execFileSync('docker', ['build', '--quiet', '--tag', reference, folder], { stdio: 'pipe' });
  docker('push', '--quiet', reference);
  const digest = docker('image', 'inspect', '--format', '{{index .RepoDigests 0}}', reference);
  docker('rmi', '--force', reference, digest);
  return digest;
}
