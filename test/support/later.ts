import { execFileSync } from 'node:child_process';

/** How much later a replay is. */
export const LATER_MS = 45 * 86_400_000;

/** The image of an adapter in Python with its clock so much later. */
export const later = (image: string): string =>
  execFileSync('docker', ['build', '--quiet', '--file', '-', 'test/adapters'], {
    encoding: 'utf8',
    input: `FROM ${image}\nCOPY later.py /later.py\nENTRYPOINT ["python3", "-u", "/later.py"]\n`,
  }).trim();
