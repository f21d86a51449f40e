import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Fault } from '../errors/fault.ts';
import { sha256 } from '../evidence/digest.ts';

export interface Harness {
  readonly version: string;
  readonly sha256: string;
}

/**
 * The project's root: the nearest folder above this file that has a package.json.
 *
 * @throws Fault `internal` where there is none
 */
export function projectRoot(): string {
  const from = fileURLToPath(import.meta.url);
  for (let folder = dirname(from); folder !== dirname(folder); folder = dirname(folder))
    if (readdirSync(folder).includes('package.json')) return folder;
  throw new Fault('internal', `No folder above ${from} has a package.json.`, {
    hint: 'Install or check out the project as a whole.',
  });
}

/** The files of the running code, below the project's root: all of `dist/`, or of `src/` where it runs from there. */
export function harnessFiles(): readonly string[] {
  const root = projectRoot();
  const part = fileURLToPath(import.meta.url)
    .slice(root.length + 1)
    .split(/[\\/]/)[0];
  return codeFiles(root, part ?? 'dist');
}

function codeFiles(root: string, part: string): readonly string[] {
  return (
    readdirSync(join(root, part), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.[jt]s$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
      // The digest is the same on every system.
      .map((file) => file.replaceAll('\\', '/'))
      .sort()
  );
}

export function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8')) as { version: string };
  return version;
}

/** The version of the running code, and the digest of its files. */
export function harness(): Harness {
  return { version: packageVersion(), sha256: digestOf(projectRoot(), harnessFiles()) };
}

/** What a folder of a project would be as a harness: `dist` as it is built. */
export function harnessOf(root: string, part: string): Harness {
  return { version: packageVersion(), sha256: digestOf(root, codeFiles(root, part)) };
}

function digestOf(root: string, files: readonly string[]): string {
  return sha256(files.map((file) => `${sha256(readFileSync(join(root, file)))}  ${file}\n`).join(''));
}
