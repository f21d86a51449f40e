import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';

/**
 * Prints once, in one line each, which of the tests' requirements are missing.
 *
 * @returns removes what the tests left behind
 */
export default function setup(): () => void {
  preferPython();
  const memory = temporaryFoldersInMemory();
  // Tests start this project's bundles hundreds of times, so each is compiled once.
  process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled');
  if (dockerAnswers()) execFileSync('bash', ['test/images/make.sh'], { stdio: 'inherit' });
  else if (process.env.REQUIRE_DOCKER) throw new Error('REQUIRE_DOCKER is set, and no Docker engine answers.');
  else console.warn('Skipped: tests with containers (no Docker engine answers; REQUIRE_DOCKER=1 makes that an error).');

  const data = process.env.CONFORMANCE_DATA ?? resolve('../shared/oracles');
  if (existsSync(data)) process.env.CONFORMANCE_DATA = data;
  else {
    // Tests skip if it is not set.
    delete process.env.CONFORMANCE_DATA;
    console.warn(`Skipped: conformance tests (no ${data}; set CONFORMANCE_DATA).`);
  }
  return () => {
    if (memory !== undefined) rmSync(memory, { recursive: true, force: true, maxRetries: 10 });
  };
}

const SHARED_MEMORY = '/dev/shm';
const ROOM = 4 * 2 ** 30;

/**
 * Puts the temporary folders of the tests into memory, if there is room and programs may run from there. Most of these
 * folders are repositories and sites of hundreds of small files, and Git waits until each is on the disk.
 */
function temporaryFoldersInMemory(): string | undefined {
  if (process.env.TMPDIR !== undefined || !existsSync(SHARED_MEMORY)) return undefined;
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const options = mounts.findLast((mount) => mount.split(' ')[1] === SHARED_MEMORY)?.split(' ')[3] ?? '';
  if (bavail * bsize < ROOM || options.split(',').some((option) => ['noexec', 'ro'].includes(option))) return undefined;
  const folder = mkdtempSync(`${SHARED_MEMORY}/cib-`);
  process.env.TMPDIR = folder;
  return folder;
}

/** Puts Python itself before a version manager's script for it, which takes ten times as long to start. */
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
