import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { docker } from '../engine.ts';
import { temporaryFolder } from '../folder.ts';

const EXAMPLE = 'examples/adapters/python';

/** The example adapter with some of its text exchanged: another version of it, or another system. */
export type Edits = Readonly<Record<string, string>>;

/** Builds it, pushes it to a registry, and forgets it here; its name by digest. */
export function pushedAdapter(registry: string, name: string, edits: Edits): string {
  const folder = temporaryFolder();
  cpSync(EXAMPLE, folder, { recursive: true });
  const file = `${folder}/adapter.py`;
  let text = readFileSync(file, 'utf8');
  for (const [from, to] of Object.entries(edits)) {
    if (!text.includes(from)) throw new Error(`The example adapter does not say ${from}.`);
    text = text.replaceAll(from, to);
  }
  writeFileSync(file, text);
  const reference = `${registry}/${name}`;
  execFileSync('docker', ['build', '--quiet', '--tag', reference, folder], { stdio: 'pipe' });
  docker('push', '--quiet', reference);
  const digest = docker('image', 'inspect', '--format', '{{index .RepoDigests 0}}', reference);
  docker('rmi', '--force', reference, digest);
  return digest;
}
