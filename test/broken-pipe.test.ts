import { spawn } from 'node:child_process';
import { appendFileSync, closeSync, existsSync, openSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cib, PROGRAM } from './support/cli.ts';
import { temporaryFolder } from './support/folder.ts';

interface Ended {
  readonly status: number | null;
  readonly stderr: string;
}

const exitOf = (child: ReturnType<typeof spawn>) => new Promise<number | null>((done) => child.once('close', done));

/** Runs a command whose reader closed before the first byte; `deaf` closes standard error too. */
async function unread(words: readonly string[], deaf = false): Promise<Ended> {
  const child = spawn(process.execPath, [PROGRAM, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  if (deaf) child.stderr.destroy();
  let stderr = '';
  child.stderr.on('data', (text) => {
    stderr += text;
  });
  return { status: await exitOf(child), stderr };
}

/** Runs a command whose standard output is a file on a full disk. */
async function fullDisk(words: readonly string[]): Promise<Ended> {
  const full = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, [PROGRAM, ...words], { stdio: ['ignore', full, 'pipe'] });
  let stderr = '';
  child.stderr?.on('data', (text) => {
    stderr += text;
  });
  const status = await exitOf(child);
  closeSync(full);
  return { status, stderr };
}

const run = (out: string) => ['run', '--suite', 'cib', '--adapter', 'ref:null', '--json', '--out', out];
const baselines = ['baselines', '--suite', 'cib', '--count', '10'];
const STACK = /\n\s+at /;

it.each([
  ['cib suites', ['suites', '--json']],
  ['cib baselines', baselines],
  ['cib generate', ['generate', '--suite', 'cib']],
])('%s | true ends with its own status and says nothing', async (_, words) => {
  expect(await unread(words)).toEqual({ status: 0, stderr: '' });
});

it('cib verify | true exits with 1 for an invalid bundle', async () => {
  const out = `${temporaryFolder()}/b`;
  await cib(...run(out));
  expect(await unread(['verify', out])).toEqual({ status: 0, stderr: '' });
  appendFileSync(`${out}/transcript.jsonl`, 'x\n');
  expect(await unread(['verify', out])).toMatchObject({ status: 1, stderr: expect.not.stringMatching(STACK) });
});

it.each([false, true])(
  'cib run --json | true finishes its bundle (standard error closed as well: %s)',
  async (deaf) => {
    const out = `${temporaryFolder()}/b`;
    const { status, stderr } = await unread(run(out), deaf);
    expect(status).toBe(0);
    if (!deaf) expect(stderr).toMatch(/\nnote: standard output is closed[^\n]*\n$/);
    expect(await cib('verify', out)).toMatchObject({ status: 0 });
  },
);

it.skipIf(!existsSync('/dev/full'))(
  'a full disk behind standard output is an error, and the bundle is complete [H2]',
  async () => {
    const out = `${temporaryFolder()}/b`;
    for (const words of [baselines, run(out)]) {
      const { status, stderr } = await fullDisk(words);
      expect(status).toBe(2);
      expect(stderr).toContain('error file.unwritable: Standard output cannot be written: ENOSPC');
      expect(stderr).not.toMatch(STACK);
    }
    expect(await cib('verify', out)).toMatchObject({ status: 0 });
  },
);
