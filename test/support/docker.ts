import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe } from 'vitest';

/** Whether the daemon answers; a client alone can run nothing. */
const answers = spawnSync('docker', ['version', '--format', '{{.Server.Version}}'], { timeout: 20_000 }).status === 0;

/**
 * Tests that need containers and the base images of examples/adapters. Without an engine they are skipped;
 * test/setup.ts says so in one line, or fails with REQUIRE_DOCKER=1. The latter is checked here again, for an engine
 * that stopped in between.
 */
export function describeWithDocker(name: string, body: () => void): void {
  if (!answers && process.env.REQUIRE_DOCKER) throw new Error('REQUIRE_DOCKER is set, and no Docker engine answers.');
  describe.skipIf(!answers)(name, () => {
    beforeAll(imagesMade);
    body();
  });
}

/** Waits until test/images/make.sh, which test/setup.ts started, has made the base images. */
export async function imagesMade(): Promise<void> {
  const ended = process.env.IMAGES_OF_TESTS;
  if (ended === undefined) throw new Error('No Docker engine answered when the tests began.');
  while (!existsSync(ended)) await sleep(100);
  const { status, said } = JSON.parse(readFileSync(ended, 'utf8'));
  if (status !== 0) throw new Error(`test/images/make.sh ended with status ${status}:\n${said}`);
}

/** What Docker, pip and npm print where they reach no registry. */
const UNREACHED =
  /\bdial tcp\b|Client\.Timeout exceeded|handshake timeout|deadline exceeded|NewConnectionError|ConnectTimeoutError|ProxyError|name resolution|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|ETIMEDOUT/;

/**
 * Builds the image of an example's folder, and returns its id. The build downloads a base image and packages: where no registry is
 * reached, the test is skipped, and reported as such, but not in CI or with REQUIRE_DOCKER=1. After any other failure it fails.
 */
export function builtImage(folder: string, skip: (note: string) => never): string {
  const words = ['build', '--quiet', '--network', 'host', folder];
  const { status, stdout, stderr } = spawnSync('docker', words, { encoding: 'utf8' });
  if (status === 0) return stdout.trim();
  const required = process.env.CI || process.env.REQUIRE_DOCKER;
  if (!required && UNREACHED.test(stderr)) skip(`${folder} cannot be built: no registry is reached`);
  throw new Error(`${folder} cannot be built: ${stderr.slice(-2_000)}`);
}
