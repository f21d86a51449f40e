import { readdirSync, readFileSync } from 'node:fs';

/** Processes that were forked while their parents were ended are found in the next round. */
const ROUNDS = 50;

/**
 * Ends, at once, every process whose environment has NAME=VALUE. A child hands its environment down: this finds what
 * left its process group and its parent. Where processes show no environment (elsewhere than on Linux) it ends
 * nothing, and it does not find one that was started with an environment of its own.
 */
export function endMarked(name: string, value: string): void {
  for (let round = 0; round < ROUNDS; round += 1) {
    const found = numbers().filter((pid) => environment(pid).includes(`${name}=${value}`));
    for (const pid of found) end(pid);
    if (found.length === 0) return;
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
