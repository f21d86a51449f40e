import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';

/** What the tests have to work with: said once, in one line each, before they begin. */
export default function setup(): void {
  preferPython();
  // Tests start this project's bundles hundreds of times: each is compiled once.
  process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled');
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

/** Python itself before what version managers put in its place: a script that takes ten times as long to start. */
function preferPython(): void {
  const found = (process.env.PATH ?? '').split(delimiter);
  const place = found.findIndex((folder) => existsSync(join(folder, 'python3')));
  if (place < 0) return;
  const python = execFileSync('python3', ['-c', 'import sys; print(sys.executable)'], { encoding: 'utf8' }).trim();
  process.env.PATH = found.toSpliced(place, 0, dirname(python)).join(delimiter);
}

function dockerAnswers(): boolean {
  try {
    execFileSync('docker', ['version', '--format', '{{.Server.Version}}'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
