import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface ProcessCost {
  readonly seconds: number;
  /** The most memory it held, in MiB; undefined where the system does not tell. */
  readonly peak: number | undefined;
  /** Seconds of processors, those of finished threads among them; undefined where the system does not tell. */
  readonly cpu: number | undefined;
}

/** `dist/cli.js` as a process of its own. */
export function whole(...words: readonly string[]): Promise<ProcessCost> {
  return wholeProcess(process.execPath, 'dist/cli.js', ...words);
}

/** Any process, its output dropped; what it said on standard error is told where it fails. */
export function wholeProcess(command: string, ...words: readonly string[]): Promise<ProcessCost> {
  const started = performance.now();
  const child = spawn(command, words, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk).slice(-4_096);
  });
  let peak: number | undefined;
  let cpu: number | undefined;
  const look = setInterval(() => {
    peak = peakOf(child.pid) ?? peak;
    cpu = cpuOf(child.pid) ?? cpu;
  }, 10);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      clearInterval(look);
      if (code === 0) resolve({ seconds: (performance.now() - started) / 1000, peak, cpu });
      else reject(new Error(`${command} ${words.join(' ')} ended with ${code}: ${said}`));
    });
  });
}

/**
 * Milliseconds from the start of a process until its standard output has a text.
 *
 * @throws if it ends without it
 */
export function untilSaid(
  text: string,
  env: NodeJS.ProcessEnv,
  command: string,
  ...words: readonly string[]
): Promise<number> {
  const started = performance.now();
  const child = spawn(command, words, { env, stdio: ['ignore', 'pipe', 'ignore'] });
  let said: number | undefined;
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
    if (output.includes(text)) said ??= performance.now() - started;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => {
      if (said === undefined) reject(new Error(`${command} ${words.join(' ')} never said ${JSON.stringify(text)}`));
      else resolve(said);
    });
  });
}

/** `VmHWM` only ever grows, so that the last look before the end is the answer. */
function peakOf(pid: number | undefined): number | undefined {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}

/** Ticks of user and system time are a hundredth of a second on Linux, whatever the processor. */
const TICKS = 100;

function cpuOf(pid: number | undefined): number | undefined {
  try {
    const [, , ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ');
    const [user, system] = [fields[11], fields[12]];
    return user === undefined || system === undefined ? undefined : (Number(user) + Number(system)) / TICKS;
  } catch {
    return undefined;
  }
}
