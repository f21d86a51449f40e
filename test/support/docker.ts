import { spawnSync } from 'node:child_process';
import { describe } from 'vitest';

/** Docker is there when its daemon answers: a client alone runs nothing. */
const answers = spawnSync('docker', ['version', '--format', '{{.Server.Version}}'], { timeout: 20_000 }).status === 0;

/**
 * Tests that need containers; the base images of examples/adapters are there. Without an engine they are skipped:
 * test/setup.ts says so in one line, or fails with REQUIRE_DOCKER=1. Here the latter is checked once more, for an
 * engine that went away in between.
 */
export function describeWithDocker(name: string, body: () => void): void {
  if (!answers && process.env.REQUIRE_DOCKER) throw new Error('REQUIRE_DOCKER is set, and no Docker engine answers.');
  describe.skipIf(!answers)(name, body);
}

/**
 * The id of the image of an example's folder. Building takes packages from their registries: where none is reached there is
 * nothing to build from, and the test is left out, which is said.
 */
export function builtImage(folder: string): string | undefined {
  const words = ['build', '--quiet', '--network', 'host', folder];
  const { status, stdout, stderr } = spawnSync('docker', words, { encoding: 'utf8' });
  if (status === 0) return stdout.trim();
  if (process.env.CI) throw new Error(`${folder} cannot be built: ${stderr.slice(-2_000)}`);
  process.stdout.write(`Skipped: a test of ${folder}, as its packages cannot be fetched.\n`);
  return undefined;
}
