import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** What the tests have to work with: said once, in one line each, before they begin. */
export default function setup(): void {
  if (dockerAnswers()) execFileSync('bash', ['test/images/make.sh'], { stdio: 'inherit' });
  else if (process.env.REQUIRE_DOCKER) throw new Error('REQUIRE_DOCKER is set, and no Docker engine answers.');
  else console.warn('Skipped: tests with containers (no Docker engine answers; REQUIRE_DOCKER=1 makes that an error).');

  const data = process.env.CONFORMANCE_DATA ?? resolve('../shared/oracles');
  if (existsSync(data)) process.env.CONFORMANCE_DATA = data;
  else {
    // Tests skip where it is not set.
    delete process.env.CONFORMANCE_DATA;
    console.warn(`Skipped: conformance tests (no ${data}; set CONFORMANCE_DATA).`);
  }
}

function dockerAnswers(): boolean {
  try {
    execFileSync('docker', ['version', '--format', '{{.Server.Version}}'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
