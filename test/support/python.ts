import { execFileSync } from 'node:child_process';

/** Whether there is a Python with the same draws and hashes; otherwise prints why its tests are skipped. */
export function hasPython(): boolean {
  try {
    const version = execFileSync('python3', ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    if (version.startsWith('Python 3.11.')) return true;
    console.warn(`Skipped: comparisons with CPython 3.11 (this is ${version.trim()}).`);
  } catch {
    console.warn('Skipped: comparisons with CPython 3.11 (no python3 runs here).');
  }
  return false;
}

/** Runs a program that reads `input` as JSON from standard input, and returns the JSON that it prints. */
export function python<T>(program: string, input: unknown, hashSeed = 0): T {
  const printed = execFileSync('python3', ['-c', program], {
    input: JSON.stringify(input),
    encoding: 'utf8',
    env: { PATH: process.env.PATH, PYTHONHASHSEED: String(hashSeed) },
  });
  return JSON.parse(printed) as T;
}
