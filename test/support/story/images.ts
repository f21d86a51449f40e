import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { docker } from '../engine.ts';
import { temporaryFolder } from '../folder.ts';
import type { System } from './entry.ts';

const EXAMPLE = 'examples/adapters/python';

/** The replacements in the example adapter's text. */
export type Edits = Readonly<Record<string, string>>;

/**
 * Builds a system from the example adapter, pushes it to a registry, and removes it here; returns the image by digest.
 */
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
  execFileSync('docker', ['build', '--quiet', '--tag', `${registry}/${slug}`, folder], { stdio: 'pipe' });
  return pushed(`${registry}/${slug}`);
}

/** Pushes a local image to a registry under a name, and removes that name here; returns the image by digest. */
export function pushedImage(registry: string, slug: string, image: string): string {
  docker('tag', image, `${registry}/${slug}`);
  return pushed(`${registry}/${slug}`);
}

function pushed(reference: string): string {
  docker('push', '--quiet', reference);
  const digests = docker('image', 'inspect', '--format', '{{join .RepoDigests " "}}', reference).split(' ');
  const digest = digests.find((one) => one.startsWith(`${reference}@`)) ?? '';
  // The layers of its build stay, because the next test builds on them.
  docker('rmi', '--force', '--no-prune', reference, digest);
  return digest;
}
