import { execFileSync } from 'node:child_process';

/** Whether the Python is here whose draws and hashes are to be met; otherwise says why its tests are left out. */
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

/** What a program prints as JSON that reads `input`, as JSON, from its standard input. */
export function python<T>(program: string, input: unknown, hashSeed = 0): T {
  const printed = execFileSync('python3', ['-c', program], {
    input: JSON.stringify(input),
    encoding: 'utf8',
    env: { PATH: process.env.PATH, PYTHONHASHSEED: String(hashSeed) },
  });
  return JSON.parse(printed) as T;
}
