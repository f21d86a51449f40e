import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { docker, RUN_LABEL, runOf } from './engine.ts';

/** The example adapter: while the file `held` exists, it answers as many questions as the file says, and then waits. */
export function heldExample(held: string): string {
  const node = `${process.execPath} --import ${resolve('test/adapters/held.mjs')}`;
  return `cmd:HELD=${held} ${node} ${resolve('examples/adapters/typescript/adapter.ts')}`;
}

/** Starts a run in a process, so that a test can send it signals. */
export const startRun = (...words: readonly string[]) => startCib('run', ...words);

/** The same for any command. */
export function startCib(...words: readonly string[]) {
  const child = spawn(process.execPath, ['src/cli/bin.ts', ...words], { stdio: ['ignore', 'ignore', 'pipe'] });
  let stderr = '';
  child.stderr.on('data', (text) => {
    stderr += text;
  });
  const exited = new Promise<number | null>((done) => child.once('close', done));
  return { child, ended: async () => ({ status: await exited, stderr }) };
}

export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await sleep(10);
}

/** The number of whole lines: entries in a journal, episodes in a transcript. */
export const lines = (path: string) => (existsSync(path) ? readFileSync(path, 'latin1').split('\n').length - 1 : 0);

/** The containers of the run in this folder. */
export function containersOf(out: string): string[] {
  const label = `label=${RUN_LABEL}=${runOf(out)}`;
  return docker('ps', '--all', '--quiet', '--no-trunc', '--filter', label).split('\n').filter(Boolean);
}

/** How far a run was when it was killed, by the files that it left. */
export function phaseOf(out: string): string {
  const present = existsSync(out) ? readdirSync(out) : [];
  const has = (name: string) => present.includes(name);
  const finishing = ['manifest.json', 'timing.json', 'scorecard.json', 'outcomes.jsonl', 'transcript.jsonl'];
  const file = finishing.find(has);
  if (!has('run.json')) return has('manifest.json') ? 'done' : present.length > 0 ? 'claimed' : 'nothing yet';
  if (file) return `wrote ${file}`;
  if (present.some((name) => /^\.(?!run).*\.draft$/.test(name))) return 'writing the transcript';
  if (!has('journal.jsonl')) return 'planned';
  return readFileSync(`${out}/journal.jsonl`, 'latin1').endsWith('\n') ? 'journalling' : 'journal empty or torn';
}
