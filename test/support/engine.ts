import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** One command of the container engine; its standard output. */
export function docker(...words: readonly string[]): string {
  return execFileSync('docker', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}

const running = () =>
  docker('ps', '--all', '--quiet', '--filter', 'label=org.context-integrity.adapter').split('\n').filter(Boolean);

/**
 * Containers that a run started and did not end. Test files run side by side, so what is seen first may be another
 * one's: that goes by itself, what was left behind stays.
 */
export async function leftContainers(): Promise<string[]> {
  const seen = running();
  for (let attempt = 0; attempt < 240; attempt += 1) {
    const left = running().filter((id) => seen.includes(id));
    if (left.length === 0) return [];
    await sleep(250);
  }
  return seen;
}

/** An image of one file of this project on top of Python; its id. */
export function pythonImage(file: string, ...more: readonly string[]): string {
  const dockerfile = [
    'FROM python:3.13-slim',
    `COPY ${file} /adapter.py`,
    ...more,
    'ENTRYPOINT ["python3", "-u", "/adapter.py"]',
  ];
  return execFileSync('docker', ['build', '--quiet', '--file', '-', 'test/adapters'], {
    encoding: 'utf8',
    input: dockerfile.join('\n'),
  }).trim();
}
