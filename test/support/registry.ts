import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** A real registry on loopback, with state of its own, for as long as `body` runs. */
export async function withRegistry(body: (host: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(`${tmpdir()}/registry-`);
  const host = `127.0.0.1:${await freePort()}`;
  const configuration = {
    version: 0.1,
    storage: { filesystem: { rootdirectory: `${folder}/data` } },
    http: { addr: host },
  };
  // The registry reads YAML, of which JSON is a part.
  writeFileSync(`${folder}/config.yml`, JSON.stringify(configuration));
  const registry = spawn('docker-registry', ['serve', `${folder}/config.yml`], { stdio: 'ignore' });
  try {
    for (let attempt = 0; !(await answers(host)); attempt += 1) {
      if (attempt > 100) throw new Error('docker-registry does not answer (Debian: apt-get install docker-registry)');
      await sleep(100);
    }
    await body(host);
  } finally {
    registry.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function answers(host: string): Promise<boolean> {
  return fetch(`http://${host}/v2/`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
