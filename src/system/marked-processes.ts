import { readdirSync, readFileSync } from 'node:fs';

/** How many complete scans must find no process. One is not enough: a process that is starting a program has no environment for a moment. */
const COMPLETE_SCANS = 8;
const MOST_SCANS = 2_000;

/**
 * Kills every process whose environment has NAME=VALUE. Children inherit it, so this also finds processes that left their
 * process group and parent. Except on Linux it ends nothing, and nowhere a process that was started with another
 * environment.
 */
export function endMarked(name: string, value: string): void {
  let complete = 0;
  let others: ReadonlySet<number> = new Set();
  for (let scan = 0; scan < MOST_SCANS && complete < COMPLETE_SCANS; scan += 1) {
    // A process that forks and ends without pause can be missed by a scan, but not if no process started meanwhile.
    const newest = newestProcess();
    const scanned = endOnce(`\0${name}=${value}\0`, others);
    if (scanned.found) complete = 0;
    else if (newest === newestProcess()) complete += 1;
    ({ others } = scanned);
  }
}

/**
 * Kills the marked processes of one list of all processes.
 *
 * @param known processes of the former list without the mark, which are not read again: the mark is inherited
 * @returns the same of this list
 */
function endOnce(mark: string, known: ReadonlySet<number>): { found: boolean; others: ReadonlySet<number> } {
  const others = new Set<number>();
  let found = false;
  // The newest first, each killed when found: it may be about to fork.
  for (const pid of processIds().reverse()) {
    const variables = known.has(pid) ? undefined : environment(pid);
    if (variables === undefined || (variables !== '' && !`\0${variables}\0`.includes(mark))) others.add(pid);
    else if (variables !== '') {
      end(pid);
      found = true;
    }
  }
  return { found, others };
}

function processIds(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

/** The id that was given to a process last. Empty except on Linux. */
function newestProcess(): string {
  return read('/proc/loadavg').split(' ').at(-1) ?? '';
}

/** The initial environment of a process, each variable between null characters. Empty if the process exited, or belongs to another user. */
function environment(pid: number): string {
  return read(`/proc/${pid}/environ`);
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
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
