import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sha256 } from '../evidence/digest.ts';
import { NOT_PACKED, VERSION } from '../protocol/project.ts';
import { projectRoot } from './installation.ts';

export interface Harness {
  readonly version: string;
  readonly sha256: string;
}

/** Whether the code runs from `src/` instead of `dist/`. */
export const runsFromSource = () => fileURLToPath(import.meta.url).endsWith('.ts');

/** The files of the running code, below the project's root: those of `dist/`, or of `src/` where it runs from there. */
export function harnessFiles(): readonly string[] {
  const root = projectRoot();
  const part = fileURLToPath(import.meta.url)
    .slice(root.length + 1)
    .split(/[\\/]/)[0];
  return codeFiles(root, part ?? 'dist');
}

/** What the npm package and the archive of a release both have, so that one release has one digest. */
function codeFiles(root: string, part: string): readonly string[] {
  const left = NOT_PACKED.map((glob) => glob.replaceAll('.', '\\.').replaceAll('*', '[^/]*'));
  const isLeft = new RegExp(`^(?:${left.join('|')})(?:/|$)`);
  // Slashes and sorting make the digest the same on every system.
  return filesIn(root, part)
    .filter((file) => /\.[jt]s$/.test(file) && !isLeft.test(file))
    .sort();
}

/** Not by `recursive`, whose entries say only since Node 20.12 which folder they are in. */
function filesIn(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(root, path) : entry.isFile() ? [path] : [];
  });
}

let running: Harness | undefined;

/** The version of the running code, and the digest of its files, which are read once in a process. */
export function harness(): Harness {
  running ??= { version: VERSION, sha256: digestOf(projectRoot(), harnessFiles()) };
  return running;
}

/** The version and digest that the built `dist` of a project folder has. */
export function harnessOf(root: string, part: string): Harness {
  return { version: VERSION, sha256: digestOf(root, codeFiles(root, part)) };
}

function digestOf(root: string, files: readonly string[]): string {
  return sha256(files.map((file) => `${sha256(readFileSync(join(root, file)))}  ${file}\n`).join(''));
}
