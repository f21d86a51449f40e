import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

/** The command that gives a process its own mounts, if the system allows it. */
const UNSHARE = [['-m'], ['-r', '-m']].find((flags) => {
  const mount = 'mount -t tmpfs none /mnt';
  return spawnSync('unshare', [...flags, 'sh', '-c', mount], { timeout: 10_000 }).status === 0;
});

export const smallDisks = UNSHARE !== undefined;
if (!smallDisks) console.warn('Skipped: tests with a full disk (a file system of one’s own cannot be mounted here).');

export interface Ended {
  readonly status: number | null;
  readonly stderr: string;
}

/** Runs shell lines with an empty file system of `kib` KiB at `place`, which is removed afterwards. */
export function onSmallDisk(place: string, kib: number, ...lines: readonly string[]): Ended {
  mkdirSync(place, { recursive: true });
  const script = [`mount -t tmpfs -o size=${kib}k none "${place}"`, ...lines].join('\n');
  const { status, stderr } = spawnSync('unshare', [...(UNSHARE ?? []), 'sh', '-c', script], { encoding: 'utf8' });
  return { status, stderr };
}
