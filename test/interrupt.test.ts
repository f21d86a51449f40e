import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { COMMANDS } from '../src/cli/commands.ts';
import { type Host, runProgram } from '../src/cli/program.ts';
import { PROGRAM } from './support/cli.ts';
import { temporaryFolder } from './support/folder.ts';
import { heldExample, startCib, startRun, until } from './support/killable.ts';

const NONCE = 'c1'.repeat(32);
const example = `cmd:${process.execPath} ${resolve('examples/adapters/typescript/adapter.ts')}`;

/** Runs the command in a process, sends the signal after `moment`, and returns how the process ended. */
async function run(out: string, adapter: string, signal?: NodeJS.Signals, moment?: () => Promise<unknown>) {
  const words = ['run', '--suite', 'cib', '--adapter', adapter, '--nonce', NONCE, '--resume', '--out', out];
  const child = spawn(process.execPath, [PROGRAM, ...words], { stdio: ['ignore', 'ignore', 'pipe'] });
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const exited = new Promise<number | null>((done) => child.once('exit', done));
  if (signal) {
    await Promise.race([moment?.(), exited]);
    child.kill(signal);
    // The signal is repeated while the process runs, which must not damage a file.
    setTimeout(() => child.kill(signal), 500).unref();
  }
  return { status: await exited, stderr };
}

const lines = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8').split('\n').length - 1 : 0);

/** A process's state. A process that ended may remain as a zombie until its new parent reads its status. */
function state(pid: string): string {
  return existsSync(`/proc/${pid}/stat`)
    ? (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.[0] ?? '')
    : 'gone';
}

it('a run that is killed several times loses no episode and runs none twice with --resume, and has the same evidence [H2]', async () => {
  const folder = temporaryFolder();
  const held = heldExample(`${folder}/held`);
  expect(await run(`${folder}/whole`, held)).toMatchObject({ status: 0 });
  const out = `${folder}/killed`;
  // None is over before it was killed four times, however late the kills come.
  writeFileSync(`${folder}/held`, '60');
  let kills = 0;
  for (let goal = 15; goal < 250; goal += 40) {
    await run(out, held, 'SIGKILL', async () => {
      while (lines(`${out}/journal.jsonl`) < goal) await sleep(1);
    });
    if (existsSync(`${out}/manifest.json`)) break;
    kills += 1;
    // The kill left half a line.
    if (kills === 2) writeFileSync(`${out}/journal.jsonl`, '{"task":1', { flag: 'a' });
  }
  expect(kills).toBeGreaterThanOrEqual(3);
  rmSync(`${folder}/held`);
  if (!existsSync(`${out}/manifest.json`)) expect(await run(out, held)).toMatchObject({ status: 0 });
  for (const file of ['transcript.jsonl', 'outcomes.jsonl', 'scorecard.json']) {
    expect(readFileSync(`${out}/${file}`).equals(readFileSync(`${folder}/whole/${file}`)), file).toBe(true);
  }
});

it('a run that gets two signals while the adapter hangs ends in time, with its journal and without processes [H2]', async () => {
  const folder = temporaryFolder();
  const pids = `${folder}/pids`;
  writeFileSync(
    `${folder}/adapter.mjs`,
    `import { appendFileSync } from 'node:fs';
    import { createInterface } from 'node:readline';
    appendFileSync(${JSON.stringify(pids)}, process.pid + '\\n');
    process.on('SIGTERM', () => {});
    setInterval(() => {}, 1000);
    let n = 0;
    createInterface({ input: process.stdin }).on('line', (line) => {
      const { id, method } = JSON.parse(line);
      const result = method === 'initialize' ? { protocol: 1, name: 'hangs', version: '1', capabilities: [] } : method === 'query' ? { evidence: [] } : {};
      if (method !== 'query' || ++n < 4) console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
    });`,
  );
  const out = `${folder}/b`;
  let began = 0;
  const { status, stderr } = await run(out, `cmd:${process.execPath} ${folder}/adapter.mjs`, 'SIGTERM', async () => {
    while (lines(`${out}/journal.jsonl`) < 3) await sleep(5);
    await sleep(200);
    began = Date.now();
  });
  // GitHub waits 7.5 s after its first signal, and 2.5 s after the second.
  expect(Date.now() - began).toBeLessThan(7_500);
  expect(status).toBe(130);
  expect(stderr).toContain('run.stopped');
  expect(lines(`${out}/journal.jsonl`)).toBe(3);
  const [pid = ''] = readFileSync(pids, 'utf8').split('\n');
  expect(state(pid)).toMatch(/gone|Z/);
});

