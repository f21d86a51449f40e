import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { describe } from 'vitest';

/** The version that `.ci/act` installs; another one may support other workflows. */
const VERSION = /^act version 0\.2\.89$/m;

const found = spawnSync('act', ['--version'], { encoding: 'utf8', timeout: 20_000 });
const there = found.status === 0 && VERSION.test(found.stdout);

/** Tests that run workflows with `act` (nektos/act). Without it they are skipped, with one line. */
export function describeWithAct(name: string, body: () => void): void {
  const why = found.status === 0 ? `this is ${found.stdout.trim()}, not 0.2.89` : 'act is not installed';
  if (!there && process.env.REQUIRE_ACT) throw new Error(`REQUIRE_ACT is set, and ${why}: .ci/act installs it.`);
  if (!there) console.warn(`Skipped: ${name} (${why}; .ci/act installs it, and REQUIRE_ACT=1 makes this an error).`);
  describe.skipIf(!there)(name, body);
}

export interface Acted {
  readonly status: number | null;
  readonly log: string;
}

/**
 * Runs `act` in a repository's folder, with the jobs as processes of this machine: no image is pulled, and no other
 * repository is fetched.
 *
 * @param home a folder for what it keeps
 */
export function act(folder: string, home: string, ...words: readonly string[]): Promise<Acted> {
  mkdirSync(home, { recursive: true });
  const env = {
    // The Node of these tests, for the Actions.
    PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
    HOME: home,
    ...(process.env.DOCKER_HOST && { DOCKER_HOST: process.env.DOCKER_HOST }),
  };
  const all = [
    ...['--platform', 'ubuntu-latest=-self-hosted', '--pull=false', '--action-offline-mode', '--no-cache-server'],
    ...['--action-cache-path', join(home, 'actions'), ...words],
  ];
  return new Promise((resolve) => {
    const child = execFile('act', all, { cwd: folder, env, maxBuffer: 2 ** 26 }, (_error, stdout, stderr) =>
      resolve({ status: child.exitCode, log: stdout + stderr }),
    );
  });
}
