import { execFileSync } from 'node:child_process';

/** The time between a recording and its replay. */
export const LATER_MS = 45 * 86_400_000;

/** An image of an adapter in Python whose clock is that much later. */
export const later = (image: string): string =>
  execFileSync('docker', ['build', '--quiet', '--file', '-', 'test/adapters'], {
    encoding: 'utf8',
    input: `FROM ${image}\nCOPY later.py /later.py\nENTRYPOINT ["python3", "-u", "/later.py"]\n`,
  }).trim();
