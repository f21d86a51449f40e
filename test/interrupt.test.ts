import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { COMMANDS } from '../src/cli/commands.ts';
import { type Host, runProgram } from '../src/cli/program.ts';
import { PROGRAM } from './support/cli.ts';
import { temporaryFolder } from './support/folder.ts';
import { heldExample, startRun, until } from './support/killable.ts';

const NONCE = 'c1'.repeat(32);
const example = `cmd:${process.execPath} ${resolve('examples/adapters/typescript/adapter.ts')}`;

/** A run as a process of its own; `kill` ends it when `moment` says so. Its exit. */
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
    // Who is not heard at once asks again: that must tear nothing.
    setTimeout(() => child.kill(signal), 500).unref();
  }
  return { status: await exited, stderr };
}

const lines = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8').split('\n').length - 1 : 0);

/** A process's state; one that ended may wait as a zombie for its new parent. */
function state(pid: string): string {
  return existsSync(`/proc/${pid}/stat`)
    ? (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.[0] ?? '')
    : 'gone';
}

it('is killed again and again: --resume loses no episode and runs none twice, and the evidence is the same [H2]', async () => {
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
    // A write that the kill tore in two.
    if (kills === 2) writeFileSync(`${out}/journal.jsonl`, '{"task":1', { flag: 'a' });
  }
  expect(kills).toBeGreaterThanOrEqual(3);
  rmSync(`${folder}/held`);
  if (!existsSync(`${out}/manifest.json`)) expect(await run(out, held)).toMatchObject({ status: 0 });
  for (const file of ['transcript.jsonl', 'outcomes.jsonl', 'scorecard.json']) {
    expect(readFileSync(`${out}/${file}`).equals(readFileSync(`${folder}/whole/${file}`)), file).toBe(true);
  }
});

it('is asked twice to stop while the adapter hangs: it ends in time, nothing is left running, the journal stays [H2]', async () => {
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

it('is asked to stop before the adapter was asked anything: it ends, and leaves no folder', async () => {
  const folder = temporaryFolder();
  let stderr = '';
  const host: Host = {
    argv: ['node', 'cib', 'run', '--suite', 'cib', '--adapter', example, '--out', `${folder}/b`],
    env: { NO_COLOR: '1' },
    stdout: { write: () => {} },
    stderr: { write: (text) => (stderr += text) },
    version: '0.0.0',
    called: { command: 'cib', pages: '', published: '' },
    stopSignal: () => AbortSignal.abort(),
  };
  const status = await runProgram(host, COMMANDS);
  expect({ status, stderr }).toEqual({
    status: 130,
    stderr: 'error run.stopped: The run was stopped before it was complete.\n  → Continue it with --resume.\n',
  });
  expect(existsSync(`${folder}/b`)).toBe(false);
});

it('is interrupted twice at a terminal while the adapter hangs: the second time it ends at once', async () => {
  const folder = temporaryFolder();
  writeFileSync(
    `${folder}/adapter.mjs`,
    `import { writeFileSync } from 'node:fs';
    import { createInterface } from 'node:readline';
    process.on('SIGTERM', () => {});
    // Not left behind by this test, and longer than the harness waits before it kills.
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
  // npm passes on what the terminal sends as well: that is one interrupt.
  child.kill('SIGINT');
  await sleep(600);
  expect(child.exitCode).toBe(null);
  // Until it counts as another one: a slow process may have taken up the first late.
  const second = setInterval(() => child.kill('SIGINT'), 100);
  const { status, stderr } = await ended();
  clearInterval(second);
  expect({ status, stderr }).toEqual({ status: 130, stderr: expect.not.stringContaining('run.stopped') });
});
