import { execFileSync } from 'node:child_process';

/** A version of Python whose hashes we have. All versions draw alike. */
type Version = '3.10' | '3.11';

const PROGRAMS: Readonly<Record<Version, string>> = { '3.10': 'python3.10', '3.11': 'python3' };

/** Whether there is a Python with the same draws and hashes; otherwise prints why its tests are skipped. */
export function hasPython(wanted: Version = '3.11'): boolean {
  const program = PROGRAMS[wanted];
  try {
    const version = execFileSync(program, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    if (version.startsWith(`Python ${wanted}.`)) return true;
    console.warn(`Skipped: comparisons with CPython ${wanted} (this is ${version.trim()}).`);
  } catch {
    console.warn(`Skipped: comparisons with CPython ${wanted} (no ${program} runs here).`);
  }
  return false;
}

/** Runs a program that reads `input` as JSON from standard input, and returns the JSON that it prints. */
export function python<T>(program: string, input: unknown, hashSeed = 0, version: Version = '3.11'): T {
  const printed = execFileSync(PROGRAMS[version], ['-c', program], {
    input: JSON.stringify(input),
    encoding: 'utf8',
    env: { PATH: process.env.PATH, PYTHONHASHSEED: String(hashSeed) },
  });
  return JSON.parse(printed) as T;
}
