import { execFileSync } from 'node:child_process';
import { readdirSync, realpathSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sha256 } from '../../src/evidence/digest.ts';
import { ownFolders } from './folder.ts';

/** Runs a command of the container engine, and returns its standard output. */
export function docker(...words: readonly string[]): string {
  return execFileSync('docker', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}

export const RUN_LABEL = 'org.context-integrity.run';

/** The label of the containers of the run in a folder. */
export function runOf(out: string): string {
  return sha256(`${hostname()}:${realpathSync(out)}`).slice(0, 16);
}

/** The runs in the folders that this test file made. */
function ownRuns(): ReadonlySet<string> {
  const folders = [...ownFolders].flatMap((folder) => {
    const inside = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
    return [folder, ...inside.map(({ name }) => join(folder, name))];
  });
  return new Set(folders.map(runOf));
}

/** Containers that runs of this test file left. One that is being removed has a minute to disappear. */
export async function leftContainers(isOwn = (run: string) => ownRuns().has(run)): Promise<string[]> {
  const left = () =>
    docker('ps', '--all', '--filter', `label=${RUN_LABEL}`, '--format', `{{.ID}} {{.Label "${RUN_LABEL}"}}`)
      .split('\n')
      .filter((line) => line !== '' && isOwn(line.split(' ')[1] ?? ''));
  const seen = left();
  for (let attempt = 0; attempt < 240; attempt += 1) {
    if (!left().some((line) => seen.includes(line))) return [];
    await sleep(250);
  }
  return seen;
}

/** Builds an image with one file of this project on top of Python, and returns its id. */
export function pythonImage(file: string, ...more: readonly string[]): string {
  const dockerfile = [
    'FROM python:3.13-slim',
    `COPY ${file} /adapter.py`,
    ...more,
    'ENTRYPOINT ["python3", "-u", "/adapter.py"]',
  ];
  return execFileSync('docker', ['build', '--quiet', '--file', '-', 'test/adapters'], {
    encoding: 'utf8',
    input: dockerfile.join('\n'),
  }).trim();
}