it.skipIf(process.platform !== 'linux')(
  'a run whose terminal is closed keeps its journal, and stops its adapter',
  async () => {
    const folder = temporaryFolder();
    writeFileSync(`${folder}/held`, '3');
    const words = `run --suite cib --adapter "${heldExample(`${folder}/held`)}" --out ${folder}/b 2> ${folder}/stderr`;
    const command = `echo $$ > ${folder}/pid; exec ${process.execPath} src/cli/bin.ts ${words}`;
    const terminal = spawn('script', ['-qec', command, '/dev/null'], { stdio: 'ignore' });
    const exited = new Promise<number | null>((done) => terminal.once('exit', done));
    await until(() => lines(`${folder}/b/journal.jsonl`) === 3);
    process.kill(Number(readFileSync(`${folder}/pid`, 'utf8')), 'SIGHUP');
    expect(await exited).toBe(129);
    expect(readFileSync(`${folder}/stderr`, 'utf8')).toContain('Continue it with --resume.');
    expect(lines(`${folder}/b/journal.jsonl`)).toBe(3);
  },
);

it('a run without a terminal, as under nohup, goes on when one is closed', async () => {
  const folder = temporaryFolder();
  writeFileSync(`${folder}/held`, '3');
  const words = ['--suite', 'cib', '--limit', '5', '--adapter', heldExample(`${folder}/held`)];
  const { child, ended } = startRun(...words, '--out', `${folder}/b`);
  await until(() => lines(`${folder}/b/journal.jsonl`) === 3);
  child.kill('SIGHUP');
  await sleep(200);
  rmSync(`${folder}/held`);
  expect(await ended()).toMatchObject({ status: 0 });
});

/** Runs a command that the user stops as it starts, or after a number of milliseconds. */
async function stopped(words: readonly string[], milliseconds = 0) {
  let stderr = '';
  const host: Host = {
    argv: ['node', 'cib', ...words],
    env: { NO_COLOR: '1' },
    stdout: { write: () => {} },
    stderr: { write: (text) => (stderr += text) },
    version: '0.0.0',
    called: { command: 'cib', pages: '', published: '' },
    stopSignal: () => (milliseconds === 0 ? AbortSignal.abort() : AbortSignal.timeout(milliseconds)),
  };
  return { status: await runProgram(host, COMMANDS), stderr };
}

it.each([
  ['demo', '--suite', 'cib'],
  ['references', '--suite', 'cib'],
  ['site', '--entries', 'leaderboard/entries', '--no-cache', '--unverified'],
])('says how to go on after a stop of cib %s, which has no --resume', async (...words) => {
  const folder = temporaryFolder();
  const { status, stderr } = await stopped([...words, '--out', `${folder}/out`]);
  expect({ status, stderr }).toEqual({
    status: 130,
    stderr: expect.stringMatching(/error run\.stopped: .* was stopped.*\.\n {2}→ Run the command again\.\n$/),
  });
  expect(readdirSync(folder).filter((name) => name !== 'out')).toEqual([]);
});

