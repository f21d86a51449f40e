import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

/**
 * Prints once, in one line each, which of the tests' requirements are missing.
 *
 * @returns removes what the tests left behind
 */
export default function setup({ vitest }: TestProject): () => Promise<void> {
  const memory = temporaryFoldersInMemory();
  // What one file of a run of the tests made, and a later one reads.
  const shared = mkdtempSync(join(tmpdir(), 'cib-shared-'));
  process.env.SHARED_BY_TESTS = shared;
  // Tests start this project's bundles hundreds of times, so each is compiled once.
  process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled');
  const engine = dockerAnswers();
  if (!engine && process.env.REQUIRE_DOCKER) throw new Error('REQUIRE_DOCKER is set, and no Docker engine answers.');
  if (!engine)
    console.warn('Skipped: tests with containers (no Docker engine answers; REQUIRE_DOCKER=1 makes that an error).');
  // Once, although Vitest calls this for each of its projects.
  const isFirst = process.env.IMAGES_OF_TESTS === undefined;
  if (isFirst) failIfStalled(vitest);
  const endImages = engine && isFirst ? startImages(join(shared, 'images.json')) : undefined;

  // After the start of the images, which take pip from this machine's Python.
  const python = plainPython();

  const data = process.env.CONFORMANCE_DATA ?? resolve('../shared/oracles');
  if (existsSync(data)) process.env.CONFORMANCE_DATA = data;
  else {
    // Tests skip if it is not set.
    delete process.env.CONFORMANCE_DATA;
    console.warn(`Skipped: conformance tests (no ${data}; set CONFORMANCE_DATA).`);
  }
  return async () => {
    await endImages?.();
    for (const folder of [python, shared, memory])
      if (folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
}

const MOST_MINUTES_STALLED = 30;

/**
 * Ends a run in which no test has ended for half an hour, and names the files that run. A test that blocks its worker, such as
 * by a program that never ends, reaches no other time limit.
 */
function failIfStalled({ state }: TestProject['vitest']): void {
  let before = -1;
  let minutes = 0;
  const look = () => {
    const modules = state.getTestModules();
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const ended = tests.filter((test) => test.result().state !== 'pending').length;
    minutes = ended === before ? minutes + 1 : 0;
    before = ended;
    if (minutes < MOST_MINUTES_STALLED) return;
    const running = modules.filter((module) => module.state() === 'pending').map((module) => module.relativeModuleId);
    console.error(`No test has ended for ${minutes} minutes. These files run: ${running.join(', ')}`);
    process.exit(1);
  };
  setInterval(look, 60_000).unref();
}

/**
 * Starts to make the base images. Tests with containers wait for the file that says how it ended; others run meanwhile.
 *
 * @returns ends it
 */
function startImages(ended: string): () => Promise<void> {
  process.env.IMAGES_OF_TESTS = ended;
  // In a process group of its own, which includes the programs that it starts.
  const made = spawn('bash', ['test/images/make.sh'], { detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [made.stdout, made.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  const end = new Promise<void>((resolve) => {
    made.on('close', (status) => {
      if (status !== null) console.log(said.trimEnd());
      writeFileSync(`${ended}.part`, JSON.stringify({ status, said }));
      renameSync(`${ended}.part`, ended);
      resolve();
    });
  });
  const kill = () => {
    if (made.pid !== undefined && made.exitCode === null && made.signalCode === null) process.kill(-made.pid);
  };
  // An interrupted run ends without more.
  process.once('exit', kill);
  return async () => {
    kill();
    await end;
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

/**
 * Puts a Python without this machine's packages first, since tests start Python hundreds of times: a version manager's script
 * for it takes ten times as long to start, and packages that run code at each start five times.
 */
function plainPython(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'cib-python-'));
  try {
    execFileSync('python3', ['-m', 'venv', '--without-pip', folder], { stdio: 'ignore' });
    process.env.PATH = [join(folder, 'bin'), process.env.PATH].join(delimiter);
    return folder;
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return undefined;
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
