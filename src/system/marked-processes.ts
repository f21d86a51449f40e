import { readdirSync, readFileSync } from 'node:fs';

/**
 * What forks and ends without pause is somewhere else at each look, and is missed by most of them where the machine is
 * busy: it is gone when it was not seen so often. Where nothing was ever seen, fewer looks do.
 */
const LOOKS = { never: 8, since: 60 };
const MOST_LOOKS = 600;

/**
 * Ends, at once, every process whose environment has NAME=VALUE. A child hands its environment down: this finds what
 * left its process group and its parent. Where processes show no environment (elsewhere than on Linux) it ends
 * nothing, and it does not find one that was started with an environment of its own.
 */
export function endMarked(name: string, value: string): void {
  let unseen = 0;
  let enough = LOOKS.never;
  for (let look = 0; look < MOST_LOOKS && unseen < enough; look += 1) {
    unseen += 1;
    // The newest first, each ended as it is seen: it may be about to fork.
    for (const pid of numbers().reverse()) {
      if (!environment(pid).includes(`${name}=${value}`)) continue;
      end(pid);
      unseen = 0;
      enough = LOOKS.since;
    }
  }
}

function numbers(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

/** As it was when the program began. Empty for one that ended, or that belongs to somebody else. */
function environment(pid: number): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0');
  } catch {
    return [];
  }
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}