it('a check that is stopped while its image is built was stopped: the build did not fail', async () => {
  const folder = temporaryFolder();
  writeFileSync(`${folder}/Dockerfile`, 'FROM scratch\n');
  const engine =
    '#!/bin/sh\ncase $1 in version) echo 28.0.0;; info) echo memory cpu pids;; build) exec sleep 10;; esac\n';
  writeFileSync(`${folder}/docker`, engine, { mode: 0o755 });
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  const ended = await stopped(['check', `dir:${folder}`], 500).finally(() => vi.unstubAllEnvs());
  expect(ended).toEqual({ status: 130, stderr: expect.stringContaining('run.stopped: The check was stopped.') });
});

it.skipIf(process.platform === 'win32')('a run that may open too few files says so', async () => {
  const words = ['run', '--suite', 'cib', '--adapter', example, '--jobs', '4', '--out', `${temporaryFolder()}/b`];
  const limited = ['-c', 'ulimit -n 32; exec "$@"', 'sh', process.execPath, PROGRAM, ...words];
  const child = spawn('/bin/sh', limited, { stdio: ['ignore', 'ignore', 'pipe'] });
  expect(await text(child.stderr)).toMatch(/error (?!internal).*EMFILE.*\n.*ulimit -n/);
});

it('a run that gets a signal before the first call ends without a folder', async () => {
  const folder = temporaryFolder();
  const words = ['run', '--suite', 'cib', '--adapter', example, '--out', `${folder}/b`];
  expect(await stopped(words)).toEqual({
    status: 130,
    stderr: 'error run.stopped: The run was stopped before it was complete.\n  → Continue it with --resume.\n',
  });
  expect(existsSync(`${folder}/b`)).toBe(false);
});

it('a run that is interrupted twice at a terminal while the adapter hangs ends at the second time', async () => {
  const folder = temporaryFolder();
  writeFileSync(
    `${folder}/adapter.mjs`,
    `import { writeFileSync } from 'node:fs';
    import { createInterface } from 'node:readline';
    process.on('SIGTERM', () => {});
    // Ends by itself after the test, and later than the harness waits before it kills.
    setTimeout(() => process.exit(), 8_000);
    createInterface({ input: process.stdin }).on('line', (line) => {
      const { id, method } = JSON.parse(line);
      const result = method === 'initialize' ? { protocol: 1, name: 'hangs', version: '1', capabilities: [] } : {};
      if (method !== 'query') console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
      else writeFileSync(${JSON.stringify(`${folder}/asked`)}, '');
    });`,
  );
  const adapter = `cmd:${process.execPath} ${folder}/adapter.mjs`;
  const { child, ended } = startRun('--suite', 'cib', '--adapter', adapter, '--out', `${folder}/b`);
  await until(() => existsSync(`${folder}/asked`));
  child.kill('SIGINT');
  // npm passes on the terminal's interrupt as well: both count as one.
  child.kill('SIGINT');
  await sleep(600);
  expect(child.exitCode).toBe(null);
  // After this time an interrupt counts as another one; a slow process may handle the first one late.
  const second = setInterval(() => child.kill('SIGINT'), 100);
  const { status, stderr } = await ended();
  clearInterval(second);
  expect({ status, stderr }).toEqual({ status: 130, stderr: expect.not.stringContaining('run.stopped') });
});

it('Ctrl-C ends a check of an adapter that does not answer', async () => {
  const folder = temporaryFolder();
  const asks = `HELD=${folder}/held ${process.execPath} --import ${resolve('test/adapters/held.mjs')}`;
  writeFileSync(`${folder}/held`, '0');
  const adapter = `cmd:: > ${folder}/started; ${asks} ${resolve('examples/adapters/typescript/adapter.ts')}`;
  const { child, ended } = startCib('check', adapter, '--episode-seconds', '30');
  await until(() => existsSync(`${folder}/started`));
  const began = performance.now();
  child.kill('SIGINT');
  const { status, stderr } = await ended();
  expect({ status, stderr }).toEqual({
    status: 130,
    stderr: expect.stringContaining('run.stopped: The check was stopped.'),
  });
  expect(performance.now() - began).toBeLessThan(20_000);
});
