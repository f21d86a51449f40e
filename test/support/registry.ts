import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Runs `body` with a real registry on loopback, which has its own storage. */
export async function withRegistry(body: (host: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(`${tmpdir()}/registry-`);
  const configuration = {
    version: 0.1,
    storage: { filesystem: { rootdirectory: `${folder}/data` } },
    http: { addr: '127.0.0.1:0' },
  };
  // The registry reads YAML, of which JSON is a subset.
  writeFileSync(`${folder}/config.yml`, JSON.stringify(configuration));
  const registry = spawn('docker-registry', ['serve', `${folder}/config.yml`], { stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    await body(await addressIn(registry.stderr));
  } finally {
    registry.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The registry's address, from its log. The log is read to its end, so that the registry never blocks on it. */
function addressIn(log: Readable): Promise<string> {
  return new Promise((found, missing) => {
    createInterface({ input: log })
      .on('line', (line) => {
        const [, address] = /listening on (127\.0\.0\.1:\d+)/.exec(line) ?? [];
        if (address) found(address);
      })
      .once('close', () => missing(new Error('docker-registry ended (Debian: apt-get install docker-registry)')));
  });
}
