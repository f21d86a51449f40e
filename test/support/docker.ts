import { spawnSync } from 'node:child_process';
import { describe } from 'vitest';

/** Whether the daemon answers; a client alone can run nothing. */
const answers = spawnSync('docker', ['version', '--format', '{{.Server.Version}}'], { timeout: 20_000 }).status === 0;

/**
 * Tests that need containers and the base images of examples/adapters. Without an engine they are skipped;
 * test/setup.ts says so in one line, or fails with REQUIRE_DOCKER=1. The latter is checked here again, for an engine
 * that stopped in between.
 */
export function describeWithDocker(name: string, body: () => void): void {
  if (!answers && process.env.REQUIRE_DOCKER) throw new Error('REQUIRE_DOCKER is set, and no Docker engine answers.');
  describe.skipIf(!answers)(name, body);
}

/**
 * Builds the image of an example's folder, and returns its id. The build downloads packages: without a registry it is
 * undefined, the test is left out, and a line says so.
 */
export function builtImage(folder: string): string | undefined {
  const words = ['build', '--quiet', '--network', 'host', folder];
  const { status, stdout, stderr } = spawnSync('docker', words, { encoding: 'utf8' });
  if (status === 0) return stdout.trim();
  if (process.env.CI) throw new Error(`${folder} cannot be built: ${stderr.slice(-2_000)}`);
  process.stdout.write(`Skipped: a test of ${folder}, as its packages cannot be fetched.\n`);
  return undefined;
}
