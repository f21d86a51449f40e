import { readdirSync, readFileSync } from 'node:fs';

/**
 * How many scans in a row must find no process. One that forks and ends without pause is missed by most scans on a busy
 * machine; where no scan ever found one, fewer are enough.
 */
const EMPTY_SCANS = { neverFound: 8, found: 60 };
const MOST_SCANS = 600;

/**
 * Kills every process whose environment has NAME=VALUE. Children inherit it, so this also finds processes that left their
 * process group and parent. Except on Linux it ends nothing, and nowhere a process that was started with another
 * environment.
 */
export function endMarked(name: string, value: string): void {
  let empty = 0;
  let enough = EMPTY_SCANS.neverFound;
  // Read once, since the mark is inherited, and this process, which sets it, starts none meanwhile. A process that is
  // starting a program has no environment for a moment.
  const others = new Set<number>();
  for (let scan = 0; scan < MOST_SCANS && empty < enough; scan += 1) {
    empty += 1;
    // The newest first, each killed when found: it may be about to fork.
    for (const pid of processIds().reverse()) {
      if (others.has(pid)) continue;
      const found = environment(pid);
      if (!`\0${found}\0`.includes(`\0${name}=${value}\0`)) {
        if (found !== '') others.add(pid);
        continue;
      }
      end(pid);
      empty = 0;
      enough = EMPTY_SCANS.found;
    }
  }
}

function processIds(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

/** The initial environment of a process, each variable between null characters. Empty if the process exited, or belongs to another user. */
function environment(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8');
  } catch {
    return '';
  }
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has already exited.
  }
}
